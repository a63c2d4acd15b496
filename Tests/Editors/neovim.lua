-- Tests `lintel lsp` with Neovim's own client. Tests/Editors/run starts it in a folder with Shop.yaml, and sets LINTEL.

local failures = 0

local function check(name, holds, found)
  if holds then
    print('ok   ' .. name)
  else
    failures = failures + 1
    print('FAIL ' .. name .. ': ' .. vim.inspect(found))
  end
end

local function done()
  vim.cmd(failures == 0 and 'qall!' or 'cquit!')
end

local function place(line, column)
  return { line = line - 1, character = column - 1 }
end

-- Makes a mistake in a real theme, applies the correction, and renames the token.
local function real(path)
  vim.cmd('edit! ' .. path)
  local buffer = vim.api.nvim_get_current_buf()
  local client = vim.lsp.start_client({
    name = 'lintel',
    cmd = { vim.env.LINTEL, 'lsp' },
    root_dir = vim.fn.getcwd() .. '/Styles',
  })
  vim.lsp.buf_attach_client(buffer, client)
  local uri = vim.uri_from_bufnr(buffer)

  local function request(method, params)
    params.textDocument = { uri = uri }
    for _, answer in pairs(vim.lsp.buf_request_sync(buffer, method, params, 20000) or {}) do
      return answer.result
    end
  end

  local function text()
    return table.concat(vim.api.nvim_buf_get_lines(buffer, 0, -1, false), '\n')
  end

  local function unknown()
    local found = vim.diagnostic.get(buffer)
    return vim.tbl_filter(function(finding) return finding.code == 'unknown-token' end, found)
  end

  local function waitFor(condition)
    return vim.wait(20000, condition, 50)
  end

  -- The first line that uses the token as a tint.
  local line, column
  for number, content in ipairs(vim.api.nvim_buf_get_lines(buffer, 0, -1, false)) do
    column = content:find('tint: $accent', 1, true)
    if column then
      line = number
      break
    end
  end
  check(path .. ': a use of the token', line ~= nil, text())
  local content = vim.api.nvim_buf_get_lines(buffer, line - 1, line, false)[1]
  local wrong = content:gsub('tint: %$accent', 'tint: $acent', 1)
  vim.api.nvim_buf_set_lines(buffer, line - 1, line, false, { wrong })
  waitFor(function() return #unknown() == 1 end)
  check(path .. ': diagnostics', #unknown() == 1 and unknown()[1].lnum == line - 1, unknown())
  local range = { start = place(line, column + 6), ['end'] = place(line, column + 12) }
  local actions = request('textDocument/codeAction', {
    range = range,
    context = { diagnostics = vim.lsp.diagnostic.get_line_diagnostics(buffer, line - 1) },
  })
  for _, action in ipairs(actions or {}) do
    if action.title == "Change to '$accent'" and action.edit then
      vim.lsp.util.apply_workspace_edit(action.edit, 'utf-16')
    end
  end
  local fixed = vim.api.nvim_buf_get_lines(buffer, line - 1, line, false)[1]
  check(path .. ': code actions', fixed == content, fixed)
  check(path .. ': diagnostics follow', waitFor(function() return #unknown() == 0 end), unknown())
  local list = request('textDocument/completion', { position = place(line, column + 7) })
  local labels = vim.tbl_map(function(item) return item.label end, list and (list.items or list) or {})
  check(path .. ': completion', vim.tbl_contains(labels, '$accent'), labels)
  local hover = request('textDocument/hover', { position = place(line, column + 8) })
  check(path .. ': hover', hover and hover.contents.value:find('accent') ~= nil, hover)
  local edit = request('textDocument/rename', { position = place(line, column + 8), newName = 'signal' })
  if edit then vim.lsp.util.apply_workspace_edit(edit, 'utf-16') end
  check(path .. ': rename', text():find('signal:') ~= nil and not text():find('%$accent%f[%W]'), text())
end

local function run()
  vim.cmd('edit Shop.yaml')
  local buffer = vim.api.nvim_get_current_buf()
  local uri = vim.uri_from_bufnr(buffer)
  local client = vim.lsp.start_client({
    name = 'lintel',
    cmd = { vim.env.LINTEL, 'lsp' },
    root_dir = vim.fn.getcwd(),
  })
  vim.lsp.buf_attach_client(buffer, client)

  local function request(method, params)
    params.textDocument = { uri = uri }
    local answers, problem = vim.lsp.buf_request_sync(buffer, method, params, 20000)
    if not answers then return nil, problem end
    for _, answer in pairs(answers) do return answer.result, answer.error end
  end

  local function findings()
    local found = vim.diagnostic.get(buffer)
    table.sort(found, function(a, b) return a.lnum < b.lnum end)
    return found
  end

  local function waitFor(condition)
    return vim.wait(20000, condition, 50)
  end

  -- Diagnostics: the theme has one unknown token.
  waitFor(function() return #findings() > 0 end)
  local found = findings()
  check('diagnostics', #found == 1 and found[1].code == 'unknown-token' and found[1].lnum == 6, found)

  -- Code actions: the only similar name is offered.
  local range = { start = place(7, 11), ['end'] = place(7, 18) }
  local actions = request('textDocument/codeAction', {
    range = range,
    context = { diagnostics = vim.lsp.diagnostic.get_line_diagnostics(buffer, 6) },
  })
  local titles = vim.tbl_map(function(action) return action.title end, actions or {})
  check('code actions', vim.tbl_contains(titles, "Change to '$accent'"), titles)
  for _, action in ipairs(actions or {}) do
    if action.title == "Change to '$accent'" and action.edit then
      vim.lsp.util.apply_workspace_edit(action.edit, 'utf-16')
    end
  end
  check('fix', vim.api.nvim_buf_get_lines(buffer, 6, 7, false)[1] == '    tint: $accent',
    vim.api.nvim_buf_get_lines(buffer, 6, 7, false))
  check('diagnostics follow the edit', waitFor(function() return #findings() == 0 end), findings())

  -- Completion after a dollar sign includes the token.
  vim.api.nvim_buf_set_lines(buffer, 6, 7, false, { '    tint: $' })
  local list = request('textDocument/completion', { position = place(7, 12) })
  local labels = vim.tbl_map(function(item) return item.label end, list and (list.items or list) or {})
  check('completion', vim.tbl_contains(labels, '$accent'), labels)
  vim.api.nvim_buf_set_lines(buffer, 6, 7, false, { '    tint: $accent' })

  -- Hovering over a property shows its page, and over a token its value.
  local hover = request('textDocument/hover', { position = place(7, 6) })
  check('hover', hover and hover.contents and hover.contents.value:find('tint') ~= nil, hover)

  -- Renaming changes the declaration and the use.
  local edit = request('textDocument/rename', { position = place(7, 13), newName = 'brandColor' })
  if edit then vim.lsp.util.apply_workspace_edit(edit, 'utf-16') end
  local text = table.concat(vim.api.nvim_buf_get_lines(buffer, 0, -1, false), '\n')
  local _, count = text:gsub('brandColor', '')
  check('rename', count == 2 and not text:find('accent'), text)

  -- Going to the definition finds the token.
  local target = request('textDocument/definition', { position = place(7, 13) })
  local first = target and (target[1] or target)
  local start = first and (first.range or first.targetSelectionRange)
  check('definition', start and start.start.line == 4, target)
  for _, name in ipairs({ 'Harbor', 'Marketplace' }) do real('Styles/' .. name .. '.yaml') end
  done()
end

local ok, problem = xpcall(run, debug.traceback)
if not ok then
  print('FAIL ' .. problem)
  vim.cmd('cquit!')
end
