import { withoutPrefix } from "./fiba-v7-rows.ts";
import { mostPlayers, mostPlays, UnreadableGame } from "./imported-game.ts";
import type { SourceDocument } from "./source-documents.ts";
import { isSourceObject, sourceInteger, sourceList, sourceObject, sourceText, type SourceObject } from "./source-text.ts";

export type V7Player = {
  readonly id: string;
  readonly givenName: string;
  readonly familyName: string;
  readonly shirt: string;
  readonly position: string | null;
  readonly starter: boolean;
  readonly captain: boolean;
  /** The line of the box score, under the interface's own names. */
  readonly statistics: SourceObject;
};

export type V7Team = {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly score: number | null;
  /** What the box score credits to the team alone. */
  readonly own: SourceObject;
  readonly players: readonly V7Player[];
};
export type V7Period = { readonly key: string; readonly rows: readonly unknown[] };
export type V7Game = {
  readonly gameId: string;
  readonly teams: readonly [V7Team, V7Team];
  readonly hasBox: boolean;
  readonly periods: readonly V7Period[];
};

/** Whether it is one of FIBA's answers, by its shape: a play-by-play with action codes. */
export function isV7(documents: readonly SourceDocument[]): boolean {
  return periodsOf(documents).length > 0;
}

/** Puts the answers of one game together. Refuses what holds no plays, or names no two teams. */
export function gatherV7(documents: readonly SourceDocument[]): V7Game {
  const periods = periodsOf(documents);
  if (periods.length === 0) throw new UnreadableGame("no plays with action codes (AC)");
  const parts = documents.flatMap(({ json }) => partsOf(json));
  const teams = linesOf(parts) ?? competitorsOf(parts) ?? pageTeams(parts) ?? teamsOfPlays(periods);
  if (teams.length !== 2 || !teams[0] || !teams[1]) throw new UnreadableGame(`the answers name ${teams.length} teams, not 2`);
  for (const { id, name } of teams) if (name === "") throw new UnreadableGame(`the team ${id} has neither a name nor a code`);
  const plays = periods.reduce((sum, { rows }) => sum + rows.length, 0);
  if (plays > mostPlays) throw new UnreadableGame(`${plays} plays, and no game has more than ${mostPlays}`);
  for (const { name, players } of teams) {
    if (players.length > mostPlayers)
      throw new UnreadableGame(`${name} lists ${players.length} players, and none has more than ${mostPlayers}`);
  }
  const gameId = parts.map((part) => sourceText(part["gameId"])).find((id) => id !== "") ?? "";
  return { gameId, teams: [teams[0], teams[1]], hasBox: teams.some(({ players }) => players.length > 0), periods };
}

/** The objects in which something may stand: the answer, what it wraps, and the lines of a list. */
function partsOf(json: unknown): readonly SourceObject[] {
  if (Array.isArray(json))
    return json
      .filter(isSourceObject)
      .slice(0, 2000)
      .flatMap((each) => [each, ...Object.values(each).flatMap(openedList)]);
  if (!isSourceObject(json)) return [];
  const full = sourceObject(sourceObject(json["content"])["full"]);
  const inner = [
    json["data"],
    full,
    ...Object.values(json),
    sourceObject(json["game"])["content"],
    sourceObject(json["gameCompetitors"])["content"],
  ];
  return [json, ...inner.filter(isSourceObject), ...Object.values(json).flatMap(openedList)];
}

function openedList(value: unknown): readonly SourceObject[] {
  return Array.isArray(value) ? value.filter(isSourceObject).filter((line) => "playDurationInSeconds" in line) : [];
}

