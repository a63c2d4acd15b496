"use strict";

// Finds the declarations that apply in a context, and those that win; the data says which ones override others.
const origins = {
  /** Returns whether a condition applies at a cell: { brand, promos, screen, ios, device, slot, item }. */
  holds(condition, cell) {
    const isIn = (ranges, value) =>
      !ranges || ranges.some(([from, end]) => from <= value && value < end);
    return isIn(condition.brand, cell.brand) && isIn(condition.screen, cell.screen)
      && isIn(condition.ios, cell.ios) && isIn(condition.device, cell.device)
      && isIn(condition.slot, cell.slot) && isIn(condition.item, cell.item)
      && condition.promos.every((promo) => cell.promos.includes(promo));
  },

  /** Returns the declarations of a target that apply at a cell: [{ declaration, reason }], winners first, whose reason is null. */
  standings(data, name, cell) {
    const target = data.targets[name];
    if (!target) return [];
    const all = target.declarations;
    const holding = [...all.keys()].filter((index) => origins.holds(data.conditions[all[index].if], cell));
    const reason = (winner, loser) => {
      const [a, b] = [all[winner], all[loser]];
      if (a.layer !== b.layer) {
        return a.layer > b.layer
          ? `${origins.layers[a.layer]} overrides ${origins.layers[b.layer]}` : null;
      }
      if (a.priority !== b.priority) {
        return a.priority > b.priority ? `priority ${a.priority} overrides priority ${b.priority}` : null;
      }
      const pair = target.beats.find(([first, second]) => first === winner && second === loser);
      return pair ? pair[2] : null;
    };
    const winners = holding.filter(
      (index) => !holding.some((other) => other !== index && reason(other, index) !== null));
    const losers = holding.filter((index) => !winners.includes(index)).reverse();
    return [
      ...winners.map((index) => ({ declaration: all[index], reason: null })),
      ...losers.map((index) => ({
        declaration: all[index],
        reason: winners.map((winner) => reason(winner, index)).find((text) => text !== null) ?? "",
      })),
    ];
  },

  /**
   * Returns the answers on every iOS version: [{ versions, standings }], with neighbors that have the same winners together.
   * A version is { label, interval }.
   */
  byVersion(data, name, cell, versions) {
    const groups = [];
    for (const version of versions) {
      const standings = origins.standings(data, name, { ...cell, ios: version.interval });
      const all = data.targets[name]?.declarations ?? [];
      const key = JSON.stringify(standings.filter(({ reason }) => reason === null)
        .map(({ declaration }) => all.indexOf(declaration)));
      const last = groups.at(-1);
      if (last?.key === key) last.versions.push(version);
      else groups.push({ key, versions: [version], standings });
    }
    return groups;
  },

  layers: ["the top level", "a brand's block", "a promo's block", "a mode's block", "a screen's block"],

  /** Returns the targets that a part of a drawing asks about, by its paths; it asks about states of a button by name. */
  targets(data, paths) {
    const states = ["highlighted", "disabled", "focused"];
    return Object.keys(data.targets).filter((name) => paths.some((path) => {
      if (name === path) return true;
      if (!name.startsWith(path + ".")) return false;
      return !states.includes(name.slice(path.length + 1).split(".")[0]);
    }));
  },
};
