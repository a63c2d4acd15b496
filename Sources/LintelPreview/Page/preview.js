"use strict";

/** The reader's choices, which are kept in the address, so that they survive a reload and can be shared. */
const state = { brand: 0, promos: 0, screen: 0, version: 0, idiom: "phone", width: "compact", height: "regular", appearance: "light", contrast: false, content: "colors", search: "empty" };

function readState() {
  const words = new URLSearchParams(location.hash.slice(1));
  const number = (key, count) => {
    const value = words.has(key) ? Number(words.get(key)) : NaN;
    return Number.isInteger(value) && value >= 0 && value < count ? value : null;
  };
  state.brand = number("brand", data.brands.length) ?? 0;
  if (data.promoSets) state.promos = number("promos", data.promoSets.length) ?? 0;
  else for (const name of data.promos) state[promoKey(name)] = words.get(promoKey(name)) === "true";
  for (const mode of data.modes) state[modeKey(mode)] = number(modeKey(mode), mode.values.length) ?? 0;
  state.screen = number("screen", data.screens.length + 1) ?? firstScreen();
  state.version = number("version", data.versions.length) ?? data.versions.length - 1;
  state.idiom = words.get("idiom") === "pad" ? "pad" : "phone";
  const sizes = ["compact", "regular"];
  state.width = sizes.find((size) => size === words.get("width")) ?? usualWidth();
  state.height = sizes.find((size) => size === words.get("height")) ?? "regular";
  const isDark = matchMedia("(prefers-color-scheme: dark)").matches;
  state.appearance = words.get("appearance") ?? (isDark ? "dark" : "light");
  if (!["light", "dark"].includes(state.appearance)) state.appearance = "light";
  state.contrast = words.get("contrast") === "true";
  const known = (key, values) => values.find((value) => value === words.get(key)) ?? values[0];
  state.content = known("content", Object.keys(contents));
  state.search = known("search", searchStates);
}

/** The states of a search. */
const searchStates = ["empty", "typing", "tokens", "scopes", "collapsed"];

/** Returns the name of a mode's choice in the state. */
function modeKey(mode) {
  return "mode." + mode.name;
}

/** Returns the name of a promo's choice in the state, where promos are chosen one by one. */
function promoKey(name) {
  return "promo." + name;
}

function usualWidth(choice = state) {
  return choice.idiom === "pad" ? "regular" : "compact";
}

/** Returns the number of the chosen device, or of its idiom in a theme without conditions for sizes. */
function chosenDevice(choice) {
  const idiom = choice.idiom === "pad" ? 1 : 0;
  if (!data.tellsSizes) return idiom;
  return idiom | (choice.width === usualWidth(choice) ? 0 : 2) | (choice.height === "compact" ? 4 : 0);
}

/** Returns the promos that run, by number. */
function runningPromos(choice) {
  if (data.promoSets) return data.promoSets[choice.promos];
  return [...data.promos.keys()].filter((promo) => choice[promoKey(data.promos[promo])]);
}

/** Returns the values that decisions about a screen ask for, in their order. */
function contextOf(choice, screen) {
  const promos = runningPromos(choice);
  return [
    screen, choice.brand, data.versions[choice.version].step, choice.idiom === "pad" ? 1 : 0,
    choice.width === "regular" ? 1 : 0, choice.height === "regular" ? 1 : 0,
    ...data.promos.map((_, promo) => promos.includes(promo) ? 1 : 0), ...data.modes.map((mode) => choice[modeKey(mode)]),
  ];
}

/** Returns the result of a decision. */
function decided(choice, context) {
  return choice.all[decisions.answer(data.questions, choice.is, context)];
}

/** Returns the screen that the app probably begins with: one that pushes start from, but that none leads to. */
function firstScreen() {
  const targets = data.flows.map((flow) => flow.to);
  const root = data.flows.find((flow) => !targets.includes(flow.from))?.from;
  return Math.max(data.screens.findIndex((screen) => screen.name === root) + 1, data.screens.length > 0 ? 1 : 0);
}

