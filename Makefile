# `make demo` and `make test` are all that most people need. The other targets are for people who work on Lintel.

SHELL := /bin/bash
BUILD := .build
DEMO := $(BUILD)/demo
LINTEL := $(BUILD)/debug/lintel
RELEASED := $(BUILD)/release/lintel
TOOLS := $(BUILD)/tools

# On Linux, links everything into the tool if the toolchain and libyaml have static libraries. The tool then starts in half the time.
# Expanded when a product is built, because a prerequisite may have installed libyaml.
STATIC = $(shell [ "$$(uname)" = Linux ] && { \
  lib="$$(swiftc -print-target-info | sed -n 's/.*"runtimeResourcePath": *"\(.*\)".*/\1/p')_static"; \
  [ -d "$$lib" ] && echo --static-swift-stdlib; \
  [ -f "$$lib/linux/static-executable-args.lnk" ] && find /usr/lib -name libyaml.a 2>/dev/null | grep -q . \
    && echo -Xswiftc -static-executable; })
# The tool runs for milliseconds. Looking up types by name at their first use would take a tenth of them, so the code refers to types directly.
RELEASE = swift build -c release -debug-info-format none $(STATIC) \
  -Xswiftc -Xfrontend -Xswiftc -disable-concrete-type-metadata-mangled-name-accessors

# A run of many tests is faster with optimized modules, and doesn't need debug information, because each failure reports its place. Builds in a
# separate folder, so that builds for one or two tests, such as an editor's, stay up to date.
TEST_BUILD := $(BUILD)/tests
# The Linux toolchain includes an optimized swift-syntax for its own tools, so the tests don't have to build it.
PARSER = $(shell lib="$$(swiftc -print-target-info | sed -n 's/.*"runtimeResourcePath": *"\(.*\)".*/\1/p')/host"; \
  [ -f "$$lib/libSwiftParser.so" ] && [ -d "$$lib/SwiftParser.swiftmodule" ] && echo "$$lib")
TEST = LINTEL_TOOLCHAIN_PARSER="$(PARSER)" LINTEL_TEST_RUN="$$(swift build --scratch-path $(TEST_BUILD) --show-bin-path)" \
  swift test --disable-xctest --scratch-path $(TEST_BUILD) -debug-info-format none --disable-index-store

# Optimization doubles the build time, so builds for trying things out go without it.
DEBUG = swift build -debug-info-format none --disable-index-store

.PHONY: demo test thorough release source lint format bench growth mutants modes equality law fuzz sanitize goldens preview-check editors editors-python referee example dist bundle libyaml python valgrind node build-tools clean

demo: libyaml
	@echo "==> Building Lintel without optimization"
	$(DEBUG) --product lintel
	@echo "==> Compiling the themes in Styles/ to Swift and JSON"
	@mkdir -p $(DEMO)
	@$(LINTEL) compile Styles --to swift --to json --output $(DEMO)
	@echo "==> $$(ls $(DEMO)/*.swift | wc -l | tr -d ' ') Swift files and $$(ls $(DEMO)/*.json | wc -l | tr -d ' ') appearance trees in $(DEMO)"
	@echo "    Start with Styles/Harbor.yaml, then look at $(DEMO)/Harbor.swift and $(DEMO)/Harbor.json."
	@echo "    Ask why a value is what it is:"
	@echo "      $(LINTEL) explain Styles/Harbor.yaml navigationBar.background.color --brand harbor --promo summer --screen checkout"
	@echo "    For themes of your own, 'make release' builds the optimized tool."

test: libyaml python node build-tools editors-python lint
	@echo "==> Building and running the tests"
	LINTEL_SOURCE=1 $(TEST)
	Tests/Editors/run $(TEST_BUILD)/debug/lintel $(TOOLS)/editors/bin/python pytest

# Runs all random tests, as CI does; `make test` runs part of them.
thorough:
	LINTEL_THOROUGH=1 $(MAKE) test

# Builds the optimized tool.
release: libyaml
	$(RELEASE) --product lintel
	@echo "==> $(RELEASED)"

# Builds the reader of app code for `lintel adopt` and `lintel audit`. Takes minutes, because it builds a Swift parser.
source: release
	LINTEL_SOURCE=1 $(RELEASE) --product lintel-source
	@echo "==> 'lintel adopt' and 'lintel audit' of $(RELEASED) find it there"

