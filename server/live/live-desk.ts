import type { GraphicsRequest } from "#contract/live/graphics.ts";
import type { Lease, LeaseAnswer, LeaseRequest } from "#contract/live/lease.ts";
import type { Training } from "#contract/live/training.ts";
import type { GameId, TenantId } from "#core/kernel/ids.ts";
import type { CommandRequest } from "./game-lane.ts";
import { GameLanes, type LaneAnswer, type LanesOptions } from "./game-lanes.ts";
import { changeGraphics, type GraphicsAnswer } from "./graphics.ts";
import { type LeaseTimes, leaseTimes } from "./lease-decision.ts";
import { askForLease, leasesOf } from "./leases.ts";
import { keepTraining } from "./trainings.ts";
import { type LinkReading, type ScorerLink, scorerLinksFor } from "./scorer-links.ts";

/** What the calls of the table ask: who somebody is, what he wants to write, which role he holds. */
export type LiveDesk = {
  readLink(tenantId: TenantId, token: string): Promise<LinkReading>;
  submit(tenantId: TenantId, gameId: GameId, request: CommandRequest): Promise<LaneAnswer>;
  ask(tenantId: TenantId, link: ScorerLink, request: LeaseRequest): Promise<LeaseAnswer>;
  leases(tenantId: TenantId, gameId: GameId): Promise<readonly Lease[]>;
  /** What the overlay shows, kept and then told. */
  changeGraphics(tenantId: TenantId, link: ScorerLink, request: GraphicsRequest): Promise<GraphicsAnswer>;
  keepTraining(tenantId: TenantId, link: ScorerLink, training: Training): Promise<void>;
  /** Epoch milliseconds of the server's timeline. */
  now(): number;
};

export type LiveDeskOptions = LanesOptions & {
  readonly now: () => number;
  readonly leaseTimes?: LeaseTimes;
};

export function liveDesk(options: LiveDeskOptions): LiveDesk & { readonly lanes: GameLanes } {
  const { now, leaseTimes: times = leaseTimes, ...rest } = options;
  const { db, notices } = rest;
  const lanes = new GameLanes(rest);
  return {
    lanes,
    now,
    readLink: (tenantId, token) => scorerLinksFor(db, tenantId).read(token, now()),
    submit: (tenantId, gameId, request) => lanes.submit(tenantId, gameId, request),
    leases: (tenantId, gameId) => leasesOf(db, tenantId, gameId, times),
    async changeGraphics(tenantId, { gameId, label }, request) {
      const answer = await changeGraphics(db, { tenantId, gameId, by: label, atMs: now() }, request);
      if (answer.kind === "kept") notices.stateChanged(tenantId, `graphics:${gameId}`);
      return answer;
    },
    keepTraining: (tenantId, link, training) => keepTraining(db, tenantId, link, training),
    async ask(tenantId, link, request) {
      const answer = await askForLease(db, tenantId, link, request, times);
      if (answer.granted && request.ask.kind !== "renew") notices.stateChanged(tenantId, `operators:${link.gameId}`);
      return answer;
    },
  };
}
