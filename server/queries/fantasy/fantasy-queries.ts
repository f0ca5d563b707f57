import type { Kysely } from "kysely";
import type { FantasyMarketAnswer } from "#contract/fantasy.ts";
import type { FantasyQueries } from "#contract/fantasy-queries.ts";
import { type NotePageTag, pageTags } from "#contract/page-tags.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import { askTogether } from "../../db/ask-together.ts";
import type { Database } from "../../db/schema.ts";
import { lastLocked } from "../../fantasy/stored-rounds.ts";
import { correctionsAnswer } from "./corrections-answer.ts";
import { cupAnswer, cupListQuestion, cupQuestions } from "./cup-answer.ts";
import { gameAnswer } from "./game-answer.ts";
import { gameLedgers } from "./game-ledgers.ts";
import { marketLinesOf, marketLinesQuestions } from "./market-lines.ts";
import { overview, overviewQuestions } from "./overview.ts";
import { playerAnswer, playerQuestions } from "./player-answer.ts";
import { rankingAnswer } from "./ranking.ts";
import { rulesAnswer, rulesQuestions } from "./rules-answer.ts";
import { type AskedAlso, type SeasonAt, seasonAt } from "./season-at.ts";
import { teamAnswer, teamQuestions } from "./team-answer.ts";
import { teamsIn, teamsInQuestion } from "./teams-in.ts";
import { toldRound } from "./told-round.ts";

/**
 * The fantasy game as everybody sees it: two round trips for each page, of which the first says how far the season has come, and with it
 * what there is to ask for. Where nothing depends on that, it is one.
 */
export function fantasyQueriesFor(db: Kysely<Database>, tenantId: TenantId, note: NotePageTag): FantasyQueries {
  const at = <Also>(address: Parameters<FantasyQueries["market"]>[0], also: AskedAlso<Also>) => seasonAt(db, tenantId, note, address, also);
  return {
    async overview(address) {
      const known = await at(address, overviewQuestions);
      return known && overview(db, known);
    },
    async market(address) {
      const known = await at(address, () => ({}));
      if (known === null) return null;
      note(pageTags.availability);
      return marketAnswer(db, known);
    },
    async player(address, number) {
      const known = await at(address, (key) => playerQuestions(key, number));
      return known && playerAnswer(db, known, number, note);
    },
    ranking: (address, wanted) => rankingAnswer(db, tenantId, note, address, wanted),
    async team(address, number, round) {
      const known = await at(address, (key) => teamQuestions(key, number));
      if (known !== null) note(pageTags.fantasyFans(known.season.leagueId));
      return known && teamAnswer(db, known, round);
    },
    async rules(address) {
      const known = await at(address, rulesQuestions);
      return known && rulesAnswer(db, known);
    },
    async corrections(address) {
      const known = await at(address, () => ({}));
      return known && correctionsAnswer(db, known);
    },
    async cup(address, wanted) {
      const known = await at(address, cupQuestions);
      return known && cupAnswer(db, known, wanted);
    },
    async cupList(address, cupRound) {
      const known = await at(address, (key) => ({ drawn: cupListQuestion(key, cupRound) }));
      return known?.also.drawn[0]?.list ?? null;
    },
    ledgers: (gameId) => gameLedgers(db, tenantId, note, gameId),
    game: (address) => gameAnswer(db, tenantId, note, address),
  };
}

async function marketAnswer(db: Kysely<Database>, known: SeasonAt): Promise<FantasyMarketAnswer> {
  const { season, rounds, names, head, priced } = known;
  const rows = await askTogether(db, { ...marketLinesQuestions(known), teams: teamsInQuestion(season, lastLocked(rounds)?.round) });
  return {
    ...head,
    round: priced === undefined ? null : toldRound(names, priced),
    scalePercent: season.scalePercent,
    teams: teamsIn(rows.teams),
    players: marketLinesOf(rows, known),
  };
}
