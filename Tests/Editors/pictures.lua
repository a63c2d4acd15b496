-- The settings for the pictures: a terminal's colors, and a key for each feature that they show.
vim.o.termguicolors = true
vim.o.number = true
vim.o.signcolumn = 'yes'
vim.o.showmode = false
vim.o.ruler = false
vim.o.laststatus = 0
vim.o.shortmess = vim.o.shortmess .. 'IF'
vim.o.completeopt = 'menuone,noinsert'
vim.o.background = 'dark'
vim.cmd('syntax on')
vim.cmd('highlight SignColumn guibg=NONE')
vim.cmd('highlight Pmenu guifg=#d4d4d4 guibg=#333333')
vim.cmd('highlight PmenuSel guifg=#ffffff guibg=#00569e')
vim.cmd('highlight NormalFloat guibg=#2d2d2d')
vim.diagnostic.config({ virtual_text = { prefix = '■' }, signs = true, underline = true })
vim.lsp.start_client({
  name = 'lintel',
  cmd = { vim.env.LINTEL, 'lsp' },
  root_dir = vim.fn.getcwd(),
  on_init = function(client) vim.lsp.buf_attach_client(0, client.id) end,
})
vim.bo.omnifunc = 'v:lua.vim.lsp.omnifunc'
vim.keymap.set('n', 'K', vim.lsp.buf.hover)
vim.keymap.set('n', ' a', vim.lsp.buf.code_action)
