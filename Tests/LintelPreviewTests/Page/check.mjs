// Opens previews in headless Chromium, as on a phone and on a desk, in light and in dark; complains about errors on the console, about
// what is wider than the window, about controls without names and about keys that do nothing; leaves screenshots to look at.
//
// Usage: node check.mjs LINTEL OUTPUT THEME-OR-FOLDER…
import { execFileSync, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";

const [lintel, output, ...inputs] = process.argv.slice(2);
const themes = inputs.flatMap((path) => statSync(path).isDirectory()
  ? readdirSync(path).filter((name) => name.endsWith(".yaml")).map((name) => join(path, name)) : [path]);

/** A browser that is asked through its own protocol; Node.js before version 22 needs --experimental-websocket. */
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

  async shoot(file, width) {
    const height = Math.min(await this.ask("document.documentElement.scrollHeight"), 6000);
    const shot = await this.send("Page.captureScreenshot", {
      format: "png", captureBeyondViewport: true, clip: { x: 0, y: 0, width, height, scale: 1 },
    });
    writeFileSync(file, Buffer.from(shot.data, "base64"));
  }

  async close() {
    await this.send("Browser.close");
    await new Promise((ended) => this.process.on("exit", ended));
    rmSync(this.profile, { recursive: true, force: true });
  }
}

/** What is wrong with a page that is open, in words. */
const inspection = `(async () => {
  const wrong = [];
  if (document.documentElement.scrollWidth > innerWidth) wrong.push("it is wider than the window");
  for (const element of document.querySelectorAll("h1, h2, h3, p, li, label, button, figcaption, summary")) {
    if (element.closest(".device, .flow-stage, details:not([open]), [hidden]")) continue;
    const box = element.getBoundingClientRect();
    if (box.width && (box.left < -1 || box.right > innerWidth + 1)) wrong.push("cut: " + element.textContent.slice(0, 40));
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
  const part = document.querySelector(".tile [data-part][tabindex='0']");
  if (part) {
    part.focus();
    part.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }));
    document.activeElement.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
    if (!document.querySelector(".inspector .wins")) wrong.push("Enter on a part gives no answer");
    dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
    if (document.querySelector(".answering")) wrong.push("Escape leaves the answer");
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
        const wrong = [...new Set([...(await browser.ask(inspection)) ?? [], ...browser.complaints])];
        browser.complaints = [];
        failures += wrong.length;
        const name = `${width}-${scheme}-${version}`;
        for (const complaint of wrong) console.error(`${theme}, ${name}: ${complaint}`);
        await browser.shoot(join(folder, name + ".png"), width);
      }
    }
  }
  console.log(`${theme}: looked at ${page}`);
}
await browser.close();
process.exit(failures > 0 ? 1 : 0);
