vim.lsp.config('lintel', {
  cmd = { 'lintel', 'lsp' },
  filetypes = { 'yaml' },
  root_markers = { '.lintel.yml', '.git' },
})
vim.lsp.enable('lintel')
