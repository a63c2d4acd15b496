// Runs parts of the page's program outside of a page: reads a question as JSON from a file and prints the answer as JSON.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { runInThisContext } from "node:vm";

const [questionFile, folder] = process.argv.slice(2);
const question = JSON.parse(readFileSync(questionFile, "utf8"));
const part = (name) => runInThisContext(`(() => {${readFileSync(`${folder}/${name}.js`, "utf8")}; return ${name};})()`);
const number = (value) => (typeof value === "string" ? Number(value) : value);

const answers = {
  // The expected result of each vector, with the program's result.
  formulas({ vectors }) {
    const formulas = part("formulas");
    const pairs = [];
    for (const vector of vectors.progress) {
      pairs.push([vector.is, formulas.progress(number(vector.offset), number(vector.topInset), number(vector.distance))]);
    }
    for (const vector of vectors.fadeAlpha) pairs.push([vector.is, formulas.fadeAlpha(vector.progress)]);
    for (const vector of vectors.isPastHalf) {
      pairs.push([Number(vector.is), Number(formulas.isPastHalf(number(vector.progress)))]);
    }
    for (const vector of vectors.awayShift) {
      pairs.push([vector.is, formulas.awayShift(number(vector.offset), number(vector.topInset), number(vector.threshold))]);
    }
    for (const vector of vectors.interpolation) {
      const color = formulas.interpolated(vector.from, vector.to, number(vector.progress));
      color.forEach((component, index) => pairs.push([vector.is[index], component]));
    }
    return pairs;
  },

  // The standings of a target in each cell, as [value, place, reason].
  origins({ data, cells }) {
    const origins = part("origins");
    return cells.map(({ target, cell }) => origins.standings(data, target, cell)
      .map(({ declaration, reason }) => [declaration.value, declaration.at, reason ?? ""]));
  },

  // The answers for every version in each cell: [labels, [value, place] of the winners].
  versions({ data, cells, versions }) {
    const origins = part("origins");
    return cells.map(({ target, cell }) => origins.byVersion(data, target, cell, versions).map(({ versions, standings }) =>
      [versions.map(({ label }) => label), ...standings.filter(({ reason }) => reason === null)
        .map(({ declaration }) => [declaration.value, declaration.at])]));
  },

  // The results of decisions in contexts.
  decisions({ questions, asked }) {
    const decisions = part("decisions");
    return asked.map(([number, context]) => decisions.answer(questions, number, context));
  },

  hashes({ texts }) {
    return texts.map((text) => createHash("sha256").update(text, "utf8").digest("base64"));
  },
};

process.stdout.write(JSON.stringify(answers[question.kind](question)));