lint:
	@echo "==> Checking the format"
	swift format lint --strict --parallel --recursive Package.swift Sources Tests

format:
	swift format format --in-place --recursive Package.swift Sources Tests

# Measures Lintel and other tools in turn, how the checks of the cascade scale, and the cost of the Swift output in an app.
bench: libyaml
	$(RELEASE) --product lintel
	$(RELEASE) --product lintel-bench
	swift build --target LintelUIKit
	Tests/Benchmarks/Table/install
	Tests/Benchmarks/Table/run
	Tests/Benchmarks/Table/edits
	LINTEL_SOURCE=1 $(RELEASE) --product lintel-source
	Tests/Benchmarks/Table/reading
	Tests/Benchmarks/growth
	Tests/Benchmarks/generated-swift

# Counts instructions as themes grow, and fails if a command's work grows faster than allowed. Takes half an hour.
growth: libyaml valgrind
	$(RELEASE) --product lintel
	Tests/Benchmarks/Table/instructions

# Opens previews of the gallery in headless Chromium, at the size of a phone and of a desktop window. Saves screenshots in .build/preview.
preview-check: libyaml node
	@command -v chromium >/dev/null || command -v chromium-browser >/dev/null || { \
	  echo "==> Installing Chromium"; sudo=; if [ "$$(id -u)" != 0 ]; then sudo=sudo; fi; \
	  $$sudo apt-get update -qq && $$sudo apt-get install -y -qq chromium; }
	$(DEBUG) --product lintel
	node --experimental-websocket Tests/LintelPreviewTests/Page/check.mjs $(LINTEL) $(BUILD)/preview Styles

# Tests the language server with existing clients: pytest-lsp for each row of the page "In your editor", Neovim, and Emacs.
editors: libyaml editors-python
	@missing=; command -v nvim >/dev/null || missing=neovim; command -v emacs >/dev/null || missing="$$missing emacs"; \
	if [ -n "$$missing" ]; then \
	  echo "==> Installing $$missing"; sudo=; if [ "$$(id -u)" != 0 ]; then sudo=sudo; fi; \
	  if command -v brew >/dev/null; then brew install $$missing; \
	  else $$sudo apt-get update -qq && $$sudo apt-get install -y -qq $${missing/emacs/emacs-nox elpa-yaml-mode}; fi; fi
	@# Eglot is part of Emacs, starting with version 29.
	@emacs --batch --eval "(progn (package-initialize) (require 'eglot))" 2>/dev/null || { \
	  sudo=; if [ "$$(id -u)" != 0 ]; then sudo=sudo; fi; $$sudo apt-get install -y -qq elpa-eglot; }
	$(DEBUG) --product lintel
	Tests/Editors/run $(LINTEL) $(TOOLS)/editors/bin/python

# Installs pytest-lsp, the client for the language server's tests.
editors-python: python
	@test -x $(TOOLS)/editors/bin/pytest && exit 0; \
	echo "==> Installing pytest-lsp into $(TOOLS)/editors"; \
	made() { for p in $(PYTHONS); do \
	  if "$$p" -c 'import sys; sys.exit(sys.version_info < (3, 10))' 2>/dev/null \
	    && "$$p" -m venv --clear $(TOOLS)/editors >/dev/null 2>&1; then return 0; fi; done; return 1; }; \
	if ! made && command -v apt-get >/dev/null; then \
	  sudo=; if [ "$$(id -u)" != 0 ]; then sudo=sudo; fi; \
	  $$sudo apt-get update -qq && $$sudo apt-get install -y -qq python3-venv; made; \
	fi; \
	$(TOOLS)/editors/bin/pip install --quiet pytest-lsp==1.0.1

# Breaks the cascade, the algebra of decisions, and the runtime library, one place at a time, and shows which tests notice. Takes an hour.
mutants: libyaml
	Tests/Mutants/run

# Runs scenarios on UIKit in the Simulator, and compares the results with the tests' stand-in. Needs a Mac, and hasn't run on one yet.
referee:
	Tests/UIKitReferee/run $(BUILD)/referee

# Compares the outputs in every context of the gallery, of which the ordinary tests take a sample, and for ROUNDS times as many random themes.
# SEED=1001 draws different themes.
ROUNDS ?= 4
SEED ?= 1
equality: libyaml
	LINTEL_CONTEXTS=1000000 LINTEL_DRAWN_ROUNDS=$(ROUNDS) LINTEL_DRAWN_SEED=$(SEED) \
	  $(TEST) --filter 'GallerySwiftTests|DrawnThemeTests'

