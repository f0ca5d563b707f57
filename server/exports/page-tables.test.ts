import { expect, it } from "vitest";
import { pageTables, pageTitle } from "./page-tables.ts";

const page = `<!DOCTYPE html><html><head><title>Table &amp; more</title></head><body>
<table id="table-standings"><caption class="visually-hidden">Table, <!-- -->round 3</caption>
<thead><tr><th scope="col"><abbr title="Place">#</abbr></th><th scope="col">Club</th><th><a href="/x"><abbr title="Points">P</abbr><svg aria-hidden="true"><path d="M0"></path></svg></a></th><th>Form</th></tr></thead>
<tbody><tr><td>1</td><th scope="row"><a aria-label="KK A" href="/a"><img alt="" src="/a.png"/></a><span>A &amp; <b>B</b></span></th><td>6</td><td><svg role="img" aria-label="2 wins"><rect x="1"></rect></svg></td></tr></tbody></table>
<script>"<table><tr><td>no</td></tr></table>"</script></body></html>`;

it("reads captions, long heads, texts and what pictures say", () => {
  expect(pageTables(page)).toEqual([
    {
      name: "standings",
      caption: "Table, round 3",
      heads: ["Place", "Club", "Points", "Form"],
      rows: [["1", "KK A A & B", "6", "2 wins"]],
    },
  ]);
  expect(pageTitle(page)).toBe("Table & more");
});

function bodyOf(rows: string): unknown {
  return pageTables(`<table><thead><tr><th>Player</th><th>P</th><th>R</th></tr></thead><tbody>${rows}</tbody></table>`)[0];
}

it("leaves out what is hidden from readers, hears what only they hear", () => {
  const cell = '<span><span aria-hidden="true">·<i>x</i></span><span class="visually-hidden">not played</span></span>';
  expect(bodyOf(`<tr><th>A</th><td>${cell}</td><td>1</td></tr>`)).toMatchObject({ rows: [["A", "not played", "1"]] });
});

it("keeps pieces of a cell apart, and words together", () => {
  const name = "<small>7</small><span>Ana</span> No<b>va</b>k<br/>guard";
  expect(bodyOf(`<tr><th>${name}</th><td>1</td><td>2</td></tr>`)).toMatchObject({ rows: [["7 Ana Novak guard", "1", "2"]] });
});

it("gives a marked piece a column of its own", () => {
  const row = (place: string, name: string) => `<tr><th>${place}<a href="/x">${name}</a></th><td>1</td><td>2</td></tr>`;
  expect(bodyOf(row('<span data-column="#">12</span>', "Ana") + row("", "Eva"))).toMatchObject({
    heads: ["#", "Player", "P", "R"],
    rows: [
      ["12", "Ana", "1", "2"],
      [null, "Eva", "1", "2"],
    ],
  });
});

it("fills what a cell spans, and takes headings between rows for no row", () => {
  const rows = '<tr><th scope="colgroup" colSpan="3">Bench</th></tr><tr><th>A</th><td colSpan="2">did not play</td></tr>';
  expect(bodyOf(rows)).toMatchObject({ rows: [["A", "did not play", null]] });
});

it("has a column once that stands twice, at two places for two widths of screen", () => {
  const table =
    "<table><thead><tr><th>A</th><th>P</th><th>R</th><th>P</th></tr></thead><tr><th>x</th><td>1</td><td>1</td><td>1</td></tr></table>";
  expect(pageTables(table)[0]).toMatchObject({ heads: ["A", "P", "R"], rows: [["x", "1", "1"]] });
});

it("finds no table where there is none, and an empty one as empty", () => {
  expect(pageTables("<p>&lt;table&gt;</p>")).toEqual([]);
  expect(pageTables("<table><caption>None</caption></table>")).toEqual([{ name: null, caption: "None", heads: [], rows: [] }]);
});

it("RANK25 a table that is not the official one is no export", () => {
  const tables = `<table data-provisional="true" id="table-standings"><caption>Now</caption></table><table data-ledger="true"><caption>Sum</caption></table><table><caption>None</caption></table>`;
  expect(pageTables(tables).map(({ caption }) => caption)).toEqual(["None"]);
});
