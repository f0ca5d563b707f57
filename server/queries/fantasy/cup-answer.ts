import { type Kysely, type RawBuilder, sql } from "kysely";
import {
  cupPageTies,
  type CupRound,
  type CupSide,
  type CupTieLine,
  cupTreeTeams,
  type CupWanted,
  type FantasyCupAnswer,
  type OwnCupTie,
} from "#contract/fantasy-cup.ts";
import { type CupFigures, cupWinner } from "#core/fantasy/cup-draw.ts";
import { cupFirstRound, plannedRounds, type SeasonLength } from "#core/fantasy/cup-plan.ts";
import { standingDuel } from "#core/fantasy/duels.ts";
import { askTogether, type AnsweredRows, type Questions } from "../../db/ask-together.ts";
import type { FantasyTeamId } from "../../db/fantasy-tables.ts";
import type { Database } from "../../db/schema.ts";
import { type DrawnRound, drawnQuestion, drawnRounds, lengthOf, lengthQuestion } from "../../fantasy/draw-cup.ts";
import type { SeasonKey } from "../../fantasy/fantasy-season.ts";
import { hasFact } from "../../fantasy/stored-rounds.ts";
import { askedOfSeason, fantasyTeamRef, type SeasonAt } from "./season-at.ts";
import { roundNames, toldRound } from "./told-round.ts";

type CupGround = { drawn: DrawnRound; length: SeasonLength };
type CupAt = SeasonAt & { readonly also: AnsweredRows<CupGround> };

/** What is asked of the cup with its season. */
export const cupAsked = askedOfSeason((key): Questions<CupGround> => ({ drawn: drawnQuestion(key), length: lengthQuestion(key) }));

/** The cup as it stands; `null`: the round asked for is not drawn, or has no such page. */
export async function cupAnswer(db: Kysely<Database>, known: CupAt, wanted: CupWanted): Promise<FantasyCupAnswer | null> {
  const { season, head } = known;
  const { drawn } = known.also;
  const tree = drawn.filter(({ teams }) => teams <= cupTreeTeams);
  const listed =
    wanted.round === null ? (tree.length === 0 ? drawn.at(-1) : undefined) : drawn.find((one) => one.cupRound === wanted.round);
  if (wanted.round !== null && listed === undefined) return null;
  const pages = Math.ceil((listed?.ties ?? 1) / cupPageTies);
  if (wanted.page > pages) return null;
  const page = { from: (wanted.page - 1) * cupPageTies, most: cupPageTies };
  const rows = await askTogether(db, {
    tree: tiesQuestion(season, tree, { from: 0, most: cupTreeTeams }),
    list: tiesQuestion(season, listed === undefined ? [] : [listed], page),
    teams: teamsQuestion(known),
  });
  const told = tree.map((round) => ({ cupRound: round.cupRound, ties: tiesOf(known, round, rows.tree) }));
  const final = tree.at(-1)?.teams === 2 ? told.at(-1)?.ties[0] : undefined;
  const [teams = { made: 0, entered: 0, counted: 0 }] = rows.teams;
  return {
    ...head,
    begins: drawn.length === 0 && !season.isClosed ? beginning(known, teams) : null,
    teams: teams.counted,
    closed: season.isClosed,
    rounds: toldRounds(known, drawn),
    tree: told,
    list: listed === undefined ? null : { cupRound: listed.cupRound, page: wanted.page, pages, ties: tiesOf(known, listed, rows.list) },
    winner: final === undefined || final.winner === null ? null : (final[final.winner]?.team ?? null),
  };
}

type CupSeason = Pick<SeasonAt, "season" | "rounds">;