function writeState() {
  history.replaceState(null, "", "#" + new URLSearchParams(state).toString());
}

/** Returns the appearance of drawings, as far as the screen allows the wanted one. */
function appearanceOf(look, wanted) {
  const plain = look.style === "unspecified" ? wanted : look.style;
  return state.contrast ? plain + "HighContrast" : plain;
}

/** Returns the look of a choice on a screen, or null if there is none. */
function lookOn(screen, choice = state) {
  const context = contextOf(choice, screen);
  if (decisions.answer(data.questions, data.exists, context) === 0) return null;
  const version = data.versions[choice.version];
  const bars = Object.entries(data.bars).map(([kind, bars]) => [kind, decided(bars, context)]).filter(([, bar]) => bar !== null);
  const promos = runningPromos(choice);
  return {
    look: {
      ...decided(data.frames, context), design: version.design, idiom: data.tellsDevices ? choice.idiom : "phone",
      bars: Object.fromEntries(bars),
    },
    screen: data.screens[screen - 1] ?? { name: "", title: "Title" },
    cell: {
      brand: choice.brand, promos: [...promos, ...data.modes.map((mode) => mode.first + choice[modeKey(mode)])], screen,
      ios: version.interval, device: chosenDevice(choice), slot: 0, item: 0,
    },
    words: [
      data.brands.length > 1 ? data.brands[choice.brand] : null,
      ...promos.map((promo) => data.promos[promo]),
      ...data.modes.map((mode) => mode.values[choice[modeKey(mode)]]),
      data.screens[screen - 1]?.name ?? null, version.label,
    ].filter(Boolean).join(" · "),
  };
}

function field(label, key, options) {
  const id = "field-" + key;
  const select = make("select", { id, onchange: () => choose(key, select.value) },
    ...options.map(([value, text]) => make("option", { value, selected: String(state[key]) === String(value) }, text)));
  return make("div", { class: "field" }, make("label", { for: id }, label), select);
}

function choose(key, value) {
  state[key] = typeof state[key] === "number" ? Number(value) : value;
  if (key === "idiom") state.width = usualWidth();
  writeState();
  render();
}

function filters() {
  const numbered = (names) => names.map((name, index) => [index, name]);
  const fields = [];
  if (data.brands.length > 1) fields.push(field("Brand", "brand", numbered(data.brands)));
  if (!data.promoSets) {
    fields.push(make("fieldset", { class: "field promos" }, make("legend", {}, "Promos"),
      ...data.promos.map((name) => check(name, promoKey(name)))));
  } else if (data.promoSets.length > 1) {
    fields.push(field("Promos", "promos", numbered(data.promoSets.map((set) =>
      set.length ? set.map((promo) => data.promos[promo]).join(" + ") : "none"))));
  }
  for (const mode of data.modes) fields.push(field("Mode: " + mode.name, modeKey(mode), numbered(mode.values)));
  if (data.screens.length > 0) {
    fields.push(field("Screen", "screen", numbered(["no screen", ...data.screens.map((screen) => screen.name)])));
  }
  if (data.versions.length > 1) fields.push(field("System", "version", numbered(data.versions.map((version) => version.label))));
  if (data.tellsDevices) fields.push(field("Device", "idiom", [["phone", "phone"], ["pad", "pad"]]));
  if (data.tellsSizes) {
    for (const [label, key] of [["Width", "width"], ["Height", "height"]]) {
      fields.push(field(label, key, [["compact", "compact"], ["regular", "regular"]]));
    }
  }
  fields.push(field("Appearance", "appearance", [["light", "light"], ["dark", "dark"]]));
  fields.push(field("Content", "content", [["colors", "many colors"], ["light", "light"], ["dark", "dark"]]));
  if (data.bars.navigationBar.all.some((bar) => bar.search !== undefined)) {
    fields.push(field("Search", "search", searchStates.map((name) => [name, name])));
  }
  fields.push(check("High contrast", "contrast"));
  return fields;
}

