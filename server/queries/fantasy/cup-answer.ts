import { type Kysely, sql } from "kysely";
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
import { cupFirstRound, plannedRounds } from "#core/fantasy/cup-plan.ts";
import { standingDuel } from "#core/fantasy/duels.ts";
import type { FantasyTeamId } from "../../db/fantasy-tables.ts";
import type { Database } from "../../db/schema.ts";
import { type DrawnRound, drawnRounds, seasonLength, teamsIn } from "../../fantasy/draw-cup.ts";
import { hasFact } from "../../fantasy/stored-rounds.ts";
import { fantasyTeamRef, type SeasonAt } from "./season-at.ts";
import { roundNames, toldRound } from "./told-round.ts";

type CupSeason = Pick<SeasonAt, "season" | "rounds">;

/** The cup as it stands; `null`: the round asked for is not drawn, or has no such page. */
export async function cupAnswer(db: Kysely<Database>, known: SeasonAt, wanted: CupWanted): Promise<FantasyCupAnswer | null> {
  const { season, head } = known;
  const drawn = await drawnRounds(db, season);
  const rounds = await toldRounds(db, known, drawn);
  const tree = drawn.filter(({ teams }) => teams <= cupTreeTeams);
  const listed =
    wanted.round === null ? (tree.length === 0 ? drawn.at(-1) : undefined) : drawn.find((one) => one.cupRound === wanted.round);
  if (wanted.round !== null && listed === undefined) return null;
  const pages = Math.ceil((listed?.ties ?? 1) / cupPageTies);
  if (wanted.page > pages) return null;
  const ties = async (round: DrawnRound, page: number, most: number) => tiesOf(db, known, round, { from: (page - 1) * most, most });
  const told = await Promise.all(tree.map(async (round) => ({ cupRound: round.cupRound, ties: await ties(round, 1, cupTreeTeams) })));
  const final = tree.at(-1)?.teams === 2 ? told.at(-1)?.ties[0] : undefined;
  return {
    ...head,
    begins: drawn.length === 0 && !season.isClosed ? await beginning(db, known) : null,
    teams: await teamsIn(db, season, known.rounds.findLast((round) => hasFact(round, "live"))?.round ?? 0),
    closed: season.isClosed,
    rounds,
    tree: told,
    list:
      listed === undefined
        ? null
        : { cupRound: listed.cupRound, page: wanted.page, pages, ties: await ties(listed, wanted.page, cupPageTies) },
    winner: final === undefined || final.winner === null ? null : (final[final.winner]?.team ?? null),
  };
}

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
  const [tie] = await tiesOf(db, known, drawn, { from: own.position - 1, most: 1 });
  if (tie === undefined) return null;
  const round = toldRound(await roundNames(db, known.season), stored);
  return { cupRound: own.cupRound, teams: drawn.teams, round, tie, side: own.side };
}

/** What a round was drawn from, to the letter. FANC3 */
export async function cupList(db: Kysely<Database>, { season }: SeasonAt, cupRound: number): Promise<string | null> {
  const row = await db
    .selectFrom("fantasy_cup_rounds")
    .where("tenant_id", "=", season.tenantId)
    .where("league_id", "=", season.leagueId)
    .where("cup_round", "=", cupRound)
    .select("list")
    .executeTakeFirst();
  return row?.list ?? null;
}

async function toldRounds(db: Kysely<Database>, { season, rounds }: SeasonAt, drawn: readonly DrawnRound[]): Promise<CupRound[]> {
  const names = await roundNames(db, season);
  return drawn.flatMap(({ cupRound, round, teams, ties, seed, drawnAt }) => {
    const stored = rounds.find((one) => one.round === round);
    // A tie has two teams, or one that does not play: so many more ties than pairs there are.
    return stored === undefined ? [] : [{ cupRound, round: toldRound(names, stored), teams, byes: 2 * ties - teams, seed, drawnAt }];
  });
}

/** Where it will begin as the calendar stands and as many teams as there are. FANC1 */
async function beginning(db: Kysely<Database>, { season, rounds }: SeasonAt): Promise<FantasyCupAnswer["begins"]> {
  const length = await seasonLength(db, season, rounds);
  const locked = rounds.filter((round) => hasFact(round, "locked"));
  const { rows } = await sql<{ made: number; entered: number }>`
    select (select count(*)::integer from fantasy_teams where tenant_id = ${season.tenantId} and league_id = ${season.leagueId}) as made,
      (select count(*)::integer from fantasy_entries where tenant_id = ${season.tenantId} and league_id = ${season.leagueId}
        and round = ${locked.at(-1)?.round ?? 0}) as entered`.execute(db);
  const [teams = { made: 0, entered: 0 }] = rows;
  // Without anybody in a table the next round is the first that makes one.
  const soonest = locked.length + (teams.entered === 0 ? 2 : 1);
  const number = Math.max(soonest, cupFirstRound(plannedRounds(length), Math.max(teams.made, teams.entered)));
  if (number > length.all) return null;
  const stored = rounds[number - 1];
  return { number, round: stored === undefined ? null : toldRound(await roundNames(db, season), stored) };
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
type TieRow = { readonly position: number; readonly one: SideRow; readonly other: SideRow | null; readonly winner: Side | null };

async function tiesOf(
  db: Kysely<Database>,
  { season, rounds }: CupSeason,
  { cupRound, round }: DrawnRound,
  { from, most }: { readonly from: number; readonly most: number },
): Promise<CupTieLine[]> {
  const isFinal = rounds.some((one) => one.round === round && hasFact(one, "final"));
  const { rows } = await sql<TieRow>`
    select tie.position, ${sideRow("one", round)} as one, ${sideRow("other", round)} as other,
      case tie.winner when tie.one then 'one' when tie.other then 'other' end as winner
    from fantasy_cup_ties tie
    where tie.tenant_id = ${season.tenantId} and tie.league_id = ${season.leagueId} and tie.cup_round = ${cupRound}
      and tie.position > ${from} and tie.position <= ${from + most}
    order by tie.position`.execute(db);
  return rows.map((row) => tieLine(row, isFinal));
}

function sideRow(side: Side, round: number) {
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
      and played.round = ${round} and played.team_id = team.team_id
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
