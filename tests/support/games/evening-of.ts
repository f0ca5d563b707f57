import type { AddEvent, GameEvent } from "#core/game/events.ts";
import type { Fact } from "#core/game/facts.ts";
import type { PlayerKey } from "#core/kernel/ids.ts";
import { keyOf } from "#demo/seasons/team.ts";
import type { FantasyClub, FantasyLeague } from "../database/fantasy-league.ts";

type Log = readonly GameEvent[];
export type Basket = AddEvent & { readonly fact: Extract<Fact, { type: "field-goal" }> };

/** The logs of an evening's games in which those who are to lead are among the best scorers of their clubs, and one never comes on. */
export function eveningOf(
  league: FantasyLeague,
  games: readonly (readonly [FantasyClub, FantasyClub])[],
  { leaders, sits }: { readonly leaders: readonly PlayerKey[]; readonly sits: PlayerKey },
): readonly Log[] {
  for (let seed = 0; seed < 100; seed++) {
    let logs: readonly Log[] = games.map((pair) => league.log(pair, `evening ${seed}`));
    const before = logs;
    const scorers = leaders.flatMap((leader, nth) => {
      const [most] = clubOf(league, leader)
        .toSorted((one, other) => scoredBy(before, other) - scoredBy(before, one))
        .slice(nth);
      return most === undefined ? [] : [[leader, most] as const];
    });
    for (const [leader, most] of scorers) logs = logs.map((log) => changedPlaces(log, leader, most));
    const seen = new Set(logs.flatMap((log) => [...onCourt(log)]));
    const outside = clubOf(league, sits).find((key) => !seen.has(key));
    const led = logs;
    if (outside === undefined || leaders.some((key) => scoredBy(led, key) < 4)) continue;
    return logs.map((log) => changedPlaces(log, sits, outside));
  }
  throw new Error("no such evening");
}

export function factsOf(log: Log): readonly AddEvent[] {
  return log.filter((event): event is AddEvent => event.op === "add");
}

/** What somebody scored from the field. */
export function basketsOf(log: Log, key: PlayerKey): readonly Basket[] {
  return factsOf(log).filter((event): event is Basket => event.fact.type === "field-goal" && event.fact.made && event.fact.player === key);
}

function scoredBy(logs: readonly Log[], key: PlayerKey): number {
  return logs.reduce((sum, log) => sum + basketsOf(log, key).length, 0);
}

/** The keys of everybody in somebody's club. */
function clubOf(league: FantasyLeague, key: PlayerKey): readonly PlayerKey[] {
  const clubs = [...league.squads.values()].map(({ signings }) => signings.map(({ player }) => keyOf(player)));
  return clubs.find((keys) => keys.includes(key)) ?? [];
}

function onCourt(log: Log): ReadonlySet<PlayerKey> {
  return new Set(
    factsOf(log).flatMap(({ fact }) => (fact.type === "starters.set" ? fact.players : fact.type === "substitution" ? fact.in : [])),
  );
}

/** The same game, with two who wear each other's shirt. */
function changedPlaces(log: Log, one: PlayerKey, other: PlayerKey): Log {
  const written = JSON.stringify(log)
    .split(`"${one}"`)
    .map((part) => part.replaceAll(`"${other}"`, `"${one}"`));
  return JSON.parse(written.join(`"${other}"`)) as GameEvent[];
}