/** Every period's rows, in the order of the game: `GameActions` holds all, older answers one each, pages lists by name. */
function periodsOf(documents: readonly SourceDocument[]): readonly V7Period[] {
  const found = new Map<string, readonly unknown[]>();
  const keep = (key: string, rows: readonly unknown[]) => {
    if (rows.some((row) => "AC" in sourceObject(row) || "ac" in sourceObject(row)) && !found.has(key)) found.set(key, rows);
  };
  for (const { name, json } of documents) {
    for (const body of Array.isArray(json) ? json.filter(isSourceObject) : [sourceObject(json)]) {
      const wrapped = [body, sourceObject(body["data"]), ...Object.values(body).filter(isSourceObject)];
      for (const part of wrapped) {
        for (const [key, period] of Object.entries(sourceObject(part["GameActions"])))
          keep(key.toUpperCase(), sourceList(sourceObject(period)["Items"]));
        const page = [part, sourceObject(part["content"])].map((each) => sourceObject(each["items"]));
        for (const [key, period] of page.flatMap(Object.entries)) keep(key.toUpperCase(), sourceList(sourceObject(period)["items"]));
      }
      const full = sourceObject(sourceObject(body["content"])["full"]);
      keep(periodName(full, name), sourceList(full["Items"]));
    }
  }
  return [...found].map(([key, rows]) => ({ key, rows })).toSorted((one, other) => placeOfPeriod(one.key) - placeOfPeriod(other.key));
}

/** An answer of one period names it, or its file's name does: `208153_GAMEACTIONS_25098-A-3_Q1_JSON.json`. */
function periodName(full: SourceObject, file: string): string {
  return (sourceText(full["Period"]) || (/(?:^|_)((?:Q|OT)\d*)(?=[_.])/i.exec(file)?.[1] ?? "")).toUpperCase();
}

/** Q1 to Q4 are 1 to 4, OT and OT1 5; a name that is none comes last. */
export function placeOfPeriod(key: string): number {
  const [, kind, number] = /^(Q|OT)(\d{0,2})$/.exec(key) ?? [];
  if (kind === undefined) return Number.POSITIVE_INFINITY;
  return kind === "Q" ? Number(number) || Number.POSITIVE_INFINITY : 4 + (Number(number) || 1);
}

/** The list of lines (`playDurationInSeconds`, `player`, `team`): the first team of the list is A. */
function linesOf(parts: readonly SourceObject[]): readonly V7Team[] | null {
  const lines = parts.filter((part) => "playDurationInSeconds" in part && isSourceObject(part["team"]));
  if (lines.length === 0) return null;
  const byTeam = Map.groupBy(lines, (line) => sourceText(sourceObject(line["team"])["organisationId"]));
  return [...byTeam].map(([id, of]) => {
    const team = sourceObject(of[0]?.["team"]);
    const players = of.filter((line) => isSourceObject(line["player"])).map((line) => lineOf(line, sourceObject(line["player"])));
    const score = of.reduce((sum, line) => sum + (sourceInteger(line["points"], 0, 9999) ?? 0), 0);
    return { id, code: codeOf(team), name: nameOf(team), score, own: of.find((line) => !isSourceObject(line["player"])) ?? {}, players };
  });
}

function lineOf(line: SourceObject, player: SourceObject): V7Player {
  return {
    id: sourceText(player["playerId"]),
    givenName: sourceText(player["firstName"]),
    familyName: sourceText(player["lastName"]),
    shirt: sourceText(player["uniformNumber"]),
    position: sourceText(player["positionCode"]) || null,
    starter: line["isStarter"] === true,
    captain: line["isCaptain"] === true,
    statistics: line,
  };
}

/** `content.full.Competitors`: a list of teams with `Children`, or people and teams by id. */
function competitorsOf(parts: readonly SourceObject[]): readonly V7Team[] | null {
  const listed = parts.flatMap((part) => sourceList(part["Competitors"]).filter(isSourceObject));
  const byId = parts.flatMap((part) =>
    isSourceObject(part["Competitors"]) ? Object.values(part["Competitors"]).filter(isSourceObject) : [],
  );
  const teams = listed.length > 0 ? listed : byId.filter((each) => each["IsTeam"] === true);
  if (teams.length === 0) return null;
  return teams.map((team) => {
    const id = withoutPrefix(team["Id"], "T_");
    const people = byId.filter((each) => each["IsTeam"] !== true && withoutPrefix(each["ParentId"], "T_") === id);
    const children = sourceList(team["Children"]).filter(isSourceObject);
    const players = (children.length > 0 ? children : people).map((child) => {
      const details = people.find((each) => sourceText(each["Id"]) === sourceText(child["Id"])) ?? {};
      return competitorOf({ ...details, ...child });
    });
    const periods = sourceList(team["Periods"]).filter(isSourceObject);
    const score =
      sourceInteger(team["Score"], 0, 9999) ??
      (periods.length > 0 ? periods.reduce((sum, each) => sum + (sourceInteger(each["Score"], 0, 9999) ?? 0), 0) : null);
    return { id, code: codeOf(team), name: nameOf(team), score, own: {}, players };
  });
}