function check(label, key) {
  const id = "field-" + key;
  const box = make("input", { type: "checkbox", id, onchange: () => choose(key, box.checked) });
  box.checked = state[key];
  return make("div", { class: "field check" }, box, make("label", { for: id }, label));
}

const kindWords = { navigationBar: "Navigation bar", toolbar: "Toolbar", tabBar: "Tab bar" };
const slotWords = {
  standard: "standard – scrolled", compact: "compact – low bar, scrolled", scrollEdge: "scrollEdge – at the edge",
  compactScrollEdge: "compactScrollEdge – low bar at the edge",
};

/** Returns every bar in every slot, in light and in dark. */
function gallery(shown) {
  const ask = (part, place) => inspector.ask(part, place);
  const styles = shown.look.style === "unspecified" ? ["light", "dark"] : [shown.look.style];
  const sections = Object.entries(shown.look.bars).filter(([, bar]) => bar.own).map(([kind, bar]) => {
    const tile = (caption, number, slot, view) => make("figure", { class: "tile" },
      make("figcaption", {}, caption),
      make("div", { class: "pair" }, ...styles.map((style) => {
        const appearance = state.contrast ? style + "HighContrast" : style;
        const svg = drawing(number, { title: shown.screen.title });
        const place = {
          cell: { ...shown.cell, slot: slotNames.indexOf(slot) }, view, appearance,
          words: `${kind}, ${slot} · ${shown.words} · ${style}`,
        };
        makeAskable(svg, place, ask);
        return make("div", { class: "drawing", "data-appearance": appearance }, svg, view ? chips(view, slot, appearance) : null);
      })));
    const slots = Object.entries(bar.slots).map(([slot, index]) =>
      tile(slotWords[slot], data.views[index].tile, slot, data.views[index]));
    slots.push(tile(kind === "tabBar" ? "items by layout and state" : "buttons by state", bar.states, "standard", null));
    if (bar.glass !== undefined) slots.push(tile("over light and dark content", bar.glass, "standard", null));
    if (bar.minimized !== undefined) {
      slots.push(tile(`minimized – scrolled ${bar.minimize === "onScrollDown" ? "down" : "up"}`, bar.minimized, "standard", null));
    }
    if (bar.search !== undefined) slots.push(tile("search by state", bar.search, "standard", null));
    return make("section", { class: "card" }, make("h2", {}, kindWords[kind]), ...slots);
  });
  const element = make("div", { class: "gallery" }, ...sections);
  if (sections.length === 0) {
    element.append(make("section", { class: "card" }, make("p", {}, "The theme leaves all bars of this screen to UIKit.")));
  }
  return element;
}

/** Returns the known contrasts of a drawing, the worst first. */
function chips(view, slot, appearance) {
  const index = appearances.indexOf(appearance);
  const rows = view.contrast.filter((row) => row.is[index] !== null).sort((a, b) => a.is[index] / a.needs - b.is[index] / b.needs);
  // A state with the same contrast as the normal state isn't listed.
  const isNormal = (row, other) => other.item === row.item - row.item % 4 && other.path === row.path && other.is[index] === row.is[index];
  const named = rows.filter((row) => !(row.item % 4 > 0 && rows.some((other) => isNormal(row, other))))
    .map((row) => ({ row, name: writtenName(row), text: ratio(row.is[index]) }));
  const texts = new Map();
  for (const { row, name, text } of named) {
    // Layouts are named where they differ.
    const differs = named.some((other) => other.name === name && other.text !== text);
    const whole = differs && row.item !== undefined ? name.replace(/^item/, itemLayouts[Math.floor(row.item / 4)]) : name;
    if (!texts.has(`${whole} ${text}`)) texts.set(`${whole} ${text}`, row);
  }
  if (texts.size === 0) {
    return make("ul", { class: "chips", "aria-label": "Contrast" },
      make("li", { class: "unknown", title: unknownContrast }, "unknown contrast"));
  }
  return make("ul", { class: "chips", "aria-label": "Contrast" }, ...[...texts].slice(0, 6).map(([text, row]) =>
    make("li", { class: row.is[index] >= row.needs ? "good" : "bad", title: `${row.colors[index]}, needs ${row.needs}:1` }, text)),
    isBare(view, slot) ? make("li", { class: "unknown", title: bareContrast }, "on the screen's own color") : null);
}