# Checks every form of the Swift output in every language mode and on every iOS version. The ordinary tests take a sample.
modes: libyaml
	LINTEL_MODES=all $(TEST) --filter 'IOSTests|LanguageModeTests'

# Compares `explain`, `resolve`, the JSON tree, and the Swift output for every slot in THEMES random themes, and runs PROGRAMS of the Swift
# outputs. LAW_SEED=20001 draws different themes.
THEMES ?= 10000
PROGRAMS ?= $(THEMES)
LAW_SEED ?= 1
law: libyaml
	LINTEL_LAW_THEMES=$(THEMES) LINTEL_LAW_PROGRAMS=$(PROGRAMS) LINTEL_LAW_SEED=$(LAW_SEED) \
	  $(TEST) --filter LawTests

# Fuzzes six parts of Lintel with libFuzzer, each for FUZZ_SECONDS. Only the Linux toolchain includes libFuzzer.
FUZZ_SECONDS ?= 60
fuzz: libyaml
	Tests/Fuzzing/run $(FUZZ_SECONDS)

# Runs the tests with AddressSanitizer, then with ThreadSanitizer, each built in a separate folder. Doesn't check for leaks: Swift stores
# enum cases in spare bits of pointers, and the leak checker doesn't recognize such pointers.
SANITIZED ?= .
sanitize: libyaml python node build-tools
	for kind in address thread; do \
	  LINTEL_SANITIZED=$$kind ASAN_OPTIONS=detect_leaks=0 LINTEL_PYTHON="$$(cat $(TOOLS)/python)" swift test --disable-xctest --sanitize $$kind \
	    --scratch-path $(BUILD)/$$kind --filter '$(SANITIZED)' || exit 1; \
	done

# Rewrites the golden files. The run that rewrites them fails, so that nobody mistakes it for a passing one.
goldens: libyaml python node build-tools
	UPDATE_GOLDENS=1 $(TEST)

# Builds the example package with Lintel from source, from a clean cache, three times. The third build must have nothing to do. SwiftPM builds a
# plugin's tool once while planning and once while building, and records each, so the second plan finds that the tool changed and links it
# again. One shell runs all three builds, because SwiftPM plans again if the manifest, the list of files, or any environment variable changes.
# With an artifact bundle, as in a release, the second build has nothing to do.
example: libyaml
	rm -rf Tests/ExamplePackage/.build && mkdir -p $(BUILD)
	@for i in 1 2 3; do \
	  echo "==> Build $$i"; \
	  swift build --package-path Tests/ExamplePackage >$(BUILD)/example.txt 2>&1; status=$$?; cat $(BUILD)/example.txt; \
	  if [ $$status != 0 ]; then exit $$status; fi; \
	done
	@if grep -E 'Compiling|Linking' $(BUILD)/example.txt | grep -qv 'Compiling plugin'; then \
	  echo "==> The last build should have had nothing to do" >&2; exit 1; fi

# Builds a release for this machine in .build/dist: the tool with its manual and completions, and an artifact bundle.
dist: libyaml
	.ci/dist $(BUILD)/dist

# Joins the results of 'make dist' on several machines into one artifact bundle: make bundle DISTS="mac/lintel-0.1.0-arm64-apple-macosx …"
DISTS ?= $(wildcard $(BUILD)/dist/lintel-*/)
bundle:
	.ci/join $(BUILD)/dist $(DISTS)

# The front end reads YAML with the system's libyaml.
libyaml:
	@if pkg-config --exists yaml-0.1 2>/dev/null; then exit 0; fi; \
	sudo=; if [ "$$(id -u)" != 0 ]; then sudo=sudo; fi; \
	if command -v brew >/dev/null; then \
	  echo "==> Installing libyaml with Homebrew"; brew install libyaml pkgconf; \
	elif command -v apt-get >/dev/null; then \
	  echo "==> Installing libyaml with apt"; \
	  $$sudo apt-get update -qq && $$sudo apt-get install -y -qq libyaml-dev pkg-config; \
	else \
	  echo "Lintel needs libyaml 0.2 with its header, and this machine has neither apt-get nor brew to install it." >&2; \
	  echo "Install it with your system's package manager, so that 'pkg-config yaml-0.1' finds it." >&2; \
	  exit 1; \
	fi

