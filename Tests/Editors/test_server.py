"""Tests `lintel lsp` with pytest-lsp, an independent client: one test for each row of the page "In your editor"."""

import os
import pathlib

import pytest
import pytest_lsp
from lsprotocol import types
from pytest_lsp import ClientServerConfig, LanguageClient, client_capabilities

THEME = """lintel: 1
theme: Shop
ios: 15..18
imports: [Colors.yaml]
toolbar:
  tint: $acent
navigationBar:
  tint: $accent
  background: opaque
screens:
  home: { tabBar: { tint: "#00569E" } }
  cart: { navigationBar: { tint: "#0A4A78" } }
"""
COLORS = """lintel: 1
tokens:
  colors:
    accent: "#00569E"
"""


@pytest_lsp.fixture(config=ClientServerConfig(server_command=[os.environ["LINTEL"], "lsp"]))
async def client(lsp_client: LanguageClient, tmp_path: pathlib.Path):
    (tmp_path / "Shop.yaml").write_text(THEME)
    (tmp_path / "Colors.yaml").write_text(COLORS)
    lsp_client.folder = tmp_path
    lsp_client.uri = (tmp_path / "Shop.yaml").as_uri()
    await lsp_client.initialize_session(
        types.InitializeParams(
            capabilities=client_capabilities("visual-studio-code"),
            workspace_folders=[types.WorkspaceFolder(uri=tmp_path.as_uri(), name="shop")],
        )
    )
    lsp_client.text_document_did_open(
        types.DidOpenTextDocumentParams(
            text_document=types.TextDocumentItem(
                uri=lsp_client.uri, language_id="yaml", version=1, text=THEME
            )
        )
    )
    while lsp_client.uri not in lsp_client.diagnostics:
        await lsp_client.wait_for_notification(types.TEXT_DOCUMENT_PUBLISH_DIAGNOSTICS)
    yield
    await lsp_client.shutdown_session()


def document(client):
    return types.TextDocumentIdentifier(uri=client.uri)


def at(line, column):
    return types.Position(line=line - 1, character=column - 1)


def texts(edit):
    """The new texts of a workspace edit, in either of its forms."""
    if edit.changes:
        return [change.new_text for changes in edit.changes.values() for change in changes]
    return [one.new_text for change in edit.document_changes for one in change.edits]


@pytest.mark.asyncio
async def test_diagnostics(client):
    found = client.diagnostics[client.uri]
    assert [(one.code, one.range.start.line) for one in found if one.severity == 1] == [("unknown-token", 5)]
    assert found[0].code_description is None or found[0].code_description.href


@pytest.mark.asyncio
async def test_code_actions(client):
    finding = next(one for one in client.diagnostics[client.uri] if one.code == "unknown-token")
    actions = await client.text_document_code_action_async(
        types.CodeActionParams(
            text_document=document(client),
            range=finding.range,
            context=types.CodeActionContext(diagnostics=[finding]),
        )
    )
    fix = next(one for one in actions if "'$accent'" in one.title)
    assert texts(fix.edit) == ["$accent"]


@pytest.mark.asyncio
async def test_formatting(client):
    edits = await client.text_document_formatting_async(
        types.DocumentFormattingParams(
            text_document=document(client),
            options=types.FormattingOptions(tab_size=2, insert_spaces=True),
        )
    )
    assert edits is not None


@pytest.mark.asyncio
async def test_hover(client):
    hover = await client.text_document_hover_async(
        types.HoverParams(text_document=document(client), position=at(8, 12))
    )
    assert "#00569E" in hover.contents.value


@pytest.mark.asyncio
async def test_completion(client):
    answer = await client.text_document_completion_async(
        types.CompletionParams(text_document=document(client), position=at(6, 10))
    )
    items = answer.items if isinstance(answer, types.CompletionList) else answer
    assert "$accent" in [item.label for item in items]


@pytest.mark.asyncio
async def test_definition_and_references(client):
    target = await client.text_document_definition_async(
        types.DefinitionParams(text_document=document(client), position=at(8, 12))
    )
    first = target[0] if isinstance(target, list) else target
    uri = first.uri if isinstance(first, types.Location) else first.target_uri
    assert uri.endswith("Colors.yaml")
    places = await client.text_document_references_async(
        types.ReferenceParams(
            text_document=document(client),
            position=at(8, 12),
            context=types.ReferenceContext(include_declaration=True),
        )
    )
    assert sorted(place.uri.rsplit("/", 1)[1] for place in places) == ["Colors.yaml", "Shop.yaml"]


@pytest.mark.asyncio
async def test_rename(client):
    edit = await client.text_document_rename_async(
        types.RenameParams(text_document=document(client), position=at(11, 4), new_name="start")
    )
    assert texts(edit) == ["start"]


@pytest.mark.asyncio
async def test_file_renames(client):
    old, new = (client.folder / name for name in ("Colors.yaml", "Paint.yaml"))
    edit = await client.workspace_will_rename_files_async(
        types.RenameFilesParams(files=[types.FileRename(old_uri=old.as_uri(), new_uri=new.as_uri())])
    )
    assert texts(edit) == ["Paint.yaml"]


@pytest.mark.asyncio
async def test_highlights_and_names(client):
    places = await client.text_document_document_highlight_async(
        types.DocumentHighlightParams(text_document=document(client), position=at(8, 12))
    )
    assert [place.range.start.line for place in places] == [7]
    found = await client.workspace_symbol_async(types.WorkspaceSymbolParams(query="acc"))
    assert [one.name for one in found] == ["accent"]


