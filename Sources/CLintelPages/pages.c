#include "CLintelPages.h"

// The C compiler notes which files it embeds, so that a build embeds a page again after it changes.
#ifndef __has_embed
#error "#embed is missing: build with the clang of a Swift 6.2 toolchain or newer"
#endif
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char pages[] = {
#embed "../../Tests/Specs/README.md" suffix(, 0,)
#embed "../../Tests/Specs/app-versions.md" suffix(, 0,)
#embed "../../Tests/Specs/blocks.md" suffix(, 0,)
#embed "../../Tests/Specs/build-tools.md" suffix(, 0,)
#embed "../../Tests/Specs/buttons.md" suffix(, 0,)
#embed "../../Tests/Specs/cascade.md" suffix(, 0,)
#embed "../../Tests/Specs/design-tokens.md" suffix(, 0,)
#embed "../../Tests/Specs/diff.md" suffix(, 0,)
#embed "../../Tests/Specs/files.md" suffix(, 0,)
#embed "../../Tests/Specs/formatting.md" suffix(, 0,)
#embed "../../Tests/Specs/glass.md" suffix(, 0,)
#embed "../../Tests/Specs/keys.md" suffix(, 0,)
#embed "../../Tests/Specs/linting.md" suffix(, 0,)
#embed "../../Tests/Specs/mistakes.md" suffix(, 0,)
#embed "../../Tests/Specs/modes.md" suffix(, 0,)
#embed "../../Tests/Specs/output.md" suffix(, 0,)
#embed "../../Tests/Specs/preview.md" suffix(, 0,)
#embed "../../Tests/Specs/proxies.md" suffix(, 0,)
#embed "../../Tests/Specs/reports.md" suffix(, 0,)
#embed "../../Tests/Specs/robustness.md" suffix(, 0,)
#embed "../../Tests/Specs/search.md" suffix(, 0,)
#embed "../../Tests/Specs/sizes.md" suffix(, 0,)
#embed "../../Tests/Specs/slots.md" suffix(, 0,)
#embed "../../Tests/Specs/style-guide.md" suffix(, 0,)
#embed "../../Tests/Specs/tokens.md" suffix(, 0,)
#embed "../../Tests/Specs/transitions.md" suffix(, 0,)
#embed "../../Tests/Specs/values.md" suffix(, 0,)
#embed "../../Tests/Specs/guide/adopting.md" suffix(, 0,)
#embed "../../Tests/Specs/guide/brands.md" suffix(, 0,)
#embed "../../Tests/Specs/guide/ci.md" suffix(, 0,)
#embed "../../Tests/Specs/guide/conflicts.md" suffix(, 0,)
#embed "../../Tests/Specs/guide/dark-mode.md" suffix(, 0,)
#embed "../../Tests/Specs/guide/editors.md" suffix(, 0,)
#embed "../../Tests/Specs/guide/first-theme.md" suffix(, 0,)
#embed "../../Tests/Specs/guide/in-the-app.md" suffix(, 0,)
#embed "../../Tests/Specs/guide/promos.md" suffix(, 0,)
#embed "../../Tests/Specs/guide/screens.md" suffix(, 0,)
#embed "../../Tests/Specs/guide/scrolling.md" suffix(, 0,)
#embed "../../Tests/Specs/guide/swiftui.md" suffix(, 0,)
#embed "../../Tests/Specs/guide/troubleshooting.md" suffix(, 0,)
#embed "../../Tests/Specs/guide/xcode.md" suffix(, 0,)
  0
};

const unsigned char *lintel_pages(void) { return pages; }
