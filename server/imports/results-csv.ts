import { CsvError, parse } from "csv-parse/sync";
import { nameFault, nameFaultText } from "#contract/fields/written-name.ts";
import type { Side } from "#core/game/facts.ts";
import type { LeagueResult, ResultKind } from "#core/league/league-result.ts";
import type { RankingPolicy } from "#core/league/ranking-policy.ts";

/** A list of results that cannot become a table: what is wrong, in one line; which line of the file, where it is one. */
export class UnreadableResults extends Error {
  readonly line: number | null;

  constructor(message: string, line: number | null = null) {
    super(message.replace(/\s+/g, " "));
    this.line = line;
  }
}

const required = ["home", "home_points", "away", "away_points"] as const;
const optional = ["home_regulation_points", "away_regulation_points", "award"] as const;
type Column = (typeof required)[number] | (typeof optional)[number];
type Row = { readonly line: number; readonly cells: ReadonlyMap<Column, string> };

/** Spellings of the award column; a side at its end, or before it, is the one it goes against. */
const awards: Readonly<Record<string, ResultKind>> = {
  "": "played",
  played: "played",
  none: "played",
  forfeit: "forfeit",
  forfeited: "forfeit",
  "double-forfeit": "double-forfeit",
  "forfeit-both": "double-forfeit",
  "both-forfeit": "double-forfeit",
  default: "default",
  administrative: "administrative",
  admin: "administrative",
  "administrative-decision": "administrative",
  "admin-decision": "administrative",
  annulled: "annulled",
  cancelled: "annulled",
};
const sides: Readonly<Record<string, Side>> = { home: "home", a: "home", away: "away", b: "away" };

/**
 * Reads a list of results: columns by name in any order, commas, semicolons or tabs, quoted or not, with or without byte
 * order mark. Refused with `UnreadableResults`: a column that is missing or there twice, points that are no whole number, a
 * team against itself, names that differ in capitals only, an award nobody knows, a level score where the policy has none.
 * RANK11
 */
export function readResultsCsv(text: string, policy: RankingPolicy): LeagueResult<string>[] {
  const rows = rowsOf(text);
  if (rows.length === 0) throw new UnreadableResults("there are no results in it");
  const spellings: Spellings = new Map();
  return rows.map((row) => resultOf(row, policy, spellings));
}

/** How each team was first written, by its name without capitals and with single spaces. */
type Spellings = Map<string, string>;

function rowsOf(text: string): Row[] {
  const records = recordsOf(text);
  const [head, ...body] = records;
  if (!head) throw new UnreadableResults("the file is empty");
  const names = head.record.map((name) => name.trim().toLowerCase().replace(/\s+/g, "_"));
  const places = new Map<Column, number>();
  for (const column of [...required, ...optional]) {
    const place = names.indexOf(column);
    if (place !== names.lastIndexOf(column)) throw new UnreadableResults(`column ${column} is there twice`, head.info.lines);
    if (place >= 0) places.set(column, place);
    else if (required.some((name) => name === column)) throw new UnreadableResults(`column ${column} is missing`, head.info.lines);
  }
  if (places.has("home_regulation_points") !== places.has("away_regulation_points")) {
    throw new UnreadableResults("home_regulation_points and away_regulation_points come together or not at all", head.info.lines);
  }
  return body.map(({ record, info }) => {
    if (record.length !== head.record.length) {
      throw new UnreadableResults(`${record.length} fields where the head has ${head.record.length}`, info.lines);
    }
    return { line: info.lines, cells: new Map([...places].map(([column, place]) => [column, (record[place] ?? "").trim()])) };
  });
}

type CsvRecord = { readonly record: readonly string[]; readonly info: { readonly lines: number } };

function recordsOf(text: string): CsvRecord[] {
  const written = text.replace(/^\uFEFF/, "").trimStart();
  const head = /^[^\r\n]*/.exec(written)?.[0] ?? "";
  const [delimiter = ","] = [",", ";", "\t"].toSorted((one, other) => head.split(other).length - head.split(one).length);
  try {
    const records: unknown = parse(text, {
      bom: true,
      info: true,
      delimiter,
      relax_column_count: true,
      skip_empty_lines: true,
      // What a spreadsheet leaves below its table: rows of separators and blanks.
      skip_records_with_empty_values: true,
    });
    return records as CsvRecord[];
  } catch (error) {
    if (error instanceof CsvError) throw new UnreadableResults(error.message.replace(/\s+/g, " "));
    throw error;
  }
}

