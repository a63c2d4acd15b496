"use strict";

// What bars do at a position of the content, in points: the formulas of LintelUIKit, tested with the same values.
const formulas = {
  /** Returns how far the bar has changed from its look at the scroll edge to its standard look, from 0 to 1. */
  progress(offset, topInset, distance) {
    const scrolled = offset + topInset;
    if (!(scrolled > 0)) return 0;
    if (!(scrolled < distance)) return 1;
    return scrolled / distance;
  },

  /** Returns the alpha of a background that fades in; `progress` is null if nothing scrolls. */
  fadeAlpha(progress) {
    return progress ?? 1;
  },

  /** Returns how far a bar that scrolls off is above its place. */
  awayShift(offset, topInset, threshold) {
    if (!(offset > threshold - topInset)) return 0;
    return Math.min(offset + topInset - threshold, topInset);
  },

  /** Returns whether values that can't be interpolated are those of the standard appearance. */
  isPastHalf(progress) {
    return progress >= 0.5;
  },

  /** Returns a color between two others, both multiplied by their alphas: [red, green, blue, alpha] of extended sRGB. */
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
