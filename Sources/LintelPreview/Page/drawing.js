"use strict";

const data = JSON.parse(document.getElementById("data").textContent);
const appearances = ["light", "dark", "lightHighContrast", "darkHighContrast"];
const slotNames = ["standard", "compact", "scrollEdge", "compactScrollEdge"];

/** Creates an element; children are elements or texts, and a text is never markup. */
function make(name, attributes = {}, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    if (key.startsWith("on")) element.addEventListener(key.slice(2), value);
    else element.setAttribute(key, value === true ? "" : value);
  }
  element.append(...children.filter((child) => child !== null && child !== undefined));
  return element;
}

for (const view of data.views ?? []) view.contrast = view.contrast.map((row) => data.contrasts[row]);

/** Returns a copy of a shape with the shapes in it. */
function shape(number) {
  const [text, ...children] = data.shapes[number];
  const element = document.getElementById("d" + text).content.firstElementChild.firstElementChild.cloneNode(true);
  element.append(...children.map(shape));
  return element;
}

let clones = 0;

/** Returns a copy of a drawing with unique ids and the texts of a screen. */
function drawing(number, texts = {}) {
  const svg = shape(number);
  const suffix = "-" + clones++;
  for (const element of svg.querySelectorAll("[id]")) element.id += suffix;
  for (const element of svg.querySelectorAll("*")) {
    for (const attribute of ["fill", "clip-path", "filter"]) {
      const value = element.getAttribute(attribute);
      if (value && value.startsWith("url(#")) {
        element.setAttribute(attribute, value.slice(0, -1) + suffix + ")");
      }
    }
  }
  for (const element of svg.querySelectorAll("[data-text]")) {
    const text = texts[element.dataset.text];
    if (text !== undefined) element.textContent = text;
  }
  return svg;
}

/** Moves and cuts the title of a bar as UIKit does if it would run into buttons; the drawing must be on the page. */
function fitTitle(svg) {
  for (const group of svg.querySelectorAll(".inline-title")) {
    const [from, to] = [Number(group.dataset.from), Number(group.dataset.to)];
    for (const text of group.querySelectorAll("text")) {
      const whole = text.textContent;
      let cut = whole;
      while (cut.length > 1 && text.getComputedTextLength() > to - from) {
        cut = cut.slice(0, -1);
        text.textContent = cut + "…";
      }
      const half = text.getComputedTextLength() / 2;
      if (!half || !text.hasAttribute("x")) continue;
      const middle = svg.viewBox.baseVal.width / 2;
      text.setAttribute("x", Math.max(Math.min(middle, to - half), from + half));
    }
  }
}

/**
 * Gives the words around a drawing a readable size, however small the drawing is, as far as columns are wide enough.
 * Words to its left get the room that they need.
 */
function fitLabels(svg) {
  const labels = [...svg.querySelectorAll(":scope > text")];
  if (labels.length === 0 || svg.clientWidth === 0) return;
  const ground = svg.querySelector(":scope > rect");
  const [left, width] = [ground.x, ground.width].map((length) => length.baseVal.value);
  const rows = labels.filter((label) => label.getAttribute("text-anchor") === "start");
  const columns = labels.filter((label) => !rows.includes(label));
  const widest = (labels) => Math.max(0, ...labels.map((label) => label.getComputedTextLength()));
  let size = 12;
  let edge = 0;
  // More room at the left makes the drawing smaller and its words larger, which settles after a few rounds.
  for (let round = 0; round < 3; round++) {
    svg.style.setProperty("--label", size + "px");
    const most = columns.length > 0 ? size * 0.94 * width / columns.length / widest(columns) : Infinity;
    size = Math.min(most, Math.max(12, 11 * (left + width - edge) / svg.clientWidth));
    svg.style.setProperty("--label", size + "px");
    edge = Math.min(0, left - widest(rows) - 14);
  }
  for (const label of rows) label.setAttribute("x", edge + 8);
  svg.setAttribute("viewBox", `${edge} 0 ${left + width - edge} ${svg.viewBox.baseVal.height}`);
}

/** Returns a color of the palette in CSS, by number. */
const css = (number) => number === undefined || number === null ? "transparent" : `var(--c${number})`;