function resultOf(row: Row, policy: RankingPolicy, spellings: Spellings): LeagueResult<string> {
  const home = teamOf(row, "home", spellings);
  const away = teamOf(row, "away", spellings);
  if (home === away) throw new UnreadableResults(`${home} plays against itself`, row.line);
  const { kind, against } = awardOf(row);
  const unscored = kind === "annulled" || kind === "double-forfeit" || (kind === "forfeit" && against !== null);
  const homePoints = pointsOf(row, "home_points", unscored) ?? 0;
  const awayPoints = pointsOf(row, "away_points", unscored) ?? 0;
  const ownScore = kind === "played" || kind === "default" || kind === "administrative";
  const regulation = ownScore ? regulationOf(row, homePoints, awayPoints) : null;
  const result = { home, away, homePoints, awayPoints, regulation, round: null, playedAt: null };
  if (kind === "played") {
    if (homePoints === awayPoints && policy.points.level === null) {
      throw new UnreadableResults(`${home} and ${away} are level at ${homePoints}, which ${policy.id} does not know`, row.line);
    }
    return { ...result, kind, atFault: null };
  }
  if (kind === "annulled") return { ...result, kind, atFault: null };
  if (kind === "double-forfeit") return { ...result, kind, atFault: "both" };
  const atFault = sideAtFault(kind, against, homePoints, awayPoints);
  if (!atFault)
    throw new UnreadableResults(
      `whom the ${kind} goes against cannot be seen from a level score: say ${kind}-home or ${kind}-away`,
      row.line,
    );
  return kind === "default" ? { ...result, ...defaultScore(atFault, homePoints, awayPoints), kind, atFault } : { ...result, kind, atFault };
}

function teamOf(row: Row, column: "home" | "away", spellings: Spellings): string {
  const name = (row.cells.get(column) ?? "").normalize("NFC");
  if (name === "") throw new UnreadableResults(`${column} names no team`, row.line);
  const spaced = name.replace(/\s+/g, " ");
  const fault = nameFault("brand", spaced);
  if (fault !== null) throw new UnreadableResults(`${column}: the name of the team ${nameFaultText[fault]}`, row.line);
  const known = spellings.get(spaced.toLowerCase());
  if (known === undefined) spellings.set(spaced.toLowerCase(), name);
  else if (known.replace(/\s+/g, " ") !== spaced) {
    throw new UnreadableResults(`${known} and ${name} differ in capitals only: write one team one way`, row.line);
  }
  return known ?? name;
}

function awardOf(row: Row): { kind: ResultKind; against: Side | null } {
  const written = row.cells.get("award") ?? "";
  const words = written.toLowerCase().split(/[\s_-]+/);
  const plain = words.join("-");
  const whole = Object.hasOwn(awards, plain) ? awards[plain] : undefined;
  if (whole) return { kind: whole, against: null };
  for (const [side, rest] of [
    [words.at(-1), words.slice(0, -1)],
    [words[0], words.slice(1)],
  ] as const) {
    const against = side !== undefined && Object.hasOwn(sides, side) ? sides[side] : undefined;
    const name = rest.filter((word) => word !== "by").join("-");
    const kind = Object.hasOwn(awards, name) ? awards[name] : undefined;
    if (against && (kind === "forfeit" || kind === "default" || kind === "administrative")) return { kind, against };
  }
  const known = "played, forfeit, double-forfeit, default, administrative, annulled; with -home or -away for the side it goes against";
  throw new UnreadableResults(`unknown award ${JSON.stringify(written)}; known are ${known}`, row.line);
}

/**
 * Fewer points lose where no side is named. A forfeit with nothing for one side says so itself, whichever side is named:
 * some lists name the winner.
 */
function sideAtFault(kind: ResultKind, against: Side | null, homePoints: number, awayPoints: number): Side | null {
  const fewer: Side | null = homePoints < awayPoints ? "home" : homePoints > awayPoints ? "away" : null;
  if (kind === "forfeit" && fewer !== null && Math.min(homePoints, awayPoints) === 0) return fewer;
  return against ?? fewer;
}

/** The score stands where the other side leads, else it is 2:0, and no score after regulation is left of it. AWARD2 */
function defaultScore(
  atFault: Side,
  homePoints: number,
  awayPoints: number,
): Partial<Pick<LeagueResult<string>, "homePoints" | "awayPoints" | "regulation">> {
  const stands = atFault === "home" ? awayPoints > homePoints : homePoints > awayPoints;
  if (stands) return {};
  return atFault === "home" ? { homePoints: 0, awayPoints: 2, regulation: null } : { homePoints: 2, awayPoints: 0, regulation: null };
}

/** `null`: blank, where that is allowed. */
function pointsOf(row: Row, column: Column, mayBeBlank: boolean): number | null {
  const text = row.cells.get(column) ?? "";
  if (text === "" && mayBeBlank) return null;
  if (!/^\d{1,4}$/.test(text)) throw new UnreadableResults(`${column} is not a whole number: ${JSON.stringify(text)}`, row.line);
  return Number(text);
}

function regulationOf(row: Row, homePoints: number, awayPoints: number): LeagueResult<string>["regulation"] {
  const home = pointsOf(row, "home_regulation_points", true);
  const away = pointsOf(row, "away_regulation_points", true);
  if (home === null && away === null) return null;
  if (home === null || away === null) throw new UnreadableResults("regulation points of one side only", row.line);
  if (home > homePoints || away > awayPoints) throw new UnreadableResults("more points after regulation than at the end", row.line);
  return { home, away };
}
