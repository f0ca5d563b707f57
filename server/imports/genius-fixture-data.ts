import { mostPlayers, mostPlays, UnreadableGame } from "./imported-game.ts";
import type { SourceDocument } from "./source-documents.ts";
import { isSourceObject, sourceInteger, sourceList, sourceObject, sourceText, type SourceObject } from "./source-text.ts";

export type FixtureTeam = {
  readonly entityId: string;
  readonly name: string;
  readonly code: string;
  readonly score: number | null;
  /** `null` where the answers hold no box score. */
  readonly persons: readonly SourceObject[] | null;
  /** What the box score credits to the team alone. */
  readonly extra: SourceObject;
};

export type FixturePeriod = {
  /** The source's own: 1 to 4, overtimes from 11. */
  readonly number: number;
  readonly minutes: number | null;
  readonly ended: boolean;
  readonly events: readonly unknown[];
};

/** A fixture's answers in one, whichever of their shapes they have. */
export type Fixture = {
  readonly id: string;
  readonly about: SourceObject;
  readonly profile: SourceObject;
  readonly captains: SourceObject;
  readonly home: FixtureTeam;
  readonly away: FixtureTeam;
  readonly periods: readonly FixturePeriod[];
};

/** Whether it is an answer of `fixture_detail`, by its shape. */
export function isFixture(documents: readonly SourceDocument[]): boolean {
  return bodiesOf(documents).some(
    (body) => ("pbp" in body || "periodData" in body || "statistics" in body) && competitorsOf(fixtureOf(body)).length > 0,
  );
}

/**
 * Puts the answers of one fixture together: the play-by-play and the box score come in two, and a file may hold one of
 * them, both in a list, or one that somebody has merged. Refuses what names no two teams, holds no plays, or belongs to
 * two fixtures.
 */
export function gatherFixture(documents: readonly SourceDocument[]): Fixture {
  const bodies = bodiesOf(documents).filter((body) => competitorsOf(fixtureOf(body)).length > 0);
  const [first] = bodies;
  if (!first) throw new UnreadableGame("no fixture with competitors");
  const ids = new Set(bodies.map((body) => idOf(fixtureOf(body))).filter((id) => id !== ""));
  if (ids.size > 1) throw new UnreadableGame(`answers of ${ids.size} fixtures (${[...ids].join(", ")})`);
  const about = Object.assign({}, ...bodies.map(fixtureOf).toReversed()) as SourceObject;
  const [home, away] = twoTeams(about, bodies);
  const periods = bodies.map(periodsOf).find((each) => each.length > 0) ?? [];
  if (periods.every(({ events }) => events.length === 0)) throw new UnreadableGame("no plays: pbp holds none");
  const plays = periods.reduce((sum, { events }) => sum + events.length, 0);
  if (plays > mostPlays) throw new UnreadableGame(`${plays} plays, and no game has more than ${mostPlays}`);
  for (const { name, persons } of [home, away]) {
    if (persons && persons.length > mostPlayers)
      throw new UnreadableGame(`${name} lists ${persons.length} players, and none has more than ${mostPlayers}`);
  }
  const profile = sourceObject(about["profile"] ?? about["fixtureProfile"]);
  return { id: [...ids][0] ?? "", about, profile, captains: sourceObject(about["captains"]), home, away, periods };
}

/** The parts with content: an answer wraps them in `data`, a capture of an answer once more. */
function bodiesOf(documents: readonly SourceDocument[]): readonly SourceObject[] {
  const bodies = documents.flatMap(({ json }): unknown[] => (Array.isArray(json) ? json.slice(0, 50) : [json]));
  return bodies.filter(isSourceObject).map((body) => {
    let inner = body;
    for (let depth = 0; depth < 3 && !("fixture" in inner) && isSourceObject(inner["data"]); depth++) inner = inner["data"];
    return inner;
  });
}

function fixtureOf(body: SourceObject): SourceObject {
  const banner = sourceObject(sourceObject(body["banner"])["fixture"]);
  return { ...banner, ...sourceObject(body["fixture"]) };
}

