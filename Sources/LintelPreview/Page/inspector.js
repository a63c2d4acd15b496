"use strict";

/** Explains why a part looks as it does: contrast, winner, losers, and the tokens in them. */
const inspector = {
  element: null,
  /** The part that the answer is about. */
  asked: null,

  make() {
    this.element = make("section", { class: "card inspector", "aria-live": "polite", "aria-label": "Why", id: "inspector" });
    this.asked = null;
    this.clear();
    return this.element;
  },

  /** Removes the answer; keyboard focus in it returns to the part that was asked about. */
  clear() {
    const asked = this.asked;
    const top = asked?.getBoundingClientRect().top;
    asked?.classList.remove("asked");
    if (this.element.contains(document.activeElement)) asked?.focus({ preventScroll: true });
    this.asked = null;
    this.element.classList.remove("answering");
    this.element.removeAttribute("tabindex");
    this.element.replaceChildren(
      make("h2", {}, "Why does it look like this?"),
      make("p", { class: "quiet" }, "Click any part of a bar to see the line of the theme that wins, the lines that lose, and the contrast. "
        + "With the keyboard, press Tab for a drawing, the arrow keys for a part, and Enter. Escape closes the answer."));
    if (asked) this.keep(asked, top);
  },

  /** Answers for a part at a place: { cell, view, appearance, slot, words }. */
  ask(part, place) {
    this.asked?.classList.remove("asked");
    this.asked = part;
    part.classList.add("asked");
    const top = part.getBoundingClientRect().top;
    const paths = part.dataset.part.split(" ");
    const item = Number(part.closest("[data-item]")?.dataset.item ?? 0);
    const cell = { ...place.cell, item };
    const names = origins.targets(data.origins, paths)
      .filter((name) => origins.standings(data.origins, name, cell).length > 0);
    const children = [
      make("button", { type: "button", class: "close", "aria-label": "Close", onclick: () => this.clear() }, "✕"),
      make("h2", {}, paths[0]),
      make("p", { class: "quiet" }, place.words),
      ...this.contrasts(part, item, place),
    ];
    if (names.length === 0) {
      children.push(make("p", {}, "Nothing is declared here; UIKit's own value shows."));
    }
    const asked = new Set();
    for (const name of names) children.push(this.answer(name, cell, asked));
    this.element.replaceChildren(...children.flat());
    this.element.classList.add("answering");
    // The keyboard can scroll a long answer, too.
    this.element.setAttribute("tabindex", "0");
    this.element.scrollTop = 0;
    this.reveal(part, top);
  },

  /** Keeps a part where it was, although the height of the answer changes. */
  keep(part, top) {
    scrollBy(0, part.getBoundingClientRect().top - top);
  },

  /** Keeps a part where it was, unless the answer would cover it. */
  reveal(part, top) {
    this.keep(part, top);
    const [box, answer] = [part, this.element].map((element) => element.getBoundingClientRect());
    const isCovered = box.left < answer.right && answer.left < box.right && box.top < answer.bottom && answer.top < box.bottom;
    if (!isCovered) return;
    const gap = 16;
    const isAtBottom = getComputedStyle(this.element).position === "fixed";
    scrollBy(0, isAtBottom ? box.bottom + gap - answer.top : box.top - gap - answer.bottom);
  },

  contrasts(part, item, place) {
    const paths = part.dataset.part.split(" ");
    const rows = (place.view?.contrast ?? []).filter((row) =>
      (row.item ?? 0) === item && paths.some((path) => row.path === path || row.path.startsWith(path + ".")));
    const index = appearances.indexOf(place.appearance);
    const known = rows.filter((row) => row.is[index] !== null);
    const isSeen = place.view && !/\.(background|shadow|selectionIndicator)\b/.test(paths[0]);
    if (known.length === 0 && isSeen) return [make("p", { class: "quiet" }, unknownContrast)];
    return known.map((row) =>
      make("p", { class: "contrast " + (row.is[index] >= row.needs ? "good" : "bad") },
        make("strong", {}, ratio(row.is[index])), ` ${row.path}: ${row.colors[index]}; needs ${row.needs}:1`,
        isBare(place.view, slotNames[place.cell.slot]) ? `. ${bareContrast}` : null));
  },

  answer(name, cell, asked) {
    if (asked.has(name)) return [];
    asked.add(name);
    const standings = origins.standings(data.origins, name, cell);
    const rows = standings.map(({ declaration, reason }) => make("li", { class: reason === null ? "wins" : "loses" },
      make("span", { class: "verdict" }, reason === null ? "wins" : "loses"),
      make("code", { class: "value" }, declaration.value),
      make("span", { class: "place" }, make("code", {}, declaration.at), ` ${declaration.block}`),
      reason ? make("span", { class: "reason" }, reason) : null));
    const tokens = [...new Set(standings.filter(({ reason }) => reason === null)
      .flatMap(({ declaration }) => declaration.tokens ?? []))];
    return [
      make("div", { class: "answer" }, make("h3", {}, make("code", {}, name)), make("ol", {}, ...rows),
        this.otherVersions(name, cell)),
      ...tokens.flatMap((token) => this.answer(token, cell, asked)),
    ];
  },

  /** Returns what wins on systems that the answer isn't about, if it differs. */
  otherVersions(name, cell) {
    const others = origins.byVersion(data.origins, name, cell, data.versions)
      .filter((group) => !group.versions.some((version) => version.interval === cell.ios));
    if (others.length === 0) return null;
    return make("ul", { class: "versions", "aria-label": "On other versions" }, ...others.map(({ versions, standings }) => {
      const winners = standings.filter(({ reason }) => reason === null);
      return make("li", {}, make("strong", {}, versions.map((version) => version.label).join(", ")),
        ...(winners.length === 0 ? [" nothing is declared"] : winners.flatMap(({ declaration }) =>
          [" ", make("code", { class: "value" }, declaration.value), " ", make("code", {}, declaration.at)])));
    }));
  },
};

const unknownContrast = "The contrast isn't known, because a color is UIKit's own, or because content shows through.";

const bareContrast = "The bar is clear. This is the contrast on the screen's own color. Content that scrolls behind the bar may have a different color.";

/** Returns whether a bar shows the content that has scrolled under it without changes. */
function isBare(view, slot) {
  return ["standard", "compact"].includes(slot) && !view.image
    && [view.color, view.material, view.veil].every((layer) => layer === undefined);
}

/** Returns a contrast, which the data has already rounded down, as text. */
function ratio(value) {
  return `${value.toFixed(2)}:1`;
}