const itemStates = ["normal", "selected", "disabled", "focused"];
const itemLayouts = ["stacked", "inline", "compactInline"];

/** Returns the subject of a contrast as a theme writes it inside the bar: `item.selected.iconColor`. */
function writtenName(row) {
  const name = row.path.split(".").slice(1).join(".") || row.path;
  const state = itemStates[(row.item ?? 0) % 4];
  return state === "normal" ? name : name.replace(/^item\./, `item.${state}.`);
}

function flows() {
  // Transitions are between appearance objects.
  const hasObjects = parseFloat(data.versions[state.version].first) >= 13;
  const stages = (hasObjects ? data.flows : []).map((flow) => {
      const scheme = data.schemes[decisions.answer(data.questions, flow.is, contextOf(state, 0))];
      const sides = [flow.from, flow.to].map((name) => lookOn(data.screens.findIndex((screen) => screen.name === name) + 1));
      if (sides.includes(null) || scheme === null) return null;
      const [from, to] = sides.map((side) => ({ look: side.look, title: side.screen.title }));
      return new FlowStage({ ...flow, ...scheme }, from, to, appearanceOf(from.look, state.appearance));
    }).filter(Boolean);
  if (stages.length === 0) return null;
  return { element: make("section", { class: "flows" }, make("h2", {}, "From screen to screen"), ...stages.map((stage) => stage.element)), stages };
}

/** The foldable parts that the reader has opened or closed, which stay that way when a choice redraws the page. */
const folds = new Map();

function foldable(name, isOpen, attributes, ...children) {
  const element = make("details", { ...attributes, open: folds.get(name) ?? isOpen }, ...children);
  element.addEventListener("toggle", () => folds.set(name, element.open));
  return element;
}

/** Returns every drawing of a bar as a small picture; a click chooses a context that shows it. */
function looksList() {
  const list = make("ol", { class: "looks" });
  const all = data.listed;
  const add = (entries) => list.append(...entries.map(({ bar, contexts, count }) => {
    const first = contexts[0];
    const choice = choiceOf(first);
    const { look, screen } = lookOn(choice.screen, choice);
    const view = data.views[look.bars[bar].slots.standard];
    const title = data.screens[(first.screens.find((screen) => screen > 0) ?? 0) - 1]?.title ?? screen.title;
    const svg = drawing(view.tile, { title });
    svg.setAttribute("aria-hidden", "true");
    return make("li", { class: look.idiom === "pad" ? "wide" : null }, make("button", { type: "button", class: "look", onclick: () => select(first) },
      make("span", { class: "drawing", "data-appearance": appearanceOf(look, state.appearance) }, svg),
      make("span", { class: "words" }, `${kindWords[bar]}: ${contexts.map(wordsOf).join("; ")}`
        + (count > contexts.length ? ` and ${count - contexts.length} more` : ""))));
  }));
  const step = 24;
  let count = step;
  add(all.slice(0, step));
  const more = make("button", { type: "button", class: "more", onclick: () => {
    add(all.slice(count, count + step));
    count += step;
    more.hidden = count >= all.length;
  } }, "Show more");
  more.hidden = count >= all.length;
  return foldable("looks", false, { class: "card" },
    make("summary", {}, make("h2", {}, `Everything that looks different, bar by bar: ${all.length} ${all.length === 1 ? "drawing" : "drawings"}`)), list, more);
}

