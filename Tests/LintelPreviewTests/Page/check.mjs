// Opens previews in headless Chromium, at the size of a phone and of a desktop window, in light and dark. Reports errors on the console, elements
// that are wider than the window, too small or too pale to read, or hidden by an answer, controls without names, and keys that do nothing.
// Saves screenshots.
//
// Usage: node check.mjs LINTEL OUTPUT THEME-OR-FOLDER…
import { execFileSync, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";

const [lintel, output, ...inputs] = process.argv.slice(2);
const themes = inputs.flatMap((path) => statSync(path).isDirectory()
  ? readdirSync(path).filter((name) => name.endsWith(".yaml")).map((name) => join(path, name)) : [path]);

/** A browser that is controlled through the DevTools protocol. Node.js before version 22 needs --experimental-websocket. */
class Browser {
  static async open() {
    const profile = mkdtempSync(join(tmpdir(), "lintel-chromium-"));
    const name = ["chromium", "chromium-browser"].find((name) => {
      try { return execFileSync("which", [name]); } catch { return false; }
    });
    const process = spawn(name, ["--headless=new", "--no-sandbox", "--disable-gpu", "--remote-debugging-port=0",
      "--user-data-dir=" + profile, "about:blank"], { stdio: ["ignore", "ignore", "pipe"] });
    const socket = await new Promise((found) => {
      let text = "";
      process.stderr.on("data", (data) => {
        text += data;
        const match = /ws:\/\/([^/\s]+)\S+/.exec(text);
        if (match) found(match[1]);
      });
    });
    const pages = await (await fetch(`http://${socket}/json`)).json();
    const browser = new Browser();
    browser.process = process;
    browser.profile = profile;
    browser.socket = new WebSocket(pages.find((page) => page.type === "page").webSocketDebuggerUrl);
    await new Promise((open) => { browser.socket.onopen = open; });
    browser.waiting = new Map();
    browser.complaints = [];
    browser.socket.onmessage = (message) => browser.receive(JSON.parse(message.data));
    for (const domain of ["Page", "Runtime", "Log"]) await browser.send(domain + ".enable");
    return browser;
  }

  receive(message) {
    if (message.id) this.waiting.get(message.id)(message.result);
    const { method, params } = message;
    if (method === "Runtime.exceptionThrown") {
      this.complaints.push(params.exceptionDetails.exception?.description ?? params.exceptionDetails.text);
    }
    if (method === "Log.entryAdded") this.complaints.push(params.entry.text);
    if (method === "Runtime.consoleAPICalled") this.complaints.push(`console.${params.type}`);
    if (method === "Page.loadEventFired") this.loaded?.();
  }

  send(method, params = {}) {
    const id = this.waiting.size + 1;
    return new Promise((answer) => {
      this.waiting.set(id, answer);
      this.socket.send(JSON.stringify({ id, method, params }));
    });
  }

  async visit(file, width, height, scheme, hash = "") {
    await this.send("Emulation.setDeviceMetricsOverride", { width, height, deviceScaleFactor: 1, mobile: width < 600 });
    await this.send("Emulation.setEmulatedMedia", { features: [{ name: "prefers-color-scheme", value: scheme }] });
    const loaded = new Promise((resolve) => { this.loaded = resolve; });
    await this.send("Page.navigate", { url: `file://${resolve(file)}?${width}${scheme}${hash}` });
    await loaded;
    await this.ask("new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50)))");
  }

  async ask(expression) {
    const answer = await this.send("Runtime.evaluate", { expression, awaitPromise: true, returnByValue: true });
    if (answer.exceptionDetails) this.complaints.push(answer.exceptionDetails.exception?.description ?? expression);
    return answer.result?.value;
  }

  /** Presses a key as a person does, so that the browser shows the focus. */
  async press(key) {
    for (const type of ["rawKeyDown", "keyUp"]) {
      const windowsVirtualKeyCode = { Tab: 9, Enter: 13, Escape: 27, ArrowRight: 39 }[key];
      await this.send("Input.dispatchKeyEvent", { type, key, code: key, windowsVirtualKeyCode });
    }
  }

  /** Takes a picture of the whole page, or of its visible part. */
  async shoot(file, width, isWhole = true) {
    const height = Math.min(await this.ask("document.documentElement.scrollHeight"), 6000);
    const clip = { x: 0, y: 0, width, height, scale: 1 };
    const shot = await this.send("Page.captureScreenshot", { format: "png", ...(isWhole ? { captureBeyondViewport: true, clip } : {}) });
    writeFileSync(file, Buffer.from(shot.data, "base64"));
  }

  async close() {
    await this.send("Browser.close");
    await new Promise((ended) => this.process.on("exit", ended));
    rmSync(this.profile, { recursive: true, force: true });
  }
}

/** Describes what is wrong with the open page. */
const inspection = `(async () => {
  const wrong = [];
  for (const part of document.querySelectorAll("details")) part.open = true;
  if (document.documentElement.scrollWidth > innerWidth) wrong.push("it is wider than the window");
  for (const element of document.querySelectorAll("h1, h2, h3, p, li, label, button, figcaption, summary")) {
    if (element.closest(".device, .flow-stage, [hidden]")) continue;
    const box = element.getBoundingClientRect();
    if (box.width && (box.left < -1 || box.right > innerWidth + 1)) wrong.push("cut: " + element.textContent.slice(0, 40));
    if (element.scrollWidth > element.clientWidth + 1 && element.clientWidth) wrong.push("runs over: " + element.textContent.slice(0, 40));
  }
  const color = (text) => (text.match(/[\\d.]+/g) ?? []).map(Number);
  const luminance = (rgb) => rgb.slice(0, 3).map((part) => part / 255)
    .map((part) => part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
    .reduce((sum, part, index) => sum + part * [0.2126, 0.7152, 0.0722][index], 0);
  const paper = (element) => {
    const own = color(getComputedStyle(element).backgroundColor);
    return own[3] === 0 && element.parentElement ? paper(element.parentElement) : own;
  };
  const words = document.createTreeWalker(document.getElementById("page"), NodeFilter.SHOW_TEXT);
  while (words.nextNode()) {
    const element = words.currentNode.parentElement;
    const label = element.matches(".tile svg > text");
    if (!words.currentNode.data.trim() || (element.closest("svg, .device") && !label) || !element.checkVisibility()) continue;
    const style = getComputedStyle(element);
    const [front, back] = [label ? style.fill : style.color, null].map((text) => luminance(text ? color(text) : paper(element)));
    const ratio = (Math.max(front, back) + 0.05) / (Math.min(front, back) + 0.05);
    if (ratio < 4.5) wrong.push("pale, " + ratio.toFixed(1) + ": " + words.currentNode.data.slice(0, 40));
    const size = parseFloat(style.fontSize) * (label ? element.getScreenCTM().a : 1);
    if (size < 10.5) wrong.push("small, " + size.toFixed(1) + ": " + words.currentNode.data.slice(0, 40));
  }
  for (const svg of document.querySelectorAll(".tile svg")) {
    const boxes = [...svg.querySelectorAll(":scope > text")].map((label) => [label.textContent, label.getBoundingClientRect()]);
    const [whole, ground] = [svg, svg.querySelector(":scope > rect")].map((element) => element?.getBoundingClientRect());
    for (const [text, box] of boxes) {
      if (box.left < whole.left || box.bottom > ground.top + 2 && box.right > ground.left) wrong.push("label over drawing: " + text);
      const meets = ([, other]) => other !== box && box.left < other.right && other.left < box.right
        && box.top < other.bottom - 4 && other.top < box.bottom - 4;
      if (boxes.some(meets)) wrong.push("label over label: " + text);
    }
  }
  for (const field of document.querySelectorAll("select, input, button")) {
    if (!(field.labels?.length || field.ariaLabel || field.textContent.trim())) wrong.push("no name: " + field.outerHTML.slice(0, 80));
  }
  for (const svg of document.querySelectorAll(".tile svg, .device svg")) {
    for (const text of svg.querySelectorAll(".inline-title text")) {
      const title = text.getBoundingClientRect();
      for (const other of svg.querySelectorAll("[data-part*=utton] text")) {
        const box = other.getBoundingClientRect();
        if (title.width && box.width && title.left < box.right - 1 && box.left < title.right - 1
          && title.top < box.bottom && box.top < title.bottom) wrong.push("title over button: " + text.textContent);
      }
    }
  }
  for (const part of document.querySelectorAll(".tile [data-part][tabindex='0'], .device .side:not([hidden]) > [data-part]")) {
    // A clicked element is in the window, in the worst case at its end, where answers are on a phone.
    part.scrollIntoView({ block: "end" });
    part.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    const [box, answer] = [part, document.querySelector(".answering")].map((element) => element?.getBoundingClientRect());
    if (!answer) wrong.push("a click on a part gives no answer");
    else if (box.top < -1 || box.bottom > innerHeight + 1) wrong.push("asked out of sight: " + part.dataset.part);
    else if (box.left < answer.right && answer.left < box.right && box.top < answer.bottom && answer.top < box.bottom) {
      wrong.push("beneath its answer: " + part.dataset.part);
    }
    document.querySelector(".answering .close")?.focus();
    document.querySelector(".answering .close")?.click();
    if (part.matches("[tabindex]") && document.activeElement !== part) wrong.push("the keyboard is lost: " + part.dataset.part);
  }
  const scroller = document.querySelector(".scroller");
  if (scroller) {
    for (const top of [3, 30, 300, 0]) {
      scroller.scrollTop = top;
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    }
  }
  for (const slider of document.querySelectorAll(".controls input")) {
    slider.value = 50;
    slider.dispatchEvent(new Event("input"));
  }
  return wrong;
})()`;

/** Moves to a drawing with only the keyboard, asks about a part, and leaves the answer open. */
async function walk(browser) {
  const wrong = [];
  const isThere = "document.activeElement?.matches('.tile [data-part]')";
  await browser.ask("document.activeElement?.blur(); scrollTo(0, 0)");
  for (let presses = 0; presses < 60 && !await browser.ask(isThere); presses++) {
    await browser.press("Tab");
    if (await browser.ask("document.activeElement !== document.body && getComputedStyle(document.activeElement).outlineStyle === 'none'")) {
      wrong.push("no ring: " + await browser.ask("document.activeElement.outerHTML.slice(0, 80)"));
    }
  }
  if (!await browser.ask(isThere)) return wrong;
  await browser.press("ArrowRight");
  if (!await browser.ask(isThere)) wrong.push("arrow keys leave the drawing");
  await browser.press("Enter");
  // A theme may not declare anything for a part, such as the status bar.
  const answered = "!!document.querySelector('.inspector .wins') || document.querySelector('.inspector')?.textContent.includes('Nothing is declared here')";
  if (!await browser.ask(answered)) wrong.push("Enter on a part gives no answer");
  await browser.press("Escape");
  if (await browser.ask("!!document.querySelector('.answering')")) wrong.push("Escape leaves the answer");
  if (!await browser.ask(isThere)) wrong.push("Escape loses the keyboard");
  await browser.press("Enter");
  return wrong;
}

const browser = await Browser.open();
mkdirSync(output, { recursive: true });
let failures = 0;
for (const theme of themes) {
  const folder = join(output, basename(theme, ".yaml"));
  execFileSync(lintel, ["preview", theme, "--output", folder], { stdio: ["ignore", "ignore", "inherit"] });
  const page = join(folder, basename(theme, ".yaml") + ".html");
  for (const [width, height] of [[390, 844], [1440, 900]]) {
    for (const scheme of ["light", "dark"]) {
      await browser.visit(page, width, height, scheme);
      const systems = await browser.ask("data.versions.length");
      for (let version = 0; version < systems; version++) {
        await browser.ask(`choose("version", ${version})`);
        const name = `${width}-${scheme}-${version}`;
        const found = (await browser.ask(inspection)) ?? [];
        await browser.shoot(join(folder, name + ".png"), width);
        found.push(...await walk(browser));
        await browser.shoot(join(folder, name + "-answer.png"), width, false);
        const wrong = [...new Set([...found, ...browser.complaints])];
        browser.complaints = [];
        failures += wrong.length;
        for (const complaint of wrong) console.error(`${theme}, ${name}: ${complaint}`);
      }
    }
  }
  console.log(`${theme}: looked at ${page}`);
}
await browser.close();
process.exit(failures > 0 ? 1 : 0);
