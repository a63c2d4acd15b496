"use strict";

/** A phone whose content scrolls, and whose bars follow it by the formulas of the runtime library. */
class Device {
  constructor(ask) {
    this.ask = ask;
    this.element = make("div", { class: "device-frame" });
    this.note = make("p", { class: "quiet device-note", role: "status" });
    this.lastTop = 0;
  }

  /** Shows a look: { look, screen, cell, appearance, words }. */
  show(shown) {
    this.shown = shown;
    const { look, screen, appearance } = shown;
    const bars = look.bars;
    const navigation = bars.navigationBar;
    const view = (bar, slot) => data.views[bar.slots[slot]];
    const edge = view(navigation, "scrollEdge");
    const texts = { title: screen.title };
    this.device = make("div", { class: "device", "data-appearance": appearance, "data-idiom": look.idiom });
    this.width = edge.width;
    this.device.style.width = edge.width + "px";
    const hasBar = !look.hidesNavigationBar;
    this.inset = edge.margin + (hasBar ? edge.height : 0);
    this.large = hasBar ? edge.height - edge.bar : 0;
    const bottom = [
      look.bars.tabBar && !look.hidesBottomBar ? "tabBar" : null,
      look.bars.toolbar && (!look.hidesToolbar || !look.bars.tabBar) ? "toolbar" : null,
    ].filter(Boolean).slice(0, 1);
    const bottomHeight = bottom.length ? view(bars[bottom[0]], "standard").height + view(bars[bottom[0]], "standard").margin : 34;
    this.scroller = make("div", { class: "scroller", tabindex: "0", "aria-label": "Content of the screen; scroll it" },
      content(this.inset, bottomHeight));
    this.scroller.style.background = css(edge.screen);
    if (!look.scrolls) this.scroller.style.overflow = "hidden";
    this.device.append(this.scroller);
    this.navigation = null;
    if (hasBar) this.navigation = this.bar("navigationBar", view(navigation, "standard"), edge, texts);
    this.bottom = bottom.map((kind) => this.bar(kind, view(bars[kind], "standard"), view(bars[kind], "scrollEdge"), {}))[0];
    this.device.append(statusBar(edge));
    if (look.idiom === "phone") {
      const home = make("div", { class: "home-indicator" });
      home.style.background = css(data.inks.label);
      this.device.append(home);
    }
    this.element.replaceChildren(this.device);
    for (const bar of [this.navigation, this.bottom]) {
      for (const side of bar ? [bar.edge, bar.away] : []) fitTitle(side.items);
    }
    this.note.textContent = sentence(look)
      + (look.style === "unspecified" ? "" : ` The screen keeps its ${look.style} style, whatever the system's is.`);
    this.lastTop = 0;
    this.hidden = false;
    this.scroller.addEventListener("scroll", () => this.update());
    this.update();
  }

  bar(kind, away, edge, texts) {
    const isTop = kind === "navigationBar";
    const element = make("div", { class: `bar ${isTop ? "top" : "bottom"}` });
    const side = (view, slot) => {
      const layers = backgroundLayers(view, isTop);
      const items = itemsOf(view, texts);
      layers.style.height = view.height + view.margin + "px";
      items.style[isTop ? "top" : "bottom"] = view.margin + "px";
      const box = make("div", { class: "side" }, layers, items);
      const index = slotNames.indexOf(slot);
      const place = {
        cell: { ...this.shown.cell, slot: index }, view, appearance: this.shown.appearance,
        words: `${kind}, ${slot} · ${this.shown.words}`,
      };
      makeAskable(items, place, this.ask);
      layers.dataset.part = `${kind}.background ${kind}.shadow`;
      layers.addEventListener("click", () => this.ask(layers, place));
      element.append(box);
      return { box, layers, items, view };
    };
    const bar = { element, kind, edge: side(edge, "scrollEdge"), away: side(away, "standard") };
    this.device.append(element);
    return bar;
  }

  /** Brings the bars to where the content is. */
  update() {
    const { look, appearance } = this.shown;
    const top = this.scroller.scrollTop;
    if (this.navigation) {
      const scroll = look.bars.navigationBar.scroll;
      const collapsed = look.scrolls ? Math.min(Math.max(top, 0), this.large) : 0;
      const offset = top - this.inset;
      const topInset = this.inset - collapsed;
      const distance = ["fade", "crossfade"].includes(scroll.behavior) ? scroll.distance ?? 10 : 0;
      const knowsEdge = look.design !== "classic" || this.large > 0;
      const progress = look.scrolls ? formulas.progress(offset, topInset, distance) : null;
      const whole = !knowsEdge || (scroll.behavior === "fade" && progress === null);
      showBar(this.navigation, scroll.behavior, whole ? 1 : progress ?? 0, appearance);
      const alpha = scroll.behavior === "fade" ? formulas.fadeAlpha(progress) : 1;
      for (const side of [this.navigation.edge, this.navigation.away]) side.layers.style.opacity = alpha;
      this.collapse(collapsed);
      let shift = 0;
      if (scroll.behavior === "away" && look.scrolls) {
        shift = formulas.awayShift(offset, topInset, scroll.threshold ?? 0);
      } else if (scroll.behavior === "hide" && look.scrolls) {
        if (top > this.lastTop + 4 && top > 20) this.hidden = true;
        if (top < this.lastTop - 4 || top <= 0) this.hidden = false;
        shift = this.hidden ? topInset : 0;
      }
      this.navigation.element.style.transition = scroll.behavior === "hide" ? "transform .25s" : "";
      this.navigation.element.style.transform = `translateY(${-shift}px)`;
    }
    if (this.bottom) {
      const rest = this.scroller.scrollHeight - top - this.scroller.clientHeight;
      const isAway = look.scrolls && rest > 1 || look.design === "classic";
      showBar(this.bottom, "system", isAway ? 1 : 0, appearance);
    }
    this.lastTop = top;
  }