/** Returns a box of contexts in words. */
function wordsOf(box) {
  const list = (names, all, noun) => names.length === all.length ? `every ${noun}`
    : `${noun}${names.length === 1 ? "" : "s"} ${names.slice(0, 6).join(", ")}${names.length > 6 ? `, and ${names.length - 6} more` : ""}`;
  const parts = [];
  if (data.brands.length > 1) parts.push(list(box.brands.map((brand) => data.brands[brand]), data.brands, "brand"));
  parts.push(...box.on.filter((promo) => promo < data.promos.length).map((promo) => `promo ${data.promos[promo]}`));
  parts.push(...box.off.filter((promo) => promo < data.promos.length).map((promo) => `without ${data.promos[promo]}`));
  for (const mode of data.modes) {
    const values = mode.values.filter((_, index) => !box.off.includes(mode.first + index));
    const chosen = mode.values.filter((_, index) => box.on.includes(mode.first + index));
    if (chosen.length > 0 || values.length < mode.values.length) parts.push(`${mode.name}=${(chosen.length > 0 ? chosen : values).join(" or ")}`);
  }
  if (data.screens.length > 0) {
    const names = box.screens.filter((screen) => screen > 0).map((screen) => data.screens[screen - 1].name);
    const others = box.screens.includes(0) ? " and those without a name" : "";
    parts.push(names.length === 0 ? "no screen" : list(names, data.screens, "screen") + others);
  }
  parts.push(box.versions.map((version) => data.versions[version].label).join(", "));
  if (data.tellsDevices) parts.push([...new Set(box.devices.map((device) => device & 1 ? "pad" : "phone"))].join(" or "));
  return parts.join(" · ");
}

/** Returns the choice of one context in a box. */
function choiceOf(box) {
  const choice = { ...state };
  choice.brand = box.brands[0];
  choice.screen = box.screens.find((screen) => screen > 0) ?? box.screens[0];
  choice.version = box.versions[box.versions.length - 1];
  const device = box.devices[0];
  choice.idiom = device & 1 ? "pad" : "phone";
  choice.width = usualWidth(choice);
  if (device & 2) choice.width = choice.width === "compact" ? "regular" : "compact";
  choice.height = device & 4 ? "compact" : "regular";
  if (data.promoSets) {
    const set = data.promoSets.findIndex((set) =>
      box.on.every((number) => number >= data.promos.length || set.includes(number))
        && box.off.every((number) => !set.includes(number)));
    if (set >= 0) choice.promos = set;
  } else for (const [number, name] of data.promos.entries()) choice[promoKey(name)] = box.on.includes(number);
  for (const mode of data.modes) {
    const numbers = mode.values.map((_, index) => mode.first + index);
    const number = numbers.find((number) => box.on.includes(number)) ?? numbers.find((number) => !box.off.includes(number));
    if (number !== undefined) choice[modeKey(mode)] = number - mode.first;
  }
  return choice;
}

