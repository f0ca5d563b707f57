import type { Fact, Recordable, RosterPlayer, Side } from "#core/game/facts.ts";
import type { PlayerKey } from "#core/kernel/ids.ts";
import type { Fixture, FixtureTeam } from "./genius-fixture-data.ts";
import { mostAttendance, sides, type QualityFlag } from "./imported-game.ts";
import { splitName } from "./split-name.ts";
import { startersOfPlays } from "./starters-of-plays.ts";
import { sourceInteger, sourceText, type SourceObject } from "./source-text.ts";

/** What a play tells of the lists: who did something, and whether he came or went. */
export type Appearance = {
  readonly side: Side;
  readonly personId: string;
  readonly name: string;
  readonly shirt: string;
  readonly half: "in" | "out" | null;
};

/** The facts that stand before the first period. `played`: every appearance of a player, in the game's order. */
export function fixtureRosters(
  fixture: Fixture,
  played: readonly Appearance[],
  notRecorded: readonly Recordable[],
  flags: QualityFlag[],
): { id: string; fact: Fact }[] {
  const facts: { id: string; fact: Fact }[] = [{ id: "source", fact: { type: "source.change", source: "genius-fixture", notRecorded } }];
  for (const side of sides) {
    const team = fixture[side];
    const seen = played.filter((appearance) => appearance.side === side);
    const players = listed(team, sourceText(fixture.captains[team.entityId]), flags);
    addStrangers(team, side, players, seen, flags);
    const { name, code, entityId } = team;
    facts.push({
      id: `roster:${side}`,
      fact: { type: "roster.set", side, teamKey: entityId, name, code, coach: null, assistantCoaches: [], players },
    });
    facts.push({ id: `starters:${side}`, fact: { type: "starters.set", side, players: startersOf(team, seen) } });
  }
  facts.push({
    id: "officials",
    fact: { type: "officials.set", officials: [], attendance: sourceInteger(fixture.about["attendance"], 1, mostAttendance) },
  });
  return facts;
}

function listed({ name: teamName, persons }: FixtureTeam, captain: string, flags: QualityFlag[]): RosterPlayer[] {
  const players = new Map<string, RosterPlayer>();
  for (const person of persons ?? []) {
    const id = sourceText(person["personId"]);
    const name = sourceText(person["personName"]);
    if (id === "" || players.has(id)) {
      flags.push({
        kind: "event-malformed",
        detail: `${teamName}: a line of the box score ${id ? `names ${id} twice` : "names nobody"}`,
        about: null,
      });
      continue;
    }
    players.set(id, rosterPlayer(id, name || id, person, id === captain));
  }
  return [...players.values()];
}

function rosterPlayer(id: string, name: string, person: SourceObject, captain: boolean): RosterPlayer {
  return {
    key: id as PlayerKey,
    shirt: sourceText(person["bib"]),
    ...splitName(name),
    scoreboardName: name,
    position: sourceText(person["position"]) || null,
    captain,
    didNotPlayReason: sourceText(person["didNotPlayReason"]) || null,
  };
}

/** Players whom the plays name and the box score does not: a play is never lost for want of a roster line. IMP1 */
function addStrangers(team: FixtureTeam, side: Side, players: RosterPlayer[], seen: readonly Appearance[], flags: QualityFlag[]): void {
  const known = new Set<string>(players.map(({ key }) => key));
  if (team.persons === null) {
    flags.push({
      kind: "player-unknown",
      detail: `no box score names the players of ${team.name}: they are taken from the plays`,
      about: null,
    });
  }
  for (const { personId, name, shirt } of seen) {
    if (known.has(personId)) continue;
    known.add(personId);
    players.push(rosterPlayer(personId, name || personId, { bib: shirt }, false));
    if (team.persons !== null)
      flags.push({ kind: "player-unknown", detail: `${side} ${name || personId} plays without being in the box score`, about: null });
  }
}

/** Those marked; without a box score those who did something, or went, before they came. */
function startersOf({ persons }: FixtureTeam, seen: readonly Appearance[]): PlayerKey[] {
  if (persons !== null) {
    const ids = persons.filter((person) => person["starter"] === true).map((person) => sourceText(person["personId"]));
    return [...new Set(ids)].filter((id) => id !== "") as PlayerKey[];
  }
  return startersOfPlays(seen);
}
