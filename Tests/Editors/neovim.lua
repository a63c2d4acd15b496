-- Drives `lintel lsp` with Neovim's own client. Tests/Editors/run starts it in a folder with Shop.yaml, and sets LINTEL.

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

  -- Code actions: the only near name is offered.
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

  -- Completion after a dollar has the token.
  vim.api.nvim_buf_set_lines(buffer, 6, 7, false, { '    tint: $' })
  local list = request('textDocument/completion', { position = place(7, 12) })
  local labels = vim.tbl_map(function(item) return item.label end, list and (list.items or list) or {})
  check('completion', vim.tbl_contains(labels, '$accent'), labels)
  vim.api.nvim_buf_set_lines(buffer, 6, 7, false, { '    tint: $accent' })

  -- Hover on a property has its page, and on a token its value.
  local hover = request('textDocument/hover', { position = place(7, 6) })
  check('hover', hover and hover.contents and hover.contents.value:find('tint') ~= nil, hover)

  -- Rename reaches the declaration and the use.
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
  done()
end

local ok, problem = xpcall(run, debug.traceback)
if not ok then
  print('FAIL ' .. problem)
  vim.cmd('cquit!')
end
