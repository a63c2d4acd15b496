"use strict";

const { workspace } = require("vscode");
const { LanguageClient } = require("vscode-languageclient/node");

let client;

/** Starts `lintel lsp` for all YAML; the server itself leaves other files alone. */
function activate() {
  const settings = workspace.getConfiguration("lintel");
  const command = settings.get("path", "lintel");
  const args = ["lsp", ...settings.get("arguments", [])];
  client = new LanguageClient(
    "lintel",
    "Lintel",
    { command, args },
    { documentSelector: [{ language: "yaml" }, { pattern: "**/*.tokens.json" }] },
  );
  return client.start();
}

/** Ends the conversation before the editor closes. */
function deactivate() {
  return client?.stop();
}

module.exports = { activate, deactivate };
