"use strict";

/** A push that can be played, moved by hand, and canceled, with the scheme that the runtime library uses for it. */
class FlowStage {
  constructor(flow, from, to, appearance) {
    this.flow = flow;
    this.from = from;
    this.to = to;
    const stage = make("div", { class: "flow-stage", "data-appearance": appearance });
    this.screens = [this.screen(from, "standard", 205), this.screen(to, "scrollEdge", 340)];
    // A background that both screens have stays where it is while they move under it.
    this.isShared = flow.scheme === "none";
    const shown = this.screens.filter((screen) => !screen.isHidden);
    if (!this.isShared) for (const screen of shown) screen.element.append(screen.backdrop);
    stage.append(...this.screens.map((screen) => screen.element), ...(this.isShared ? shown.map((screen) => screen.backdrop) : []));
    const view = this.screens[0].view;
    stage.style.width = view.width + "px";
    this.width = view.width;
    this.bar = make("div", { class: "flow-bar" });
    this.layers = this.screens.map((screen) => screen.items);
    if (flow.scheme !== "hide") this.bar.append(...this.layers);
    else this.screens.forEach((screen) => {
      if (!screen.isHidden) screen.element.append(screen.items);
    });
    stage.append(this.bar, statusBar(view));
    this.stage = stage;
    this.slider = make("input", {
      type: "range", min: "0", max: "100", value: "0", "aria-label": `Progress of the push from ${flow.from} to ${flow.to}`,
      oninput: () => this.show(Number(this.slider.value) / 100),
    });
    this.frame = make("div", { class: "flow-frame" }, stage);
    this.element = make("article", { class: "card flow" },
      make("h3", {}, `${flow.from} → ${flow.to}`),
      make("p", { class: "quiet" }, make("strong", {}, flow.scheme), ` – ${flow.reason}. ${schemes[flow.scheme]}`),
      this.frame,
      make("div", { class: "controls" }, this.slider,
        make("button", { type: "button", onclick: () => this.play([0, 1]) }, "Push"),
        make("button", { type: "button", onclick: () => this.play([1, 0]) }, "Pop"),
        make("button", { type: "button", onclick: () => this.play([1, 0.45, 1]) }, "Cancel a swipe")));
    this.show(0);
  }

  screen(side, slot, hue) {
    const navigation = side.look.bars.navigationBar;
    const isEdge = slot === "scrollEdge" || !side.look.scrolls;
    const view = data.views[navigation.slots[isEdge ? "scrollEdge" : "standard"]];
    const dimmed = make("div", { class: "flow-content" });
    dimmed.style.background = css(view.screen);
    const rows = Array.from({ length: 6 }, (_, index) => {
      const row = make("div", { class: "flow-row" });
      row.style.background = `linear-gradient(120deg, hsl(${hue + index * 16} 70% 64%), hsl(${hue + index * 16 + 30} 65% 50%))`;
      return row;
    });
    dimmed.append(...rows);
    dimmed.style.paddingTop = (isEdge ? view.margin + view.height + 8 : 16) + "px";
    const backdrop = backgroundLayers(view, true);
    backdrop.style.height = view.margin + view.height + "px";
    const opacity = navigation.scroll.behavior === "fade" && isEdge ? 0 : 1;
    backdrop.style.opacity = opacity;
    const element = make("div", { class: "flow-screen" }, dimmed);
    const isHidden = side.look.hidesNavigationBar || (this.flow.scheme === "hide" && side === this.to);
    const items = itemsOf(view, { title: side.title });
    items.style.top = view.margin + "px";
    return { element, dimmed, view, items, backdrop, opacity, isHidden };
  }

  /** Shows the push at a progress from 0, before it, to 1, after it. */
  show(progress) {
    this.progress = progress;
    this.slider.value = Math.round(progress * 100);
    const [from, to] = this.screens;
    from.element.style.transform = `translateX(${-0.3 * progress * this.width}px)`;
    to.element.style.transform = `translateX(${(1 - progress) * this.width}px)`;
    // The screen that is left gets darker, and so does its background if it moves with the screen.
    for (const part of this.isShared ? [from.dimmed] : [from.dimmed, from.backdrop]) {
      part.style.filter = `brightness(${1 - 0.12 * progress})`;
    }
    if (this.isShared) {
      // A background that only one screen has, because the other isn't scrolled, fades; if the new one covers it, it stays.
      from.backdrop.style.opacity = from.opacity * (to.opacity === 1 && !to.isHidden ? 1 : 1 - progress);
      to.backdrop.style.opacity = to.opacity * progress;
    }
    if (this.flow.scheme === "hide") return;
    from.items.style.opacity = from.isHidden ? 0 : 1 - progress;
    to.items.style.opacity = to.isHidden ? 0 : progress;
    // Buttons change in place. Titles move one after the other, so that both can be read.
    const move = (items, points, opacity) => {
      for (const title of items.querySelectorAll(".inline-title, .large-title")) {
        title.style.transform = `translateX(${points}px)`;
        title.style.opacity = Math.max(0, opacity);
      }
    };
    move(from.items, -70 * progress, 1 - 2 * progress);
    move(to.items, 70 * (1 - progress), 2 * progress - 1);
  }

  /** Plays the push through points of its progress. */
  play(points) {
    cancelAnimationFrame(this.running);
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) {
      this.show(points[points.length - 1]);
      return;
    }
    const duration = 480;
    const start = performance.now();
    const step = (now) => {
      const whole = Math.min((now - start) / duration, points.length - 1);
      const leg = Math.min(Math.floor(whole), points.length - 2);
      const part = whole - leg;
      const eased = part < 0.5 ? 2 * part * part : 1 - 2 * (1 - part) * (1 - part);
      this.show(points[leg] + (points[leg + 1] - points[leg]) * eased);
      if (whole < points.length - 1) this.running = requestAnimationFrame(step);
    };
    this.running = requestAnimationFrame(step);
  }
}

const schemes = {
  none: "Only titles and buttons change.",
  hide: "The bar moves with its screen.",
  backdrop: "The bar itself is clear. Each screen has its own background, which moves with it.",
  swap: "During the push, stand-in backgrounds move with the screens. Then the bar has its own background again.",
};
