import type { Transaction } from "kysely";
import { type AwardKind, fiveOfTheSeason } from "#contract/awards.ts";
import { awardsFor } from "#server/db/repositories/awards.ts";
import type { LeagueId } from "#server/db/row-ids.ts";
import type { Database } from "#server/db/schema.ts";
import { bestLines, type Standout, standouts } from "../editorial/round-best.ts";
import { dayOf } from "../seasons/calendar.ts";
import { fullName } from "../seasons/crowd.ts";
import { keyOf } from "../seasons/team.ts";
import type { LeagueSeason, WorldGame, WorldRound } from "../world.ts";
import type { SeasonPlace } from "./store-season.ts";

type Desk = SeasonPlace & { readonly transaction: Transaction<Database>; readonly league: LeagueSeason; readonly leagueId: LeagueId };

/** Awards that follow from what was played: of every round and month that is over, and of every season. */
export async function storeAwards(transaction: Transaction<Database>, place: SeasonPlace, now: number): Promise<void> {
  for (const league of place.season.leagues) {
    const desk = { ...place, transaction, league, leagueId: place.names.league(place.season, league) };
    const regular = league.rounds.filter(({ kind }) => kind === "regular");
    for (const round of regular) await awardRound(desk, round);
    await awardMonths(desk, regular, now);
    if (!place.season.isRunning) await awardSeason(desk, regular);
  }
}

function isPlayed({ plan, events }: WorldGame): boolean {
  return plan === "played" && events.length > 0;
}

async function awardRound(desk: Desk, round: WorldRound): Promise<void> {
  if (round.games.some(({ plan }) => plan === "to-come")) return;
  const [best] = bestLines(round.games.filter(isPlayed));
  const signing = best?.game[best.side].signings.find(({ player }) => keyOf(player) === best.line.key);
  if (!best || !signing) return;
  const standout = { signing, team: best.game[best.side], perGame: 0 };
  await give(desk, "player-of-the-round", standout, { roundId: desk.names.round(desk.leagueId, round) });
}

async function awardMonths(desk: Desk, rounds: readonly WorldRound[], now: number): Promise<void> {
  const { timeZone } = desk.blueprint.tenant;
  const games = rounds.flatMap((round) => round.games.filter(isPlayed));
  const months = Map.groupBy(games, ({ tipOff }) => dayOf(tipOff, timeZone).slice(0, 7));
  for (const [month, played] of months) {
    const [best] = standouts(played);
    if (best && month < dayOf(now, timeZone).slice(0, 7)) await give(desk, "player-of-the-month", best, { month: `${month}-01` });
  }
}

async function awardSeason(desk: Desk, rounds: readonly WorldRound[]): Promise<void> {
  const { league, leagueId, names, transaction } = desk;
  const best = standouts(rounds.flatMap((round) => round.games.filter(isPlayed)));
  if (best[0]) await give(desk, "most-valuable-player", best[0]);
  for (const standout of best.slice(0, fiveOfTheSeason)) await give(desk, "five-of-the-season", standout);
  const final = league.rounds.findLast(({ stage }) => stage === "final");
  const champions = final && winnersOf(final);
  const finals = standouts(final?.games.filter(isPlayed) ?? []).find(({ team }) => team.club.slug === champions);
  if (finals) await give(desk, "finals-most-valuable-player", finals);
  const first = league.teams.find(({ club }) => club.slug === league.order[0]);
  if (!first) return;
  const place = { leagueId, kind: "coach-of-the-season", roundId: null, month: null } as const;
  const winner = { teamId: names.team(leagueId, first), personId: null, coach: fullName(first.coach) };
  await awardsFor(transaction, names.tenantId).give(place, winner);
}

/** Slug of the club that won most games of the round. */
function winnersOf({ games }: WorldRound): string | undefined {
  const wins = games.flatMap(({ result }) => (result ? [result.homePoints > result.awayPoints ? result.home : result.away] : []));
  return wins.toSorted((a, b) => wins.filter((each) => each === b).length - wins.filter((each) => each === a).length)[0];
}

async function give(
  { names, transaction, leagueId }: Desk,
  kind: AwardKind,
  { signing, team }: Standout,
  of: { readonly roundId?: ReturnType<Desk["names"]["round"]>; readonly month?: string } = {},
): Promise<void> {
  const place = { leagueId, kind, roundId: of.roundId ?? null, month: of.month ?? null };
  const winner = { teamId: names.team(leagueId, team), personId: names.person(signing.player.person), coach: null };
  await awardsFor(transaction, names.tenantId).give(place, winner);
}