# The tests check outputs with the Python packages jsonschema-rs, sarif-pydantic, and cmarkgfm. Writes the path of an interpreter that has them to
# a file. The packages need Python 3.10 or later; Apple's python3 is older.
PYTHONS ?= python3 python3.14 python3.13 python3.12 python3.11 python3.10 /usr/bin/python3 /opt/homebrew/bin/python3 /usr/local/bin/python3
python:
	@mkdir -p $(TOOLS); \
	note() { for p in $(TOOLS)/venv/bin/python $(PYTHONS); do \
	  if "$$p" -c 'import cmarkgfm, jsonschema_rs, sarif_pydantic; jsonschema_rs.meta' 2>/dev/null; then \
	    echo "$$p" > $(TOOLS)/python; return 0; fi; done; return 1; }; \
	newer() { for p in $(PYTHONS); do \
	  if "$$p" -c 'import sys; sys.exit(sys.version_info < (3, 10))' 2>/dev/null; then echo "$$p"; return 0; fi; done; return 1; }; \
	if note; then exit 0; fi; \
	sudo=; if [ "$$(id -u)" != 0 ]; then sudo=sudo; fi; \
	if ! newer >/dev/null; then \
	  if command -v brew >/dev/null; then \
	    echo "==> Installing Python with Homebrew"; brew install python; \
	  elif command -v apt-get >/dev/null; then \
	    echo "==> Installing Python with apt"; $$sudo apt-get update -qq && $$sudo apt-get install -y -qq python3 python3-venv; \
	  fi; \
	fi; \
	p="$$(newer)" || { echo "The tests need Python 3.10 or later, which couldn't be installed." >&2; exit 1; }; \
	echo "==> Installing jsonschema-rs, sarif-pydantic, and cmarkgfm into $(TOOLS)/venv"; \
	if ! "$$p" -m venv --clear $(TOOLS)/venv >/dev/null 2>&1 && command -v apt-get >/dev/null; then \
	  $$sudo apt-get update -qq && $$sudo apt-get install -y -qq python3-venv; \
	  "$$p" -m venv --clear $(TOOLS)/venv; \
	fi; \
	$(TOOLS)/venv/bin/pip install --quiet 'jsonschema-rs>=0.30' 'sarif-pydantic>=0.6' 'cmarkgfm>=2024'; \
	note || { echo "The tests need the Python packages jsonschema-rs (0.30 or later), sarif-pydantic, and cmarkgfm, which couldn't be installed." >&2; exit 1; }

# Valgrind counts instructions on Linux, as `time` does on a Mac.
valgrind:
	@if [ "$$(uname)" != Linux ] || command -v valgrind >/dev/null; then exit 0; fi; \
	echo "==> Installing Valgrind"; sudo=; if [ "$$(id -u)" != 0 ]; then sudo=sudo; fi; \
	$$sudo apt-get update -qq && $$sudo apt-get install -y -qq valgrind

# The tests run the program of the preview's page in Node.js.
node:
	@if command -v node >/dev/null; then exit 0; fi; \
	if command -v brew >/dev/null; then \
	  echo "==> Installing Node.js with Homebrew"; brew install node; \
	elif command -v apt-get >/dev/null; then \
	  echo "==> Installing Node.js with apt"; sudo=; if [ "$$(id -u)" != 0 ]; then sudo=sudo; fi; \
	  $$sudo apt-get update -qq && $$sudo apt-get install -y -qq nodejs; \
	else \
	  echo "The tests need Node.js, and this machine has neither apt-get nor brew to install it." >&2; exit 1; \
	fi

# The tests build themes with the build tools that the reference has snippets for.
build-tools:
	@if command -v ninja >/dev/null && command -v cmake >/dev/null; then exit 0; fi; \
	if command -v brew >/dev/null; then \
	  echo "==> Installing Ninja and CMake with Homebrew"; brew install ninja cmake; \
	elif command -v apt-get >/dev/null; then \
	  echo "==> Installing Ninja and CMake with apt"; sudo=; if [ "$$(id -u)" != 0 ]; then sudo=sudo; fi; \
	  $$sudo apt-get update -qq && $$sudo apt-get install -y -qq ninja-build cmake; \
	else \
	  echo "The tests need Ninja and CMake, and this machine has neither apt-get nor brew to install them." >&2; exit 1; \
	fi

clean:
	rm -rf $(BUILD)
