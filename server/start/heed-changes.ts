import type { Kysely } from "kysely";
import type { PageTagNotice } from "#contract/page-tags.ts";
import { listenForPageTags } from "../db/page-tag-listener.ts";
import type { Database } from "../db/schema.ts";
import type { SiteServer } from "../http/site-server.ts";
import { publicationsSince } from "../jobs/publication-times.ts";
import { publishOnTime } from "../jobs/publish-on-time.ts";
import type { Logger } from "../log.ts";

/** Somebody who tells others what was committed; a notice that was missed is found by looking again. */
export type Teller = { heard(notice: PageTagNotice): void; lookAgain(): void };

export type Heeding = {
  readonly opened: AsyncDisposableStack;
  readonly db: Kysely<Database>;
  readonly databaseUrl: string;
  readonly server: SiteServer;
  /** Devices and partners: they begin after the first visitors are let in. */
  readonly tellers: readonly Teller[];
  readonly log: Logger;
};

/** Pages, devices and partners are told what others have changed, and what comes out at its hour. */
export async function heedChanges({ opened, db, databaseUrl, server, tellers, log }: Heeding): Promise<void> {
  const publishing = publishOnTime({
    look: (seenAt) => publicationsSince(db, seenAt),
    onOut: (notice) => server.pagesChanged(notice),
    onFailure: (error) => log.warn({ err: error }, "publication times not read; trying again"),
  });
  opened.defer(() => publishing.close());
  const tags = await listenForPageTags(databaseUrl, {
    onNotice: (notice) => {
      server.pagesChanged(notice);
      publishing.heard(notice);
      for (const teller of tellers) teller.heard(notice);
    },
    onGap: () => {
      server.noticesMissed();
      publishing.lookAgain();
      for (const teller of tellers) teller.lookAgain();
    },
    onLost: (error) => log.warn({ err: error }, "notices of changed pages lost; listening again"),
  });
  opened.defer(() => tags.close());
}
