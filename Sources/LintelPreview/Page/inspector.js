"use strict";

/** Says why a part looks as it does: contrast, winner, losers, and the tokens in them. */
const inspector = {
  element: null,

  make() {
    this.element = make("section", { class: "card inspector", "aria-live": "polite", id: "inspector" });
    this.clear();
    return this.element;
  },

  /** Takes the answer away. */
  clear() {
    document.querySelectorAll(".asked").forEach((old) => old.classList.remove("asked"));
    this.element.classList.remove("answering");
    this.element.replaceChildren(
      make("h2", {}, "Why does it look like this?"),
      make("p", { class: "quiet" }, "Click any part of a bar: the line of the theme that wins, those that lose, and its contrast. "
        + "With the keyboard: Tab to a drawing, arrow keys to a part, Enter."));
  },

  /** Answers for a part at a place: { cell, view, appearance, slot, words }. */
  ask(part, place) {
    document.querySelectorAll(".asked").forEach((old) => old.classList.remove("asked"));
    part.classList.add("asked");
    const paths = part.dataset.part.split(" ");
    const item = Number(part.closest("[data-item]")?.dataset.item ?? 0);
    const cell = { ...place.cell, item };
    const names = origins.targets(data.origins, paths)
      .filter((name) => origins.standings(data.origins, name, cell).length > 0);
    const children = [
      make("button", { type: "button", class: "close", "aria-label": "Close", onclick: () => this.clear() }, "✕"),
      make("h2", {}, paths[0]),
      make("p", { class: "quiet" }, place.words),
      ...this.contrasts(paths, item, place),
    ];
    if (names.length === 0) {
      children.push(make("p", {}, "Nothing is declared here; UIKit's own value shows."));
    }
    const asked = new Set();
    for (const name of names) children.push(this.answer(name, cell, asked));
    this.element.replaceChildren(...children.flat());
    this.element.classList.add("answering");
    this.element.scrollTop = 0;
  },

  contrasts(paths, item, place) {
    const rows = (place.view?.contrast ?? []).filter((row) =>
      (row.item ?? 0) === item && paths.some((path) => row.path === path || row.path.startsWith(path + ".")));
    const index = appearances.indexOf(place.appearance);
    return rows.filter((row) => row.is[index] !== null).map((row) =>
      make("p", { class: "contrast " + (row.is[index] >= row.needs ? "good" : "bad") },
        make("strong", {}, ratio(row.is[index])), ` ${row.path}: ${row.colors[index]}; needs ${row.needs}:1`));
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

  /** What wins on the systems that the answer is not about, where that is something else. */
  otherVersions(name, cell) {
    const others = origins.byVersion(data.origins, name, cell, data.versions)
      .filter((group) => !group.versions.some((version) => version.interval === cell.ios));
    if (others.length === 0) return null;
    return make("ul", { class: "versions", "aria-label": "On other systems" }, ...others.map(({ versions, standings }) => {
      const winners = standings.filter(({ reason }) => reason === null);
      return make("li", {}, make("strong", {}, versions.map((version) => version.label).join(", ")),
        ...(winners.length === 0 ? [" nothing is declared"] : winners.flatMap(({ declaration }) =>
          [" ", make("code", { class: "value" }, declaration.value), " ", make("code", {}, declaration.at)])));
    }));
  },
};

/** A contrast as it is written, never rounded up. */
function ratio(value) {
  return `${value.toFixed(2)}:1`;
}