function idOf(fixture: SourceObject): string {
  return sourceText(fixture["fixtureId"]) || sourceText(fixture["id"]);
}

function competitorsOf(fixture: SourceObject): readonly SourceObject[] {
  return sourceList(fixture["competitors"]).filter(isSourceObject);
}

function twoTeams(fixture: SourceObject, bodies: readonly SourceObject[]): readonly [FixtureTeam, FixtureTeam] {
  const competitors = competitorsOf(fixture);
  if (competitors.length !== 2) throw new UnreadableGame(`the fixture has ${competitors.length} competitors, not 2`);
  // A neutral game may mark neither as the home side: the first is taken for it.
  const homeAt = Math.max(
    0,
    competitors.findIndex((each) => each["isHome"] === true),
  );
  const [home, away] = [competitors[homeAt], competitors[1 - homeAt]];
  const teams = [teamOf(home ?? {}, "home", bodies), teamOf(away ?? {}, "away", bodies)] as const;
  for (const { entityId, name } of teams) {
    if (entityId === "") throw new UnreadableGame(`a competitor without an entityId${name ? ` (${name})` : ""}`);
    if (name === "") throw new UnreadableGame(`the competitor ${entityId} has neither a name nor a code`);
  }
  if (teams[0].entityId === teams[1].entityId) throw new UnreadableGame(`the competitor ${teams[0].entityId} is named twice`);
  return teams;
}

function teamOf(competitor: SourceObject, side: "home" | "away", bodies: readonly SourceObject[]): FixtureTeam {
  const code = sourceText(competitor["code"]);
  const name = sourceText(competitor["name"]) || code;
  const entityId = sourceText(competitor["entityId"]);
  return {
    entityId,
    name,
    code: code || name.slice(0, 3).toUpperCase(),
    score: sourceInteger(competitor["score"], 0, 9999),
    persons: personsOf(bodies, side, entityId),
    extra:
      sheetsOf(bodies)
        .map((sheet) => sourceObject(sourceObject(sheet[side])["extra"]))
        .find((extra) => Object.keys(extra).length > 0) ?? {},
  };
}

/**
 * The lines of a team's box score: under `home` and `away`, in newer answers below `data.base` and in groups of `rows`.
 * A line's own team counts where it names the other one.
 */
function personsOf(bodies: readonly SourceObject[], side: "home" | "away", entityId: string): readonly SourceObject[] | null {
  for (const sheet of sheetsOf(bodies)) {
    const lines = (["home", "away"] as const).flatMap((at) =>
      sourceList(sourceObject(sheet[at])["persons"])
        .filter(isSourceObject)
        .flatMap((person) => (Array.isArray(person["rows"]) ? person["rows"].filter(isSourceObject) : [person]))
        .filter((person) => (sourceText(person["entityId"]) ? person["entityId"] === entityId : at === side)),
    );
    if (lines.length > 0) return lines;
  }
  return null;
}

/** The box scores of all answers: under `statistics`, in newer answers below `data.base`. */
function sheetsOf(bodies: readonly SourceObject[]): readonly SourceObject[] {
  return bodies.flatMap((body) => {
    const statistics = sourceObject(body["statistics"]);
    const base = sourceObject(sourceObject(statistics["data"])["base"]);
    return [statistics, base].filter((sheet) => isSourceObject(sheet["home"]) || isSourceObject(sheet["away"]));
  });
}

/** Under `pbp` by number, in newer answers a list under `periodData`. */
function periodsOf(body: SourceObject): readonly FixturePeriod[] {
  const listed = sourceList(body["periodData"])
    .filter(isSourceObject)
    .map((period) => [sourceText(period["periodId"]), period] as const);
  const keyed = Object.entries(sourceObject(body["pbp"]));
  return (keyed.length > 0 ? keyed : listed)
    .map(([number, value]) => {
      const period = sourceObject(value);
      const minutes = Number(period["durationMinutes"]);
      return {
        number: Number(number),
        minutes: minutes > 0 && minutes <= 60 ? minutes : null,
        ended: period["ended"] === true,
        events: sourceList(period["events"]),
      };
    })
    .toSorted((one, other) => one.number - other.number);
}
