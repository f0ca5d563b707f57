import { sql } from "kysely";
import type { PushChoices } from "#contract/push.ts";
import type { PushSubscriptionForm } from "#contract/push.ts";
import { listenForPageTags } from "#server/db/page-tag-listener.ts";
import { createPush, type Push, type PushOptions } from "#server/push/push.ts";
import { readLogAfter } from "#server/queries/live/live-log.ts";
import { LookOut } from "#server/telling/look-out.ts";
import type { LeagueInDatabase } from "../database/league-in-database.ts";
import type { TestDatabase } from "../database/database.ts";

/** What a node says to its devices, and who looks for it. */
export type PushNode = Omit<Push, "teller"> & Pick<LookOut, "lookAgain">;

/** The part of a node that sends notices, with plain words: `final Hawks-Owls 2:0`. */
export async function startPushNode({ db, databaseUrl }: TestDatabase, options: Partial<PushOptions> = {}): Promise<PushNode> {
  const onFailure = (error: unknown) => {
    throw error;
  };
  const push = await createPush({
    db,
    say: (notice, { isSpoilerFree }) => ({
      title: "home" in notice ? `${notice.home.text}-${notice.away.text}` : notice.kind,
      body: "score" in notice && !isSpoilerFree ? `${notice.kind} ${notice.score.home}:${notice.score.away}` : notice.kind,
    }),
    originOf: () => "https://league.example",
    contact: "mailto:push@league.example",
    allowsPrivate: true,
    now: Date.now,
    onFailure,
    ...options,
  });
  const looking = new LookOut({
    async readGame(tenantId, gameId) {
      const reading = await readLogAfter(db, tenantId, gameId);
      // The script of a test's game was played in another month.
      return (
        reading && {
          ...reading.head,
          ruleProfile: reading.ruleProfile,
          events: reading.events.map((event) => ({ ...event, at: Date.now() })),
        }
      );
    },
    tellers: [push.teller],
    onFailure,
    everyMs: 300,
  });
  const tags = await listenForPageTags(databaseUrl, {
    onNotice: (notice) => looking.heard(notice),
    onGap: () => looking.lookAgain(),
    onLost: () => undefined,
  });
  return {
    ...push,
    lookAgain: () => looking.lookAgain(),
    async close() {
      await tags.close();
      await looking.close();
      await push.close();
    },
  };
}

export const allKinds: PushChoices["kinds"] = ["start", "quarter", "close-finish", "final", "news", "schedule-change"];

export function choicesOf(following: PushChoices["following"], more: Partial<PushChoices> = {}): PushChoices {
  return { kinds: allKinds, quietHours: null, isSpoilerFree: false, locale: "en", timeZone: "Europe/Belgrade", following, ...more };
}

/** A device that follows; answers with its token. */
export async function subscribed(
  push: PushNode,
  league: LeagueInDatabase,
  subscription: PushSubscriptionForm,
  choices: PushChoices,
): Promise<string> {
  const answer = await push.desk.subscribe(league.tenantId, { subscription, replaces: null, choices });
  if (answer.kind !== "kept") throw new Error(`the subscription was answered with ${answer.kind}`);
  push.lookAgain();
  return answer.token;
}

/** How the outbox stands: `{ sent: 3 }`. */
export async function outboxOf({ db }: Pick<TestDatabase, "db">): Promise<Record<string, number>> {
  const { rows } = await sql<{ state: string; count: number }>`
    select case when outcome is null then state else state || ' ' || outcome end as state, count(*)::integer as count
    from push_deliveries group by 1`.execute(db);
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
}
