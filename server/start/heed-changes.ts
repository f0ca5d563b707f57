import type { Kysely } from "kysely";
import { AwayDatabase } from "#contract/busy-database.ts";
import { pageTags } from "#contract/page-tags.ts";
import { asAway, type DatabaseLine } from "../db/database-line.ts";
import { listenForPageTags } from "../db/page-tag-listener.ts";
import type { Database } from "../db/schema.ts";
import type { SiteServer } from "../site/site-server.ts";
import { advanceFantasy } from "../fantasy/advance-fantasy.ts";
import { endFanVotes } from "../jobs/fan-votes.ts";
import { midnightsSince } from "../jobs/midnights.ts";
import { publicationsSince, publishedAtTimes } from "../jobs/publication-times.ts";
import { publishOnTime } from "../jobs/publish-on-time.ts";
import type { Logger } from "../log.ts";
import type { LookOut } from "../telling/look-out.ts";

export type Heeding = {
  readonly opened: AsyncDisposableStack;
  readonly db: Kysely<Database>;
  readonly databaseUrl: string;
  readonly line: DatabaseLine;
  readonly server: SiteServer;
  /** Who looks for what devices and partners are to be told; `null`: nobody yet, the first visitors are let in before. */
  readonly looking: () => LookOut | null;
  readonly log: Logger;
};

/** Pages, devices and partners are told what others have changed, and what comes out at its hour. */
export async function heedChanges({ opened, db, databaseUrl, line, server, looking, log }: Heeding): Promise<void> {
  const publishing = publishOnTime({
    look: (seenAt) => publicationsSince(db, seenAt),
    wokenBy: publishedAtTimes,
    onOut: (notice) => server.pagesChanged(notice),
    onFailure: (error) => log.warn({ err: error }, "publication times not read; trying again"),
  });
  opened.defer(() => publishing.close());
  const midnights = publishOnTime({
    look: (seenAt) => midnightsSince(db, seenAt),
    wokenBy: [],
    onOut: (notice) => server.pagesChanged(notice),
    onFailure: (error) => log.warn({ err: error }, "midnights not read; trying again"),
  });
  opened.defer(() => midnights.close());
  const fanVotes = publishOnTime({
    look: () => endFanVotes(db),
    wokenBy: [pageTags.fanVotes],
    onOut: (notice) => server.pagesChanged(notice),
    onFailure: (error) => log.warn({ err: error }, "fans' votes not ended; trying again"),
  });
  opened.defer(() => fanVotes.close());
  const fantasy = publishOnTime({
    look: () => advanceFantasy(db),
    wokenBy: [],
    onOut: (notice) => server.pagesChanged(notice),
    onFailure: (error) => log.warn({ err: error }, "rounds of the fantasy game not taken further; trying again"),
  });
  opened.defer(() => fantasy.close());
  const tags = await listenForPageTags(databaseUrl, {
    onNotice: (notice) => {
      server.pagesChanged(notice);
      publishing.heard(notice);
      fanVotes.heard(notice);
      looking()?.heard(notice);
    },
    onGap: () => {
      server.noticesMissed();
      publishing.lookAgain();
      fanVotes.lookAgain();
      fantasy.lookAgain();
      looking()?.lookAgain();
      midnights.lookAgain();
    },
    onLost(error) {
      const fault = asAway(error);
      if (fault instanceof AwayDatabase) line.failed(fault);
      log.warn({ err: fault }, "notices of changed pages lost; listening again");
    },
  });
  opened.defer(() => tags.close());
}
