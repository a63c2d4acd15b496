"use strict";

// What bars do at a position of the content, in points: the formulas of LintelUIKit, tested with the same values.
const formulas = {
  /** How far the bar has come from its look at the scroll edge to its standard one. */
  progress(offset, topInset, distance) {
    const scrolled = offset + topInset;
    if (!(scrolled > 0)) return 0;
    if (!(scrolled < distance)) return 1;
    return scrolled / distance;
  },

  /** The alpha of a background that fades in; null where nothing scrolls. */
  fadeAlpha(progress) {
    return progress ?? 1;
  },

  /** How far a bar that scrolls off stands above its place. */
  awayShift(offset, topInset, threshold) {
    if (!(offset > threshold - topInset)) return 0;
    return Math.min(offset + topInset - threshold, topInset);
  },

  /** Whether what can't be interpolated is the standard appearance's already. */
  isPastHalf(progress) {
    return progress >= 0.5;
  },

  /** The color on the way to another, both multiplied by their alphas: [red, green, blue, alpha] of extended sRGB. */
  interpolated(from, to, progress) {
    if (!(progress > 0)) return from;
    if (!(progress < 1)) return to;
    const own = (1 - progress) * from[3];
    const others = progress * to[3];
    const sum = own + others;
    if (!(sum > 0)) return [0, 0, 0, 0];
    const blend = (index) => (from[index] * own + to[index] * others) / sum;
    return [blend(0), blend(1), blend(2), sum];
  },
};