function competitorOf(child: SourceObject): V7Player {
  const statistics = sourceObject(child["Stats"]);
  return {
    id: withoutPrefix(child["Id"], "P_"),
    givenName: sourceText(child["FirstName"]) || sourceText(child["FirstNameShort"]),
    familyName: sourceText(child["Name"]),
    shirt: sourceText(child["JerseyNumber"]) || sourceText(child["Bib"]),
    position: sourceText(child["Position"]) || null,
    starter: child["Starter"] === true || statistics["Starter"] === true,
    captain: child["IsCaptain"] === true,
    statistics,
  };
}

/** The page of a game: `teamA` and `teamB` of `gameDetails` with `Children`, beside them `playersTeamA` and `playersTeamB`. */
function pageTeams(parts: readonly SourceObject[]): readonly V7Team[] | null {
  const details = parts.find(
    (part) =>
      isSourceObject(part["teamA"]) &&
      isSourceObject(part["teamB"]) &&
      (sourceList(sourceObject(part["teamA"])["Children"]).length > 0 || "c" in part),
  );
  if (!details) return null;
  return (["teamA", "teamB"] as const).map((key) => {
    const side = sourceObject(details[key]);
    const id = withoutPrefix(side["Id"], "T_");
    const clubs = [...sourceList(details["c"]).filter(isSourceObject), ...parts.map((part) => sourceObject(part[key]))];
    const club = clubs.find((each) => withoutPrefix(each["Id"] ?? each["organisationId"], "T_") === id && nameOf(each) !== "") ?? side;
    const sheet = sourceList(side["Children"]).length > 0 ? side : club;
    const people = parts.flatMap((part) => sourceList(part[`players${key === "teamA" ? "TeamA" : "TeamB"}`]).filter(isSourceObject));
    const players = sourceList(sheet["Children"])
      .filter(isSourceObject)
      .map((child) => {
        const person = people.find((each) => sourceText(each["personId"]) === withoutPrefix(child["Id"], "P_")) ?? {};
        return {
          ...competitorOf(child),
          ...(person["lastName"] ? { givenName: sourceText(person["firstName"]), familyName: sourceText(person["lastName"]) } : {}),
          ...(person["uniformNumber"] === undefined ? {} : { shirt: sourceText(person["uniformNumber"]) }),
          captain: person["isCaptain"] === true,
        };
      });
    return {
      id,
      code: codeOf(club),
      name: nameOf(club),
      score: sourceInteger(side["Score"], 0, 9999) ?? sourceInteger(club["Score"], 0, 9999),
      own: {},
      players,
    };
  });
}

/** Without a box score the plays alone name the teams, by number. */
function teamsOfPlays(periods: readonly V7Period[]): readonly V7Team[] {
  const ids = periods.flatMap(({ rows }) => rows.map((row) => withoutPrefix(sourceObject(row)["T1"] ?? sourceObject(row)["oId"], "T_")));
  return [...new Set(ids.filter((id) => id !== ""))].map((id) => ({
    id,
    code: `T_${id}`,
    name: `T_${id}`,
    score: null,
    own: {},
    players: [],
  }));
}

function nameOf(team: SourceObject): string {
  return sourceText(team["shortName"]) || sourceText(team["officialName"]) || sourceText(team["Name"]) || codeOf(team);
}

function codeOf(team: SourceObject): string {
  return sourceText(team["code"]) || sourceText(team["TeamCode"]) || sourceText(team["Code"]);
}
