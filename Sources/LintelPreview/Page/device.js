"use strict";

/** A phone with content that scrolls, and with bars that follow it by the formulas of the runtime library. */
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
      content(this.inset, bottomHeight, shown.content));
    this.scroller.style.background = css(edge.screen);
    if (!look.scrolls) this.scroller.style.overflow = "hidden";
    this.device.append(this.scroller);
    this.navigation = null;
    if (hasBar) this.navigation = this.bar("navigationBar", view(navigation, "standard"), edge, texts);
    this.bottom = bottom.map((kind) => this.bar(kind, view(bars[kind], "standard"), view(bars[kind], "scrollEdge"), {}))[0];
    const status = statusBar(edge);
    if (edge.adapts) adapt(status, shown);
    this.device.append(status);
    if (look.idiom === "phone") {
      const home = make("div", { class: "home-indicator" });
      home.style.background = css(data.inks.label);
      if (edge.adapts) adapt(home, shown);
      this.device.append(home);
    }
    this.minimized = this.minimizedBar(bottom[0], look);
    this.search = hasBar ? new DeviceSearch(this, navigation, shown) : null;
    this.element.replaceChildren(this.device);
    for (const bar of [this.navigation, this.bottom]) {
      for (const side of bar ? [bar.edge, bar.away] : []) fitTitle(side.items);
    }
    this.note.textContent = sentence(look)
      + (look.style === "unspecified" ? "" : ` The screen keeps its ${look.style} style, regardless of the system's.`);
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
      const glass = glassOf(items);
      glass.style.height = view.height + "px";
      glass.style[isTop ? "top" : "bottom"] = view.margin + "px";
      const box = make("div", { class: "side" }, layers, glass, items);
      if (view.adapts) adapt(box, this.shown);
      const index = slotNames.indexOf(slot);
      const place = {
        cell: { ...this.shown.cell, slot: index }, view, appearance: this.shown.appearance,
        words: `${kind}, ${slot} · ${this.shown.words}`,
      };
      makeAskable(items, place, this.ask);
      layers.dataset.part = `${kind}.background ${kind}.shadow`;
      layers.addEventListener("click", () => this.ask(layers, place));
      element.append(box);
      return { box, layers, items, glass, view };
    };
    const bar = { element, kind, edge: side(edge, "scrollEdge"), away: side(away, "standard") };
    this.device.append(element);
    return bar;
  }

  /** Returns the selected item, to which a tab bar shrinks while the content scrolls, or null if it never does. */
  minimizedBar(kind, look) {
    const tabs = look.bars.tabBar;
    if (kind !== "tabBar" || tabs.minimize === undefined) return null;
    const view = data.views[tabs.slots.standard];
    const svg = partsOf(drawing(tabs.minimized), view.width, view.height);
    const glass = glassOf(svg);
    const box = make("div", { class: "minimized", hidden: true }, glass, svg);
    box.style.bottom = view.margin + "px";
    box.style.height = view.height - 8 + "px";
    if (view.adapts) adapt(box, this.shown);
    makeAskable(svg, {
      cell: { ...this.shown.cell, slot: 0 }, view, appearance: this.shown.appearance, words: `tabBar, minimized · ${this.shown.words}`,
    }, this.ask);
    this.device.append(box);
    return { box, on: tabs.minimize };
  }

  /** Shrinks or restores the tab bar, depending on the direction in which the content moves. */
  minimize(top) {
    if (!this.minimized) return;
    const moved = top - this.lastTop;
    const isAway = this.minimized.on === "onScrollDown" ? moved > 2 && top > 20 : moved < -2 && top > 20;
    const isBack = this.minimized.on === "onScrollDown" ? moved < -2 || top <= 0 : moved > 2;
    if (!isAway && !isBack) return;
    this.minimized.box.hidden = !isAway;
    this.bottom.element.classList.toggle("is-minimized", isAway);
  }

  /** Updates the bars for the position of the content. */
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
    this.minimize(top);
    this.lastTop = top;
  }

  /** Draws a large title that has partly moved under the bar. */
  collapse(points) {
    const height = this.inset - points;
    for (const side of [this.navigation.edge, this.navigation.away]) {
      side.layers.style.height = (side === this.navigation.edge ? height : Math.min(height, this.inset - this.large)) + "px";
    }
    const items = this.navigation.edge.items;
    const search = items.querySelector(".search-bar");
    if (search && this.large > 0) {
      search.setAttribute("transform", `translate(0 ${-points})`);
      search.style.opacity = Math.max(0, 1 - 1.4 * points / this.large);
      // The glass of the field moves with it.
      for (const pane of this.navigation.edge.glass.children) {
        if (pane.offsetTop < this.navigation.edge.view.bar) continue;
        pane.style.transform = `translateY(${-points}px)`;
        pane.style.opacity = search.style.opacity;
      }
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

/** Shows one of a bar's looks, or a mixture of both. */
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

/** Returns the status bar of a view's drawing. */
function statusBar(view) {
  const svg = drawing(view.tile);
  svg.querySelectorAll(".content, .items, .background, .home").forEach((part) => part.remove());
  svg.setAttribute("viewBox", `0 0 ${view.width} ${Math.max(view.margin, 1)}`);
  svg.setAttribute("width", view.width);
  svg.setAttribute("height", Math.max(view.margin, 1));
  svg.setAttribute("class", "status-layer");
  return svg;
}

/** Gives a part of a bar the style that glass has over the content. */
function adapt(element, { content, appearance }) {
  if (content === "colors") return;
  element.dataset.appearance = appearance.endsWith("HighContrast") ? content + "HighContrast" : content;
}

/** Returns the parts of a drawing that belong to a bar, without their surroundings. */
function partsOf(svg, width, height) {
  svg.querySelectorAll(".content, .status, .background, .home, .panes").forEach((part) => part.remove());
  svg.querySelector(".items").removeAttribute("transform");
  svg.setAttribute("viewBox", `0 0 ${width} ${height}`);
  svg.setAttribute("width", width);
  svg.setAttribute("height", height);
  svg.setAttribute("class", "items-layer");
  return svg;
}

/** The colors of the content: many hues, which show what bars let through, or all light, or all dark. */
const contents = {
  colors: (hue) => [`hsl(${hue} 78% 62%)`, `hsl(${hue + 35} 72% 46%)`],
  light: (hue) => [`hsl(${hue} 55% 93%)`, `hsl(${hue + 35} 50% 86%)`],
  dark: (hue) => [`hsl(${hue} 45% 16%)`, `hsl(${hue + 35} 50% 9%)`],
};

/** Returns the content that scrolls under the bars. */
function content(inset, bottom, colors) {
  const hues = [28, 12, 340, 265, 205, 165, 90];
  const rows = Array.from({ length: 22 }, (_, index) => {
    const thumbnail = make("div", { class: "thumbnail" });
    thumbnail.style.background = `linear-gradient(135deg, ${contents[colors](hues[index % hues.length]).join(", ")})`;
    return make("div", { class: "row" }, thumbnail,
      make("div", { class: "words" }, make("div", { class: "line first" }), make("div", { class: "line" })));
  });
  const hero = make("div", { class: "hero" });
  const box = make("div", { class: `content ${colors}` }, hero, ...rows);
  if (colors !== "colors") box.dataset.appearance = colors;
  box.style.paddingTop = inset + "px";
  box.style.paddingBottom = bottom + "px";
  box.style.setProperty("--label", css(data.inks.secondaryLabel));
  box.style.setProperty("--separator", css(data.inks.separator));
  return box;
}

/** The search of a screen in the chosen state, where the system puts it. */
class DeviceSearch {
  constructor(device, bar, shown) {
    const state = shown.search;
    const place = bar.searchPlace;
    if (place === undefined || place === "elsewhere") return;
    this.device = device;
    this.isAtBottom = place.startsWith("bottom");
    // The drawing of the bar contains an empty search, or the button that begins one.
    const isDrawn = state === "empty" && (!this.isAtBottom || device.bottom);
    if (isDrawn || (state === "collapsed" && !this.isAtBottom)) {
      if (state === "collapsed") this.hideDrawn(drawing(bar.searchStates.empty).viewBox.baseVal.height);
      return;
    }
    const begins = place === "bottomButton" && state === "empty";
    const svg = drawing(bar.searchStates[begins ? "collapsed" : state]);
    const { width, height } = svg.viewBox.baseVal;
    this.strip = make("div", { class: "search-strip" }, glassOf(partsOf(svg, width, height)), svg);
    this.strip.style.height = height + "px";
    const edge = data.views[bar.slots.scrollEdge];
    if (edge.adapts) adapt(this.strip, shown);
    makeAskable(svg, {
      cell: { ...shown.cell, slot: 0 }, view: edge, appearance: shown.appearance, words: `navigationBar, search · ${shown.words}`,
    }, device.ask);
    if (this.isAtBottom) {
      this.strip.style.bottom = "21px";
      // A toolbar makes room for the search while someone types.
      if (device.bottom && state !== "empty") device.bottom.element.hidden = true;
    } else {
      // The bar's own items disappear, as UIKit hides them during a search.
      const top = (edge.bar - 44) / 2;
      this.strip.style.top = edge.margin + top + "px";
      // The bar is as high as the search.
      device.large = 0;
      device.inset = edge.margin + height + 2 * top;
      device.scroller.firstElementChild.style.paddingTop = device.inset + "px";
      for (const side of [device.navigation.edge, device.navigation.away]) {
        side.items.style.display = "none";
        side.glass.style.display = "none";
      }
    }
    device.device.append(this.strip);
  }

  /** Removes a search of some height from the drawing of the bar. */
  hideDrawn(height) {
    if (this.device.navigation.edge.items.querySelector(".search-bar")) {
      this.device.large -= height;
      this.device.inset -= height;
      this.device.scroller.firstElementChild.style.paddingTop = this.device.inset + "px";
    }
    for (const side of [this.device.navigation.edge, this.device.navigation.away]) {
      side.items.querySelectorAll(".search-bar").forEach((part) => { part.style.display = "none"; });
      for (const pane of side.glass.children) pane.hidden = parseFloat(pane.style.top) >= side.view.bar;
    }
  }
}

/** Makes a device as large as the available room allows. */
function fit(frame, device, width, most = 1) {
  const room = frame.clientWidth;
  if (room > 0) device.style.zoom = Math.min(most, (room - 2) / width);
}

/** Describes what the bar of a look does while the content scrolls. */
function sentence(look) {
  const scroll = look.bars.navigationBar.scroll;
  if (look.hidesNavigationBar) return "The navigation bar is hidden on this screen.";
  if (!look.scrolls) return "The content of this screen doesn't scroll, so the bar stays at the scroll edge.";
  switch (scroll.behavior) {
    case "fade": return `Scroll: the background fades in over ${scroll.distance ?? 10} points.`;
    case "crossfade": return `Scroll: the whole look changes to the standard one over ${scroll.distance ?? 10} points.`;
    case "away": return "Scroll: the bar moves off the screen with the content.";
    case "hide": return "Scroll: the bar hides when you scroll down, and returns when you scroll up.";
    default: return "Scroll: the bar changes from its look at the edge to the standard one.";
  }
}
