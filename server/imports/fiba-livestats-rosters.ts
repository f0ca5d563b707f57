import type { Fact, Official, RosterPlayer, Side } from "#core/game/facts.ts";
import type { PlayerKey } from "#core/kernel/ids.ts";
import type { LiveStatsData } from "./fiba-livestats-data.ts";
import { officialRoles } from "./fiba-livestats-codes.ts";
import type { CompleteAction } from "./fiba-livestats-plays.ts";
import { mostAttendance, mostPlayers, sides, UnreadableGame, type QualityFlag } from "./imported-game.ts";
import { sourceInteger, sourceObject, sourceText } from "./source-text.ts";

/** A player of a game: the team's number and his roster slot. The slot is never the shirt. */
export function playerKey(team: number, slot: number): PlayerKey {
  return `${team}-${slot}` as PlayerKey;
}

type Entry = Readonly<Record<string, unknown>>;

/** A team's list by slot. Refuses one that is longer than any. */
export function slotsOf(team: Entry): (readonly [slot: number, player: Entry])[] {
  const slots = Object.entries(sourceObject(team["pl"])).flatMap(([slot, player]) => {
    const number = sourceInteger(slot, 1, Number.MAX_SAFE_INTEGER);
    return number !== null && player !== null && typeof player === "object" ? [[number, sourceObject(player)] as const] : [];
  });
  if (slots.length > mostPlayers) throw new UnreadableGame(`a team lists ${slots.length} players, and none has more than ${mostPlayers}`);
  return slots;
}

/** The facts that stand before the first period. `tm` 1 is taken as home: the feed has no other sign of it. */
export function liveStatsRosters(
  data: LiveStatsData,
  actions: readonly CompleteAction[],
  flags: QualityFlag[],
): { id: string; fact: Fact }[] {
  const facts: { id: string; fact: Fact }[] = [
    { id: "source", fact: { type: "source.change", source: "fiba-livestats", notRecorded: [] } },
  ];
  sides.forEach((side, index) => {
    const number = index + 1;
    const team = sourceObject(data.tm[String(number)]);
    const entries = slotsOf(team);
    const players = entries.map(([slot, player]) => rosterPlayer(playerKey(number, slot), player));
    addStrangers(actions, number, side, players, flags);
    const code = sourceText(team["code"]);
    const name = sourceText(team["name"]) || sourceText(team["nameInternational"]) || code;
    facts.push({
      id: `roster:${side}`,
      fact: {
        type: "roster.set",
        side,
        teamKey: code || name,
        name,
        code: code || name.slice(0, 3).toUpperCase(),
        coach: sourceText(team["coach"]) || null,
        assistantCoaches: [team["assistcoach1"], team["assistcoach2"]].map(sourceText).filter((coach) => coach !== ""),
        players,
      },
    });
    const starters = entries.filter(([, player]) => Number(player["starter"]) === 1).map(([slot]) => playerKey(number, slot));
    facts.push({ id: `starters:${side}`, fact: { type: "starters.set", side, players: starters } });
  });
  facts.push({
    id: "officials",
    fact: {
      type: "officials.set",
      officials: officialsOf(sourceObject(data.officials)),
      attendance: sourceInteger(data.attendance, 1, mostAttendance),
    },
  });
  return facts;
}

function rosterPlayer(key: PlayerKey, player: Entry): RosterPlayer {
  return {
    key,
    shirt: sourceText(player["shirtNumber"]),
    givenName: bestSpelling(player["firstName"], player["internationalFirstName"]),
    familyName: bestSpelling(player["familyName"], player["internationalFamilyName"]) || sourceText(player["name"]),
    scoreboardName: sourceText(player["name"]) || sourceText(player["scoreboardName"]) || null,
    position: sourceText(player["playingPosition"]) || null,
    captain: Number(player["captain"]) === 1,
    didNotPlayReason: null,
  };
}

/** The local spelling, except where the international one differs from it by capitals alone: "Mcveigh" is typed, "McVeigh" is meant. */
function bestSpelling(local: unknown, international: unknown): string {
  const [typed, meant] = [sourceText(local), sourceText(international)];
  return meant.toLowerCase() === typed.toLowerCase() ? meant : typed || meant;
}

/** Players the events name and the roster does not: an event is never lost for want of a roster line. */
function addStrangers(actions: readonly CompleteAction[], team: number, side: Side, players: RosterPlayer[], flags: QualityFlag[]): void {
  const known = new Set(players.map(({ key }) => key));
  for (const { tno, pno, named } of actions) {
    if (tno !== team || pno === 0) continue;
    const key = playerKey(team, pno);
    if (known.has(key)) continue;
    known.add(key);
    players.push(rosterPlayer(key, { ...named, name: named.player }));
    flags.push({ kind: "player-unknown", detail: `${side} slot ${pno} plays without being on the roster`, about: null });
  }
}

function officialsOf(officials: Entry): Official[] {
  return Object.entries(officialRoles).flatMap(([key, role]) => {
    const name = nameOf(sourceObject(officials[key]));
    return name ? [{ role, name }] : [];
  });
}

function nameOf(official: Entry): string | null {
  return sourceText(official["name"]) || `${sourceText(official["firstName"])} ${sourceText(official["familyName"])}`.trim() || null;
}