/** A team's tie of the last round it came to; `null`: it is in none. FANC10 */
export async function cupTieOf(db: Kysely<Database>, known: CupSeason, teamId: FantasyTeamId): Promise<OwnCupTie | null> {
  const { tenantId, leagueId } = known.season;
  const { rows } = await sql<{ cupRound: number; position: number; side: Side }>`
    select cup_round as "cupRound", position, case when one = ${teamId} then 'one' else 'other' end as side from fantasy_cup_ties
    where tenant_id = ${tenantId} and league_id = ${leagueId} and (one = ${teamId} or other = ${teamId})
    order by cup_round desc limit 1`.execute(db);
  const [own] = rows;
  const drawn = own && (await drawnRounds(db, known.season)).find(({ cupRound }) => cupRound === own.cupRound);
  const stored = drawn && known.rounds.find(({ round }) => round === drawn.round);
  if (own === undefined || drawn === undefined || stored === undefined) return null;
  const { rows: found } = await tiesQuestion(known.season, [drawn], { from: own.position - 1, most: 1 }).execute(db);
  const [tie] = tiesOf(known, drawn, found);
  if (tie === undefined) return null;
  const round = toldRound(await roundNames(db, known.season), stored);
  return { cupRound: own.cupRound, teams: drawn.teams, round, tie, side: own.side };
}

/** What a round was drawn from, to the letter. FANC3 */
export const cupListAsked = askedOfSeason(({ tenantId, leagueId }, { cupRound }: { readonly cupRound: number }) => ({
  drawn: sql<{ readonly list: string }>`
    select list from fantasy_cup_rounds where tenant_id = ${tenantId} and league_id = ${leagueId} and cup_round = ${cupRound}`,
}));

function toldRounds({ rounds, names }: SeasonAt, drawn: readonly DrawnRound[]): CupRound[] {
  return drawn.flatMap(({ cupRound, round, teams, ties, seed, drawnAt }) => {
    const stored = rounds.find((one) => one.round === round);
    // A tie has two teams, or one that does not play: so many more ties than pairs there are.
    return stored === undefined ? [] : [{ cupRound, round: toldRound(names, stored), teams, byes: 2 * ties - teams, seed, drawnAt }];
  });
}

type TeamsRow = { readonly made: number; readonly entered: number; readonly counted: number };

/** How many teams there are, how many are in the round that was locked last, and of how many one has been counted. */
function teamsQuestion({ season: { tenantId, leagueId }, rounds }: SeasonAt): RawBuilder<TeamsRow> {
  const counted = rounds.findLast((round) => hasFact(round, "live"))?.round ?? 0;
  const locked = rounds.findLast((round) => hasFact(round, "locked"))?.round ?? 0;
  return sql<TeamsRow>`
    select (select count(*)::integer from fantasy_teams where tenant_id = ${tenantId} and league_id = ${leagueId}) as made,
      (select count(*)::integer from fantasy_entries where tenant_id = ${tenantId} and league_id = ${leagueId} and round = ${locked}) as entered,
      coalesce((select teams from fantasy_round_figures
        where tenant_id = ${tenantId} and league_id = ${leagueId} and round = ${counted}), 0) as counted`;
}

/** Where it will begin as the calendar stands and as many teams as there are. FANC1 */
function beginning({ rounds, names, also }: CupAt, teams: TeamsRow): FantasyCupAnswer["begins"] {
  const length = lengthOf(also.length, rounds);
  const locked = rounds.filter((round) => hasFact(round, "locked"));
  // Without anybody in a table the next round is the first that makes one.
  const soonest = locked.length + (teams.entered === 0 ? 2 : 1);
  const number = Math.max(soonest, cupFirstRound(plannedRounds(length), Math.max(teams.made, teams.entered)));
  if (number > length.all) return null;
  const stored = rounds[number - 1];
  return { number, round: stored === undefined ? null : toldRound(names, stored) };
}

type Side = "one" | "other";
type Figures = Pick<CupFigures, "points" | "withoutCaptain">;
type SideRow = {
  readonly number: number;
  readonly name: string | null;
  readonly isHidden: boolean;
  readonly place: number;
  /** As they stood when the next round was drawn, and as they stand now. */
  readonly decided: Figures | null;
  readonly now: Figures | null;
};
type TieRow = {
  readonly cupRound: number;
  readonly position: number;
  readonly one: SideRow;
  readonly other: SideRow | null;
  readonly winner: Side | null;
};

