# Two commands do everything: `make demo` and `make test`. The rest is for those who work on Lintel.

SHELL := /bin/bash
BUILD := .build
DEMO := $(BUILD)/demo
LINTEL := $(BUILD)/debug/lintel
RELEASED := $(BUILD)/release/lintel
TOOLS := $(BUILD)/tools

# On Linux everything is linked into the tool where the toolchain and libyaml have archives: it then starts in half the time. Asked when a
# product is built, since libyaml may be installed just before.
STATIC = $(shell [ "$$(uname)" = Linux ] && { \
  lib="$$(swiftc -print-target-info | sed -n 's/.*"runtimeResourcePath": *"\(.*\)".*/\1/p')_static"; \
  [ -d "$$lib" ] && echo --static-swift-stdlib; \
  [ -f "$$lib/linux/static-executable-args.lnk" ] && find /usr/lib -name libyaml.a 2>/dev/null | grep -q . \
    && echo -Xswiftc -static-executable; })
# The tool runs for milliseconds, a tenth of which would go to finding types by their names as each is first used; code refers to them instead.
RELEASE = swift build -c release -debug-info-format none $(STATIC) \
  -Xswiftc -Xfrontend -Xswiftc -disable-concrete-type-metadata-mangled-name-accessors

# A run of many tests pays for optimized modules, and needs no debug information: a failure says its place by itself. What it builds has a
# folder of its own, so that builds for one or two tests, as in an editor, stay as they are.
TEST_BUILD := $(BUILD)/tests
# Linux's toolchain has swift-syntax for its own tools, which spares a build of it, and is optimized.
PARSER = $(shell lib="$$(swiftc -print-target-info | sed -n 's/.*"runtimeResourcePath": *"\(.*\)".*/\1/p')/host"; \
  [ -f "$$lib/libSwiftParser.so" ] && [ -d "$$lib/SwiftParser.swiftmodule" ] && echo "$$lib")
TEST = LINTEL_TOOLCHAIN_PARSER="$(PARSER)" LINTEL_TEST_RUN="$$(swift build --scratch-path $(TEST_BUILD) --show-bin-path)" \
  swift test --disable-xctest --scratch-path $(TEST_BUILD) -debug-info-format none --disable-index-store

# Optimization doubles the time of a build. What is only tried out goes without.
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

# The same with all that tests draw at random, of which `make test` takes a part; CI does it.
thorough:
	LINTEL_THOROUGH=1 $(MAKE) test

# The tool to work with.
release: libyaml
	$(RELEASE) --product lintel
	@echo "==> $(RELEASED)"

# What reads an app's code for `lintel adopt` and `lintel audit`; it takes minutes, since it needs a parser of Swift.
source: release
	LINTEL_SOURCE=1 $(RELEASE) --product lintel-source
	@echo "==> 'lintel adopt' and 'lintel audit' of $(RELEASED) find it there"

lint:
	@echo "==> Checking the format"
	swift format lint --strict --parallel --recursive Package.swift Sources Tests

format:
	swift format format --in-place --recursive Package.swift Sources Tests

# Lintel's figures beside its references', measured in turn; how the checks of the cascade grow; what the Swift output costs its user.
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

# Counts instructions as themes grow, and fails where a command's work grows faster than it may; takes half an hour.
growth: libyaml valgrind
	$(RELEASE) --product lintel
	Tests/Benchmarks/Table/instructions

# Opens previews of the gallery in headless Chromium, as on a phone and on a desk, and leaves screenshots in .build/preview to look at.
preview-check: libyaml node
	@command -v chromium >/dev/null || command -v chromium-browser >/dev/null || { \
	  echo "==> Installing Chromium"; sudo=; if [ "$$(id -u)" != 0 ]; then sudo=sudo; fi; \
	  $$sudo apt-get update -qq && $$sudo apt-get install -y -qq chromium; }
	$(DEBUG) --product lintel
	node --experimental-websocket Tests/LintelPreviewTests/Page/check.mjs $(LINTEL) $(BUILD)/preview Styles

