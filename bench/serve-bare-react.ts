import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { renderToString } from "react-dom/server";
import { elementOf, type PageElement } from "./page-tree.ts";

// The machine's limit: the same documents, straight from `renderToString` to the socket. No router, no components, no
// words to look up; only the data is parsed and every element made anew.
const [port, treesFile = "", dataFile = ""] = process.argv.slice(2);
const trees = JSON.parse(readFileSync(treesFile, "utf8")) as Record<string, PageElement>;
const dataTexts = JSON.parse(readFileSync(dataFile, "utf8")) as Record<string, string>;

createServer((request, response) => {
  const tab = request.url?.slice(1) ?? "";
  const tree = trees[tab];
  const dataText = dataTexts[tab];
  if (tree === undefined || dataText === undefined) {
    response.writeHead(404).end();
    return;
  }
  JSON.parse(dataText);
  const body = Buffer.from(`<!DOCTYPE html>${renderToString(elementOf(tree))}`);
  response.writeHead(200, { "Content-Type": "text/html; charset=utf-8", "Content-Length": body.length });
  response.end(body);
}).listen(Number(port));