function mixed(from, to, progress, appearance) {
  const index = appearances.indexOf(appearance);
  const color = (number) =>
    number === undefined || number === null ? [0, 0, 0, 0] : data.palette[number][index];
  const [red, green, blue, alpha] = formulas.interpolated(color(from), color(to), progress);
  return `color(srgb ${red} ${green} ${blue} / ${alpha})`;
}

/** Makes the parts of a drawing answer clicks and keys: Tab stops once, and arrow keys move from part to part. */
function makeAskable(svg, place, ask) {
  const parts = [...svg.querySelectorAll("[data-part]")].filter(
    (part) => origins.targets(data.origins, part.dataset.part.split(" ")).length > 0);
  parts.forEach((part, index) => {
    part.setAttribute("tabindex", index === 0 ? "0" : "-1");
    part.setAttribute("role", "button");
    part.setAttribute("aria-label", "Why: " + part.dataset.part.split(" ")[0]);
    const go = (event) => {
      event.stopPropagation();
      ask(part, place);
    };
    part.addEventListener("click", go);
    part.addEventListener("keydown", (event) => {
      const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
      if (event.key === "Enter" || event.key === " ") {
        event.preventDefault();
        go(event);
      } else if (step) {
        event.preventDefault();
        const next = parts[(index + step + parts.length) % parts.length];
        for (const other of parts) other.setAttribute("tabindex", other === next ? "0" : "-1");
        next.focus();
      }
    });
  });
}

/** Returns the layers of a bar's background as elements: the blur, the color on it, the image on that, and the line at the edge. */
function backgroundLayers(view, isTop) {
  const layers = make("div", { class: "background" });
  const layer = (name, color) => {
    const element = make("div", { class: name });
    element.style.background = color;
    layers.append(element);
    return element;
  };
  if (view.material !== undefined) layer("material", css(view.material));
  if (view.veil !== undefined) {
    const veil = layer(`veil ${view.effect}`, "");
    veil.style.setProperty("--veil", css(view.veil));
    veil.style.setProperty("--side", isTop ? "to bottom" : "to top");
    veil.dataset.part = isTop ? "navigationBar.edgeEffect" : "toolbar.edgeEffect tabBar.edgeEffect";
  }
  if (view.color !== undefined) layer("fill", css(view.color));
  const svg = drawing(view.tile);
  const unknown = svg.querySelectorAll(".background [data-unknown]");
  if (view.image || unknown.length > 0) {
    const height = view.height + view.margin;
    const top = isTop ? 0 : svg.viewBox.baseVal.height - height;
    svg.setAttribute("viewBox", `0 ${top} ${view.width} ${height}`);
    svg.setAttribute("preserveAspectRatio", "none");
    svg.setAttribute("class", "image");
    svg.querySelectorAll(".content, .status, .items, .home, .panes").forEach((part) => part.remove());
    for (const part of svg.querySelectorAll(".background > [data-part]")) {
      const isKept = part.dataset.part.includes("background.image") || part.querySelector("[data-unknown]");
      if (!isKept) part.remove();
    }
    layers.append(svg);
  }
  if (view.shadow !== undefined) layer("shadow", css(view.shadow));
  return layers;
}

/** Returns only the items of a bar, in the bar's coordinates. */
function itemsOf(view, texts) {
  return partsOf(drawing(view.tile, texts), view.width, view.height);
}

/** Returns the glass behind the items of a drawing, as elements that blur the content under them; the drawing keeps the items. */
function glassOf(svg) {
  const glass = make("div", { class: "glass-layer" });
  for (const pane of svg.querySelectorAll("rect.glass")) {
    const length = (name) => Number(pane.getAttribute(name)) + "px";
    const element = make("div", { class: "glass-pane" });
    Object.assign(element.style, {
      left: length("x"), top: length("y"), width: length("width"), height: length("height"), borderRadius: length("rx"),
    });
    element.style.setProperty("--glass", pane.getAttribute("fill"));
    element.style.setProperty("--rim", pane.getAttribute("stroke"));
    // The shape stays, so that a click on the glass asks about it.
    pane.setAttribute("fill", "transparent");
    pane.setAttribute("stroke", "none");
    pane.removeAttribute("style");
    glass.append(element);
  }
  return glass;
}