/** Of each of these rounds the ties behind `from`. */
function tiesQuestion(
  { tenantId, leagueId }: SeasonKey,
  drawn: readonly DrawnRound[],
  { from, most }: { readonly from: number; readonly most: number },
): RawBuilder<TieRow> {
  const cupRounds = drawn.map(({ cupRound }) => cupRound);
  return sql<TieRow>`
    select tie.cup_round as "cupRound", tie.position, ${sideRow("one")} as one, ${sideRow("other")} as other,
      case tie.winner when tie.one then 'one' when tie.other then 'other' end as winner
    from fantasy_cup_ties tie
    join fantasy_cup_rounds drawn on drawn.tenant_id = tie.tenant_id and drawn.league_id = tie.league_id and drawn.cup_round = tie.cup_round
    where tie.tenant_id = ${tenantId} and tie.league_id = ${leagueId} and tie.cup_round = any(${cupRounds}::smallint[])
      and tie.position > ${from} and tie.position <= ${from + most}
    order by tie.cup_round, tie.position`;
}

function tiesOf({ rounds }: Pick<SeasonAt, "rounds">, { cupRound, round }: DrawnRound, rows: readonly TieRow[]): CupTieLine[] {
  const isFinal = rounds.some((one) => one.round === round && hasFact(one, "final"));
  return rows.filter((row) => row.cupRound === cupRound).map((row) => tieLine(row, isFinal));
}

function sideRow(side: Side) {
  const of = (column: string) => sql.ref(`tie.${side}${column}`);
  return sql`(
    select json_build_object('number', team.number, 'name', own.name, 'isHidden', own.hidden_at is not null, 'place', ${of("_place")},
      'decided', case when ${of("_points")} is not null then
        json_build_object('points', ${of("_points")}, 'withoutCaptain', ${of("_without_captain")}) end,
      'now', case when played.team_id is not null then
        json_build_object('points', played.points, 'withoutCaptain', played.without_captain) end)
    from fantasy_teams team
    left join fantasy_managers own on own.tenant_id = team.tenant_id and own.league_id = team.league_id and own.team_id = team.team_id
    left join fantasy_team_rounds played on played.tenant_id = team.tenant_id and played.league_id = team.league_id
      and played.round = drawn.round and played.team_id = team.team_id
    where team.tenant_id = tie.tenant_id and team.league_id = tie.league_id and team.team_id = ${of("")})`;
}

const nothing: Figures = { points: 0, withoutCaptain: 0 };

function tieLine({ position, one, other, winner }: TieRow, isFinal: boolean): CupTieLine {
  const sides = other === null ? [one] : [one, other];
  const standing = sides.map((side) =>
    standingDuel(
      { atNextLock: side.decided, corrected: side.now ?? nothing },
      (was, is) => was.points === is.points && was.withoutCaptain === is.withoutCaptain,
    ),
  );
  const figures = sides.map(({ place }, index) => ({ ...(standing[index]?.figures ?? nothing), placeBefore: place }));
  const told = (side: SideRow, index: number): CupSide => ({
    team: fantasyTeamRef(side),
    place: side.place,
    points: side.decided === null && side.now === null ? null : (figures[index]?.points ?? 0),
  });
  const best = () => (cupWinner({ one: 0, other: 1 }, (side) => figures[side] as CupFigures) === 0 ? "one" : "other");
  return {
    position,
    one: told(one, 0),
    other: other && told(other, 1),
    winner: winner ?? (other === null ? "one" : isFinal ? best() : null),
    decidedBeforeCorrection: other !== null && standing.some(({ decidedBeforeCorrection }) => decidedBeforeCorrection),
  };
}