# Drives the language server with clients that others wrote: pytest-lsp for each row of the page "In your editor", Neovim, and Emacs.
editors: libyaml editors-python
	@missing=; command -v nvim >/dev/null || missing=neovim; command -v emacs >/dev/null || missing="$$missing emacs"; \
	if [ -n "$$missing" ]; then \
	  echo "==> Installing $$missing"; sudo=; if [ "$$(id -u)" != 0 ]; then sudo=sudo; fi; \
	  if command -v brew >/dev/null; then brew install $$missing; \
	  else $$sudo apt-get update -qq && $$sudo apt-get install -y -qq $${missing/emacs/emacs-nox elpa-yaml-mode}; fi; fi
	@# Eglot is part of Emacs from version 29 on.
	@emacs --batch --eval "(progn (package-initialize) (require 'eglot))" 2>/dev/null || { \
	  sudo=; if [ "$$(id -u)" != 0 ]; then sudo=sudo; fi; $$sudo apt-get install -y -qq elpa-eglot; }
	$(DEBUG) --product lintel
	Tests/Editors/run $(LINTEL) $(TOOLS)/editors/bin/python

# The client of the language server's tests, a package of a registry.
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

# Breaks the cascade, the algebra of decisions and the runtime library in one place at a time and shows which tests notice; takes an hour.
mutants: libyaml
	Tests/Mutants/run

# Runs scenarios on UIKit, in a Simulator, and compares what they come to with the tests' stand-in. It needs a Mac, and has not run on one yet.
referee:
	Tests/UIKitReferee/run $(BUILD)/referee

# Compares the outputs in every context of the gallery, where the ordinary tests take a sample, and of ROUNDS times as many random themes;
# SEED=1001 draws others.
ROUNDS ?= 4
SEED ?= 1
equality: libyaml
	LINTEL_CONTEXTS=1000000 LINTEL_DRAWN_ROUNDS=$(ROUNDS) LINTEL_DRAWN_SEED=$(SEED) \
	  $(TEST) --filter 'GallerySwiftTests|DrawnThemeTests'

# Checks every form of the Swift output in every language mode and on every version of iOS, where the ordinary tests take a sample.
modes: libyaml
	LINTEL_MODES=all $(TEST) --filter 'IOSTests|LanguageModeTests'

# Holds what `explain`, `resolve`, the JSON tree and the Swift output say of every slot against one another, in THEMES random themes;
# PROGRAMS of them run. LAW_SEED=20001 draws others.
THEMES ?= 10000
PROGRAMS ?= $(THEMES)
LAW_SEED ?= 1
law: libyaml
	LINTEL_LAW_THEMES=$(THEMES) LINTEL_LAW_PROGRAMS=$(PROGRAMS) LINTEL_LAW_SEED=$(LAW_SEED) \
	  $(TEST) --filter LawTests

# Feeds six parts of Lintel with libFuzzer, each for FUZZ_SECONDS; only Linux's toolchain has it.
FUZZ_SECONDS ?= 60
fuzz: libyaml
	Tests/Fuzzing/run $(FUZZ_SECONDS)

# The tests with AddressSanitizer, then with ThreadSanitizer, each built in a folder of its own. Leaks are not looked for: Swift keeps
# cases of enums in spare bits of pointers, which are none then for who looks for leaks.
SANITIZED ?= .
sanitize: libyaml python node build-tools
	for kind in address thread; do \
	  LINTEL_SANITIZED=$$kind ASAN_OPTIONS=detect_leaks=0 LINTEL_PYTHON="$$(cat $(TOOLS)/python)" swift test --disable-xctest --sanitize $$kind \
	    --scratch-path $(BUILD)/$$kind --filter '$(SANITIZED)' || exit 1; \
	done