@pytest.mark.asyncio
async def test_symbols_and_folding(client):
    symbols = await client.text_document_document_symbol_async(
        types.DocumentSymbolParams(text_document=document(client))
    )

    def names(list):
        return [name for one in list for name in [one.name, *names(one.children or [])]]

    assert "home" in " ".join(names(symbols))
    ranges = await client.text_document_folding_range_async(
        types.FoldingRangeParams(text_document=document(client))
    )
    assert ranges


@pytest.mark.asyncio
async def test_links(client):
    links = await client.text_document_document_link_async(
        types.DocumentLinkParams(text_document=document(client))
    )
    assert [link.target.rsplit("/", 1)[1] for link in links] == ["Colors.yaml"]


@pytest.mark.asyncio
async def test_colors(client):
    colors = await client.text_document_document_color_async(
        types.DocumentColorParams(text_document=document(client))
    )
    assert (10, round(0x56 / 255, 3)) in [
        (one.range.start.line, round(one.color.green, 3)) for one in colors
    ]


@pytest.mark.asyncio
async def test_pull_diagnostics(client):
    report = await client.text_document_diagnostic_async(
        types.DocumentDiagnosticParams(text_document=document(client))
    )
    assert [one.code for one in report.items if one.severity == 1] == ["unknown-token"]


async def actions(client, position, *kinds):
    return await client.text_document_code_action_async(
        types.CodeActionParams(
            text_document=document(client),
            range=types.Range(start=position, end=position),
            context=types.CodeActionContext(diagnostics=[], only=list(kinds) or None),
        )
    )


async def replace(client, text, version):
    """Sends a whole text, and waits for its findings."""
    client.text_document_did_change(
        types.DidChangeTextDocumentParams(
            text_document=types.VersionedTextDocumentIdentifier(uri=client.uri, version=version),
            content_changes=[types.TextDocumentContentChangeWholeDocument(text=text)],
        )
    )
    await client.wait_for_notification(types.TEXT_DOCUMENT_PUBLISH_DIAGNOSTICS)


SOUND = THEME.replace("acent", "accent")


async def edited(client, action):
    if not action.edit:
        action = await client.code_action_resolve_async(action)
    return texts(action.edit)


@pytest.mark.asyncio
async def test_extracting_and_inlining(client):
    await replace(client, SOUND, 2)
    found = await actions(client, at(12, 40), "refactor.extract")
    assert any("tint" in text for text in await edited(client, found[0]))
    found = await actions(client, at(6, 11), "refactor.inline")
    assert any("#00569E" in text for text in await edited(client, found[0]))


@pytest.mark.asyncio
async def test_settling_a_conflict(client):
    text = SOUND.replace("screens:", "brands: { a: {}, b: {} }\nscreens:") + (
        "  news:\n"
        "    brands: { a: { toolbar: { tint: label } } }\n"
        "    when pad: { toolbar: { tint: systemRed } }\n"
    )
    await replace(client, text, 2)
    found = next(one for one in client.diagnostics[client.uri] if one.code == "conflicting-override")
    offered = await actions(client, found.range.start, "quickfix")
    settling = next(one for one in offered if one.title.startswith("Settle"))
    assert "when pad" in "".join(await edited(client, settling))


@pytest.mark.asyncio
async def test_suppressing_and_fixing_all(client):
    await replace(client, THEME + "toolbarr: {}\n", 2)
    everything = await actions(client, at(1, 1), "source.fixAll")
    assert "$accent" in "".join(await edited(client, everything[0]))


@pytest.mark.asyncio
async def test_selection_ranges(client):
    ranges = await client.text_document_selection_range_async(
        types.SelectionRangeParams(text_document=document(client), positions=[at(8, 12)])
    )
    assert ranges[0].range.start.line == 7 and ranges[0].parent.range != ranges[0].range


@pytest.mark.asyncio
async def test_inlay_hints(client):
    await replace(client, SOUND, 2)
    hints = await client.text_document_inlay_hint_async(
        types.InlayHintParams(
            text_document=document(client), range=types.Range(start=at(1, 1), end=at(14, 1))
        )
    )
    labels = [hint.label for hint in hints]
    assert "= #00569E" in labels
    assert any(label.startswith("loses in 1 of ") for label in labels), labels


@pytest.mark.asyncio
async def test_range_formatting(client):
    await replace(client, SOUND.replace("tint: $accent\n  back", "tint:   $accent\n  back"), 2)
    edits = await client.text_document_range_formatting_async(
        types.DocumentRangeFormattingParams(
            text_document=document(client),
            range=types.Range(start=at(8, 1), end=at(8, 3)),
            options=types.FormattingOptions(tab_size=2, insert_spaces=True),
        )
    )
    assert "tint: $accent" in "".join(edit.new_text for edit in edits)


@pytest.mark.asyncio
async def test_commands(client):
    await replace(client, SOUND, 2)
    for name, expected in [
        ("lintel.preview", "<!DOCTYPE html>"), ("lintel.resolve", '"screen": "cart"'), ("lintel.swift", "UIKit"),
    ]:
        result = await client.workspace_execute_command_async(
            types.ExecuteCommandParams(
                command=name,
                arguments=[{"uri": client.uri, "position": {"line": 11, "character": 30}}],
            )
        )
        result = result if isinstance(result, dict) else vars(result) if hasattr(result, "__dict__") else result._asdict()
        assert expected.lower() in result["text"].lower()


@pytest.mark.asyncio
async def test_color_presentations(client):
    answers = await client.text_document_color_presentation_async(
        types.ColorPresentationParams(
            text_document=document(client),
            color=types.Color(red=1.0, green=0.0, blue=0.0, alpha=1.0),
            range=types.Range(start=at(11, 27), end=at(11, 36)),
        )
    )
    assert [answer.label for answer in answers] == ['"#FF0000"', '"rgb(255 0 0)"']