function select(box) {
  Object.assign(state, choiceOf(box));
  writeState();
  render();
  scrollTo({ top: 0, behavior: matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth" });
}

function findings() {
  if (data.findings.length === 0) return null;
  const counts = ["error", "warning", "info"].map((severity) => [severity, data.findings.filter((finding) => finding.severity === severity).length]);
  const words = counts.filter(([, count]) => count > 0).map(([severity, count]) =>
    `${count} ${severity}${count === 1 ? "" : "s"}`).join(", ");
  const isBroken = data.findings.some((finding) => finding.severity === "error");
  const report = foldable("findings", isBroken, { class: "card findings" + (isBroken ? " broken" : "") },
    make("summary", {}, make("h2", {}, `Findings of lint: ${words}`)),
    isBroken && data.bars ? make("p", {}, "The drawings are those of the last theme without errors.") : null,
    make("ol", {}, ...data.findings.map((finding) => make("li", { class: finding.severity },
      make("p", {}, make("strong", {}, finding.severity), " ", finding.message, " ", make("code", {}, finding.rule)),
      make("p", {}, make("code", {}, finding.at)), ...excerpt(finding.text)))));
  report.addEventListener("toggle", () => report.querySelectorAll("pre").forEach(showMark));
  return report;
}

/** Scrolls source lines that are too wide until the mark in them is visible. */
function showMark(lines) {
  const at = lines.textContent.search(/\^+/);
  if (at < 0) return;
  lines.normalize();
  const range = document.createRange();
  range.setStart(lines.firstChild, at);
  range.setEnd(lines.firstChild, at + /\^+/.exec(lines.textContent)[0].length);
  const [mark, box] = [range, lines].map((part) => part.getBoundingClientRect());
  const gap = 8;
  lines.scrollLeft += Math.min(Math.max(0, mark.right + gap - box.right), Math.max(0, mark.left - gap - box.left));
}

/** Returns source lines without their common indentation, with the remarks below them as text that wraps. */
function excerpt(text) {
  const lines = text.split("\n");
  const margin = /^( *\d* *\|)( *)(.*)$/;
  const common = Math.min(...lines.map((line) => margin.exec(line)).filter((match) => match?.[3]).map((match) => match[2].length - 1));
  const parts = [];
  for (const whole of lines) {
    const match = margin.exec(whole);
    const line = match?.[3] ? match[1] + match[2].slice(common) + match[3] : whole;
    const remark = /^ *= (\w+): (.*)$/.exec(line);
    const elsewhere = match ? null : /^(\S.*:\d+:\d+): (note): (.*)$/.exec(line);
    if (elsewhere) {
      const [, place, word, message] = elsewhere;
      parts.push(make("p", { class: "remark" }, make("strong", {}, word), ` ${message} `, make("code", {}, place)));
    } else if (remark) parts.push(make("p", { class: "remark" }, make("strong", {}, remark[1]), ` ${remark[2]}`));
    else if (parts.at(-1)?.localName === "pre") parts.at(-1).append("\n" + line);
    else if (line.trim()) parts.push(make("pre", { tabindex: "0" }, line));
  }
  return parts;
}

let device = null;

function render() {
  const page = document.getElementById("page");
  if (!data.bars) {
    page.replaceChildren(...[make("header", { class: "top" }, make("h1", {}, "Preview")), findings()].filter(Boolean));
    return;
  }
  const shown = lookOn(state.screen);
  const header = make("header", { class: "top" }, make("h1", {}, data.theme),
    make("div", { class: "filters", role: "group", "aria-label": "What is shown" }, ...filters()));
  const focus = document.activeElement?.id;
  const report = findings();
  if (!shown) {
    page.replaceChildren(...[header, report, make("section", { class: "card" },
      make("p", {}, "This can't happen: the screen doesn't exist in this brand, or these promos never run together."))].filter(Boolean));
  } else {
    const appearance = appearanceOf(shown.look, state.appearance);
    device = new Device((part, place) => inspector.ask(part, place));
    const pushes = flows();
    const stage = make("section", { class: "stage", "aria-label": "Phone" }, device.element, device.note);
    const rest = make("div", { class: "rest" }, ...[inspector.make(), report, gallery(shown), pushes?.element, looksList()].filter(Boolean));
    page.replaceChildren(header, make("main", {}, stage, rest));
    device.show({ ...shown, appearance, content: state.content, search: state.search });
    for (const svg of page.querySelectorAll(".tile svg, .looks svg, .flow-bar svg, .flow-screen svg")) fitTitle(svg);
    const resize = () => {
      for (const svg of page.querySelectorAll(".tile svg")) fitLabels(svg);
      fit(device.element, device.device, device.width);
      for (const push of pushes?.stages ?? []) fit(push.frame, push.stage, push.width, 1.25);
    };
    resize();
    onresize = resize;
  }
  if (focus) document.getElementById(focus)?.focus();
}

/** Asks the tool that serves the page for its latest version, and reloads the page if it is another one. */
function watch() {
  const key = "lintel-place";
  const place = sessionStorage.getItem(key);
  if (place) scrollTo(0, Number(place));
  setInterval(async () => {
    try {
      const version = Number(await (await fetch("version", { cache: "no-store" })).text());
      if (version !== data.version) {
        sessionStorage.setItem(key, String(scrollY));
        location.reload();
      }
    } catch {
      // The tool has ended, but may start again.
    }
  }, 500);
}

if (data.bars) readState();
render();
addEventListener("hashchange", () => {
  readState();
  render();
});
addEventListener("keydown", (event) => {
  if (event.key === "Escape" && inspector.element) inspector.clear();
});
if (data.version !== undefined) watch();