# Rewrites the golden files; the run that does so fails, so that nobody mistakes it for a passing one.
goldens: libyaml python node build-tools
	UPDATE_GOLDENS=1 $(TEST)

# Builds the example package with Lintel from source, from a clean cache, until there is nothing to do, which is the third time: SwiftPM builds a
# plugin's tool when it plans and once more when it builds, with a record of each, so that the second plan finds the tool changed, and links it
# again. It plans anew when the manifest, the list of files or any variable of the environment changes, so that one shell runs all three.
# Of a bundle, as releases have it, it is the second time.
example: libyaml
	rm -rf Tests/ExamplePackage/.build && mkdir -p $(BUILD)
	@for i in 1 2 3; do \
	  echo "==> Build $$i"; \
	  swift build --package-path Tests/ExamplePackage >$(BUILD)/example.txt 2>&1; status=$$?; cat $(BUILD)/example.txt; \
	  if [ $$status != 0 ]; then exit $$status; fi; \
	done
	@if grep -E 'Compiling|Linking' $(BUILD)/example.txt | grep -qv 'Compiling plugin'; then \
	  echo "==> The last build was to do nothing" >&2; exit 1; fi

# What a release consists of, in .build/dist: the tool with its manual and completions, and an artifact bundle, for the machine at hand.
dist: libyaml
	.ci/dist $(BUILD)/dist

# One artifact bundle of what 'make dist' has made on several machines: make bundle DISTS="mac/lintel-0.1.0-arm64-apple-macosx …"
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
	  echo "Lintel needs libyaml 0.2 with its header, and neither apt-get nor brew is here to install it." >&2; \
	  echo "Install it with your system's package manager, so that 'pkg-config yaml-0.1' finds it." >&2; \
	  exit 1; \
	fi

# The tests have their outputs judged by Python's jsonschema-rs, sarif-pydantic and cmarkgfm; the interpreter that has them is noted in a file.
# The packages need 3.10 or later, which Apple's python3 is not.
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
	p="$$(newer)" || { echo "The tests need Python 3.10 or later, and it could not be installed." >&2; exit 1; }; \
	echo "==> Installing Python's jsonschema-rs, sarif-pydantic and cmarkgfm into $(TOOLS)/venv"; \
	if ! "$$p" -m venv --clear $(TOOLS)/venv >/dev/null 2>&1 && command -v apt-get >/dev/null; then \
	  $$sudo apt-get update -qq && $$sudo apt-get install -y -qq python3-venv; \
	  "$$p" -m venv --clear $(TOOLS)/venv; \
	fi; \
	$(TOOLS)/venv/bin/pip install --quiet 'jsonschema-rs>=0.30' 'sarif-pydantic>=0.6' 'cmarkgfm>=2024'; \
	note || { echo "The tests need Python's packages jsonschema-rs (0.30 or later), sarif-pydantic and cmarkgfm; they could not be installed." >&2; exit 1; }

# It counts instructions on Linux, as `time` does on a Mac.
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
	  echo "The tests need Node.js, and neither apt-get nor brew is here to install it." >&2; exit 1; \
	fi

# The tests have themes built by the tools that the reference has snippets for.
build-tools:
	@if command -v ninja >/dev/null && command -v cmake >/dev/null; then exit 0; fi; \
	if command -v brew >/dev/null; then \
	  echo "==> Installing Ninja and CMake with Homebrew"; brew install ninja cmake; \
	elif command -v apt-get >/dev/null; then \
	  echo "==> Installing Ninja and CMake with apt"; sudo=; if [ "$$(id -u)" != 0 ]; then sudo=sudo; fi; \
	  $$sudo apt-get update -qq && $$sudo apt-get install -y -qq ninja-build cmake; \
	else \
	  echo "The tests need ninja and cmake, and neither apt-get nor brew is here to install them." >&2; exit 1; \
	fi

clean:
	rm -rf $(BUILD)
