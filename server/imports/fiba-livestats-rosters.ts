import type { Fact, Official, RosterPlayer, Side } from "#core/game/facts.ts";
import type { PlayerKey } from "#core/kernel/ids.ts";
import type { LiveStatsAction, LiveStatsData, LiveStatsOfficial, LiveStatsPlayer } from "./fiba-livestats-data.ts";
import { officialRoles } from "./fiba-livestats-codes.ts";
import { sides, type QualityFlag } from "./imported-game.ts";
import { sourceText } from "./source-text.ts";

/** A player of a game: the team's number and his roster slot. The slot is never the shirt. */
export function playerKey(team: number, slot: number): PlayerKey {
  return `${team}-${slot}` as PlayerKey;
}

/** The facts that stand before the first period. `tm` 1 is taken as home: the feed has no other sign of it. */
export function liveStatsRosters(data: LiveStatsData, flags: QualityFlag[]): { id: string; fact: Fact }[] {
  const facts: { id: string; fact: Fact }[] = [
    { id: "source", fact: { type: "source.change", source: "fiba-livestats", notRecorded: [] } },
  ];
  sides.forEach((side, index) => {
    const number = index + 1;
    const team = data.tm[String(number)];
    if (!team) return;
    const entries = Object.entries(team.pl ?? {}).filter(([slot, player]) => Number(slot) > 0 && player);
    const players = entries.map(([slot, player]) => rosterPlayer(playerKey(number, Number(slot)), player));
    addStrangers(data, number, side, players, flags);
    const code = sourceText(team.code);
    const name = sourceText(team.name) || sourceText(team.nameInternational) || code;
    facts.push({
      id: `roster:${side}`,
      fact: {
        type: "roster.set",
        side,
        teamKey: code || name,
        name,
        code: code || name.slice(0, 3).toUpperCase(),
        coach: sourceText(team.coach) || null,
        assistantCoaches: [team.assistcoach1, team.assistcoach2].map(sourceText).filter((coach) => coach !== ""),
        players,
      },
    });
    const starters = entries.filter(([, player]) => Number(player.starter) === 1).map(([slot]) => playerKey(number, Number(slot)));
    facts.push({ id: `starters:${side}`, fact: { type: "starters.set", side, players: starters } });
  });
  facts.push({
    id: "officials",
    fact: { type: "officials.set", officials: officialsOf(data), attendance: Number(data.attendance) || null },
  });
  return facts;
}

function rosterPlayer(key: PlayerKey, player: LiveStatsPlayer): RosterPlayer {
  return {
    key,
    shirt: sourceText(player.shirtNumber),
    givenName: bestSpelling(player.firstName, player.internationalFirstName),
    familyName: bestSpelling(player.familyName, player.internationalFamilyName) || sourceText(player.name),
    scoreboardName: sourceText(player.name) || sourceText(player.scoreboardName) || null,
    position: sourceText(player.playingPosition) || null,
    captain: Number(player.captain) === 1,
    didNotPlayReason: null,
  };
}

/** The local spelling, except where the international one differs from it by capitals alone: "Mcveigh" is typed, "McVeigh" is meant. */
function bestSpelling(local: unknown, international: unknown): string {
  const [typed, meant] = [sourceText(local), sourceText(international)];
  return meant.toLowerCase() === typed.toLowerCase() ? meant : typed || meant;
}

/** Players the events name and the roster does not: an event is never lost for want of a roster line. */
function addStrangers(data: LiveStatsData, team: number, side: Side, players: RosterPlayer[], flags: QualityFlag[]): void {
  const known = new Set(players.map(({ key }) => key));
  for (const action of data.pbp) {
    const slot = Number(action?.pno);
    if (!action || Number(action.tno) !== team || !(slot > 0)) continue;
    const key = playerKey(team, slot);
    if (known.has(key)) continue;
    known.add(key);
    players.push(rosterPlayer(key, namedIn(action)));
    flags.push({ kind: "player-unknown", detail: `${side} slot ${slot} plays without being on the roster`, about: null });
  }
}

function namedIn(action: LiveStatsAction): LiveStatsPlayer {
  return {
    ...(action.firstName === undefined ? {} : { firstName: action.firstName }),
    ...(action.familyName === undefined ? {} : { familyName: action.familyName }),
    ...(action.shirtNumber === undefined ? {} : { shirtNumber: action.shirtNumber }),
    ...(action.player === undefined ? {} : { name: action.player }),
  };
}

function officialsOf(data: LiveStatsData): Official[] {
  return Object.entries(officialRoles).flatMap(([key, role]) => {
    const name = nameOf(data.officials?.[key]);
    return name ? [{ role, name }] : [];
  });
}

function nameOf(official: LiveStatsOfficial | undefined): string | null {
  if (!official) return null;
  return sourceText(official.name) || `${sourceText(official.firstName)} ${sourceText(official.familyName)}`.trim() || null;
}
