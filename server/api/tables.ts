import { Hono } from "hono";
import { fileAddresses } from "#contract/addresses.ts";
import { isLocale, type Locale } from "#contract/locale.ts";
import { pageOfTableAddress, type TableFormat, type TableWords } from "#contract/table-exports.ts";
import { exportedTable, type ExportedTable } from "../exports/exported-table.ts";
import { pageTables, pageTitle } from "../exports/page-tables.ts";
import { spreadsheetTable } from "../exports/spreadsheet-table.ts";
import { tableCsv } from "../exports/table-csv.ts";
import { tableXlsx } from "../exports/table-xlsx.ts";
import { logFault } from "../http/log-fault.ts";
import { readPageAddress } from "../http/page-address.ts";
import { firstSegment, type PageAnswers } from "../http/page-answers.ts";
import { commonHeaders } from "../http/response-headers.ts";
import { overloaded, problem, stored, targetOf, type AppEnvironment } from "../http/responses.ts";
import { redirectFor } from "../http/route-answer.ts";
import { StoredAnswer } from "../http/stored-answer.ts";

const contentTypes: Readonly<Record<TableFormat, string>> = {
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  csv: "text/csv; charset=utf-8; header=present",
  json: "application/json; charset=utf-8",
};

/**
 * Every table of every page as XLSX, CSV and JSON, read from the page itself: `/en/players.csv?table=1`. As fresh as the page,
 * and nothing of its own is kept. JSON without `table` is all tables of the page, the others the first.
 */
export function tableRoutes(answers: PageAnswers): Hono<AppEnvironment> {
  const app = new Hono<AppEnvironment>();
  app.get("*", async (context, next) => {
    const asked = pageOfTableAddress(targetOf(context));
    const locale = firstSegment(asked?.page.split("?", 1)[0] ?? "");
    if (asked === null || !isLocale(locale) || isFeed(targetOf(context), locale)) return next();
    const reading = readPageAddress(asked.page);
    if (reading.kind === "refused") return problem(context, reading.problem);
    if (reading.kind === "redirect") return problem(context, "not-found");
    const { path, search } = reading;
    const tenant = context.get("tenant");
    // Where the league leads away from a page, nobody sees its tables.
    const elsewhere = await redirectFor(tenant, path, locale, (of) => answers.nearest(of));
    if (elsewhere !== null || path.endsWith(".data")) return problem(context, "not-found");
    const reportDefect = (error: unknown) => logFault(context.get("log"), error, { path });
    const { answer, outcome } = await answers.page(tenant, path, search, locale, reportDefect);
    if (answer.status === 503) return overloaded(context);
    if (answer.status >= 500) return problem(context, "defect");
    const words = await answers.tableWords(locale);
    const written = answer.status === 200 ? await writtenTables(answer, { ...asked, path, search, locale, words }) : null;
    return written === null ? problem(context, "not-found") : stored(context, { answer: written, outcome });
  });
  return app;
}

/** Which is JSON too, and no table of a page. */
function isFeed(target: string, locale: Locale): boolean {
  const [path = ""] = target.split("?", 1);
  return [fileAddresses.newsJson(locale), fileAddresses.videosJson(locale), fileAddresses.photosJson(locale)].includes(path);
}

type TableRequest = {
  readonly table: string | null;
  readonly format: TableFormat;
  readonly path: string;
  readonly search: string;
  readonly locale: Locale;
  readonly words: TableWords;
};

/** `null`: the page has no such table. */
async function writtenTables(page: StoredAnswer, asked: TableRequest): Promise<StoredAnswer | null> {
  const { table, format, path, locale } = asked;
  const html = page.text();
  const tables = pageTables(html).map((read) => exportedTable(read, locale));
  const chosen = table === null ? tables[0] : (tables.find(({ name }) => name === table) ?? tables[placeOf(table)]);
  if (chosen === undefined) return null;
  const isAll = table === null && format === "json";
  const body = format === "json" ? jsonOf(isAll ? tables : chosen, pageTitle(html), asked) : await fileOf(chosen, asked);
  const file = fileName(path, isAll ? null : (chosen.name ?? table ?? "1"), format);
  return new StoredAnswer({
    status: 200,
    contentType: contentTypes[format],
    body,
    keepMs: 0,
    cacheHeaders: page.cacheHeaders,
    headers: [...commonHeaders, "X-Robots-Tag", "noindex", "Content-Disposition", file],
    brotliQuality: 4,
  });
}

function jsonOf(tables: ExportedTable | readonly ExportedTable[], title: string, { path, search, locale }: TableRequest): string {
  const about = { page: path + search, title, language: locale };
  return JSON.stringify("rows" in tables ? { ...about, ...asJson(tables) } : { ...about, tables: tables.map(asJson) });
}

function fileOf(table: ExportedTable, { format, locale, words }: TableRequest): string | Promise<Buffer> {
  const sheet = spreadsheetTable(table, words, locale);
  return format === "csv" ? tableCsv(sheet, locale) : tableXlsx(sheet);
}

function asJson({ name, caption, columns, rows }: ExportedTable) {
  return { table: { name, caption }, columns, rows };
}

/** Tables are counted from 1. */
function placeOf(table: string): number {
  return /^[1-9]\d{0,3}$/.test(table) ? Number(table) - 1 : -1;
}

/** From the page's address and the table's name; in ASCII for old programs, whole for the others (RFC 6266). */
function fileName(path: string, table: string | null, format: TableFormat): string {
  const words = [...path.split("/").slice(2).map(decodeURIComponent), ...(table === null ? [] : [table])].filter((word) => word !== "");
  const name = `${(words.join("-") || "tables")
    .replace(/["\\/:*?<>|%;\s]+/g, "-")
    .slice(0, 120)
    .toWellFormed()}.${format}`;
  const ascii = name.replace(/[^\x21-\x7e]+/g, "-");
  return `attachment; filename="${ascii}"${ascii === name ? "" : `; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, "-")}`}`;
}
