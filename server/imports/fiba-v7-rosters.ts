import type { Fact, Recordable, RosterPlayer, Side } from "#core/game/facts.ts";
import type { PlayerKey } from "#core/kernel/ids.ts";
import type { V7Player, V7Team } from "./fiba-v7-data.ts";
import { sides, type QualityFlag } from "./imported-game.ts";
import { startersOfPlays } from "./starters-of-plays.ts";
import { titleCase } from "./title-case.ts";

/** What a play tells of the lists: who did something, and whether he came or went. */
export type V7Appearance = { readonly side: Side; readonly personId: string; readonly half: "in" | "out" | null };

/** The facts that stand before the first period. `played`: every appearance of a player, in the game's order. */
export function v7Rosters(
  teams: Readonly<Record<Side, V7Team>>,
  played: readonly V7Appearance[],
  hasBox: boolean,
  notRecorded: readonly Recordable[],
  flags: QualityFlag[],
): { id: string; fact: Fact }[] {
  const facts: { id: string; fact: Fact }[] = [{ id: "source", fact: { type: "source.change", source: "fiba-v7", notRecorded } }];
  for (const side of sides) {
    const team = teams[side];
    const seen = played.filter((appearance) => appearance.side === side);
    const players = listed(team, flags);
    if (!hasBox)
      flags.push({
        kind: "player-unknown",
        detail: `no box score names the players of ${team.name}: they are taken from the plays`,
        about: null,
      });
    const known = new Set<string>(players.map(({ key }) => key));
    for (const { personId } of seen) {
      if (known.has(personId)) continue;
      known.add(personId);
      players.push(rosterPlayer({ ...nobody, id: personId }));
      if (hasBox) flags.push({ kind: "player-unknown", detail: `${side} ${personId} plays without being in the box score`, about: null });
    }
    facts.push({
      id: `roster:${side}`,
      fact: {
        type: "roster.set",
        side,
        teamKey: team.id,
        name: team.name,
        code: team.code || team.name.slice(0, 3).toUpperCase(),
        coach: null,
        assistantCoaches: [],
        players,
      },
    });
    const marked = team.players.filter(({ starter, id }) => starter && id !== "").map(({ id }) => id as PlayerKey);
    facts.push({
      id: `starters:${side}`,
      fact: { type: "starters.set", side, players: marked.length > 0 ? [...new Set(marked)] : startersOfPlays(seen) },
    });
  }
  return facts;
}

const nobody: V7Player = {
  id: "",
  givenName: "",
  familyName: "",
  shirt: "",
  position: null,
  starter: false,
  captain: false,
  statistics: {},
};

function listed({ name, players }: V7Team, flags: QualityFlag[]): RosterPlayer[] {
  const lines = new Map<string, RosterPlayer>();
  for (const player of players) {
    if (player.id === "" || lines.has(player.id)) {
      flags.push({
        kind: "event-malformed",
        detail: `${name}: a line of the box score ${player.id ? `names ${player.id} twice` : "names nobody"}`,
        about: null,
      });
      continue;
    }
    lines.set(player.id, rosterPlayer(player));
  }
  return [...lines.values()];
}

function rosterPlayer({ id, givenName, familyName, shirt, position, captain }: V7Player): RosterPlayer {
  const family = familyName || givenName || id;
  return {
    key: id as PlayerKey,
    shirt,
    givenName: familyName === "" ? "" : asWritten(givenName),
    familyName: asWritten(family),
    scoreboardName: null,
    position,
    captain,
    didNotPlayReason: null,
  };
}

function asWritten(name: string): string {
  return name.length > 2 && name === name.toUpperCase() && name !== name.toLowerCase() ? titleCase(name) : name;
}