  /** Draws a large title that has gone some way beneath the bar. */
  collapse(points) {
    const height = this.inset - points;
    for (const side of [this.navigation.edge, this.navigation.away]) {
      side.layers.style.height = (side === this.navigation.edge ? height : Math.min(height, this.inset - this.large)) + "px";
    }
    const items = this.navigation.edge.items;
    const search = items.querySelector(".search-bar");
    if (search) {
      search.setAttribute("transform", `translate(0 ${-points})`);
      search.style.opacity = Math.max(0, 1 - 1.4 * points / this.large);
    }
    const large = items.querySelector(".large-title");
    if (!large) return;
    large.setAttribute("transform", `translate(0 ${-points})`);
    large.style.opacity = Math.max(0, 1 - 1.4 * points / this.large);
    const inline = items.querySelector(".inline-title");
    inline.removeAttribute("display");
    inline.style.opacity = Math.min(1, Math.max(0, (points / this.large - 0.6) / 0.3));
  }
}

/** Shows one of a bar's looks, or a mixture. */
function showBar(bar, behavior, progress, appearance) {
  const blends = behavior === "crossfade" && progress > 0 && progress < 1;
  const isAway = blends ? formulas.isPastHalf(progress) : progress > 0;
  bar.edge.box.hidden = isAway;
  bar.away.box.hidden = !isAway;
  const sides = [bar.edge, bar.away];
  for (const side of sides) {
    const paint = (name, key) => {
      let layer = side.layers.querySelector("." + name);
      if (!layer && blends && (bar.edge.view[key] ?? bar.away.view[key]) !== undefined) {
        layer = make("div", { class: name });
        side.layers.append(layer);
      }
      if (!layer) return;
      layer.style.background = blends
        ? mixed(bar.edge.view[key], bar.away.view[key], progress, appearance) : css(side.view[key]);
    };
    paint("fill", "color");
    paint("shadow", "shadow");
  }
  const [edge, away] = sides.map((side) => [...side.items.querySelectorAll("[data-said]")]);
  if (edge.length !== away.length) return;
  edge.forEach((text, index) => {
    const pair = [text, away[index]];
    const numbers = pair.map((element) => /--c(\d+)/.exec(element.getAttribute("fill") ?? "")?.[1]);
    for (const element of pair) {
      element.style.fill = blends && numbers[0] && numbers[1]
        ? mixed(Number(numbers[0]), Number(numbers[1]), progress, appearance) : "";
    }
  });
}

/** The status bar of a view's drawing. */
function statusBar(view) {
  const svg = drawing(view.tile);
  svg.querySelectorAll(".content, .items, .background, .home").forEach((part) => part.remove());
  svg.setAttribute("viewBox", `0 0 ${view.width} ${Math.max(view.margin, 1)}`);
  svg.setAttribute("width", view.width);
  svg.setAttribute("height", Math.max(view.margin, 1));
  svg.setAttribute("class", "status-layer");
  return svg;
}

/** Content in many colors, so that it is seen what bars let through. */
function content(inset, bottom) {
  const hues = [28, 12, 340, 265, 205, 165, 90];
  const rows = Array.from({ length: 22 }, (_, index) => {
    const hue = hues[index % hues.length];
    const thumbnail = make("div", { class: "thumbnail" });
    thumbnail.style.background = `linear-gradient(135deg, hsl(${hue} 78% 62%), hsl(${hue + 35} 72% 46%))`;
    return make("div", { class: "row" }, thumbnail,
      make("div", { class: "words" }, make("div", { class: "line first" }), make("div", { class: "line" })));
  });
  const hero = make("div", { class: "hero" });
  const box = make("div", { class: "content" }, hero, ...rows);
  box.style.paddingTop = inset + "px";
  box.style.paddingBottom = bottom + "px";
  box.style.setProperty("--label", css(data.inks.secondaryLabel));
  box.style.setProperty("--separator", css(data.inks.separator));
  return box;
}

/** Makes a device as large as there is room for. */
function fit(frame, device, width, most = 1) {
  const room = frame.clientWidth;
  if (room > 0) device.style.zoom = Math.min(most, (room - 2) / width);
}

/** What the bar of a look does while it is scrolled. */
function sentence(look) {
  const scroll = look.bars.navigationBar.scroll;
  if (look.hidesNavigationBar) return "The navigation bar is hidden on this screen.";
  if (!look.scrolls) return "The content of this screen does not scroll: the bar stays at its edge.";
  switch (scroll.behavior) {
    case "fade": return `Scroll: the background fades in over ${scroll.distance ?? 10} points.`;
    case "crossfade": return `Scroll: the whole look goes over to the standard one in ${scroll.distance ?? 10} points.`;
    case "away": return "Scroll: the bar moves off with the content.";
    case "hide": return "Scroll: the bar hides on the way down and returns on the way up.";
    default: return "Scroll: the bar changes from its look at the edge to the standard one.";
  }
}
