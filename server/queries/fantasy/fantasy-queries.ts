import type { Kysely } from "kysely";
import type { FantasyMarketAnswer } from "#contract/fantasy.ts";
import type { FantasyQueries } from "#contract/fantasy-queries.ts";
import { type NotePageTag, pageTags } from "#contract/page-tags.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import { askTogether } from "../../db/ask-together.ts";
import type { Database } from "../../db/schema.ts";
import { lastLocked } from "../../fantasy/stored-rounds.ts";
import { correctionsAnswer } from "./corrections-answer.ts";
import { cupAnswer, cupAsked, cupListAsked } from "./cup-answer.ts";
import { gameAnswer } from "./game-answer.ts";
import { gameLedgers } from "./game-ledgers.ts";
import { marketLinesOf, marketLinesQuestions } from "./market-lines.ts";
import { overview, overviewAsked } from "./overview.ts";
import { playerAnswer, playerAsked } from "./player-answer.ts";
import { rankingAnswer } from "./ranking.ts";
import { rulesAnswer, rulesAsked } from "./rules-answer.ts";
import { seasonAlone, type SeasonAt, seasonAt } from "./season-at.ts";
import { teamAnswer, teamAsked } from "./team-answer.ts";
import { teamsIn, teamsInQuestion } from "./teams-in.ts";
import { toldRound } from "./told-round.ts";

/**
 * The fantasy game as everybody sees it: two round trips for each page, of which the first says how far the season has come, and with it
 * what there is to ask for. Where nothing depends on that, it is one.
 */
export function fantasyQueriesFor(db: Kysely<Database>, tenantId: TenantId, note: NotePageTag): FantasyQueries {
  const asking = { db, tenantId, note };
  return {
    async overview(address) {
      const known = await seasonAt(asking, address, overviewAsked, {});
      return known && overview(db, known);
    },
    async market(address) {
      const known = await seasonAt(asking, address, seasonAlone, {});
      if (known === null) return null;
      note(pageTags.availability);
      return marketAnswer(db, known);
    },
    async player(address, number) {
      const known = await seasonAt(asking, address, playerAsked, { number });
      return known && playerAnswer(db, known, number, note);
    },
    ranking: (address, wanted) => rankingAnswer(asking, address, wanted),
    async team(address, number, round) {
      const known = await seasonAt(asking, address, teamAsked, { number });
      if (known !== null) note(pageTags.fantasyFans(known.season.leagueId));
      return known && teamAnswer(db, known, round);
    },
    async rules(address) {
      const known = await seasonAt(asking, address, rulesAsked, {});
      return known && rulesAnswer(db, known);
    },
    async corrections(address) {
      const known = await seasonAt(asking, address, seasonAlone, {});
      return known && correctionsAnswer(db, known);
    },
    async cup(address, wanted) {
      const known = await seasonAt(asking, address, cupAsked, {});
      return known && cupAnswer(db, known, wanted);
    },
    async cupList(address, cupRound) {
      const known = await seasonAt(asking, address, cupListAsked, { cupRound });
      return known?.also.drawn[0]?.list ?? null;
    },
    ledgers: (gameId) => gameLedgers(asking, gameId),
    game: (address) => gameAnswer(asking, address),
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
