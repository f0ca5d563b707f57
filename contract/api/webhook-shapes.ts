import { z } from "zod";
import { competition, day, href, moment, slug } from "./basic-shapes.ts";
import { fantasyRound } from "./fantasy-shapes.ts";
import { game, period } from "./game-shapes.ts";
import { named } from "./named-shape.ts";
import { newsCard } from "./news-shapes.ts";
import { transfer } from "./player-shapes.ts";

const score = z.object({ home: z.int(), away: z.int() });
/** Where a game stood before: a moment, a day whose time was to follow, or neither. */
const before = { previousTipOff: moment.nullable(), previousTipOffDay: day.nullable() };
const version = z.string().describe("The game's version in this API; it changes with everything recorded");

function event<const Type extends string, Data extends z.ZodType>(type: Type, id: string, description: string, data: Data) {
  const shape = z.object({ type: z.literal(type), timestamp: moment.describe("When it happened, RFC 3339 in UTC"), data });
  return { type, description, shape: named(id, description, shape) };
}

/** Everything a partner can be told, by its type: from this table come the checks, the OpenAPI document and the page for developers. WEBHOOK1 */
export const webhookEvents = {
  "game.scheduled": event("game.scheduled", "GameScheduledEvent", "A game was added to the schedule.", z.object({ game })),
  "game.moved": event(
    "game.moved",
    "GameMovedEvent",
    "A game that has not started was given a new tip-off, day or hall, or its time or date is to be confirmed again.",
    z.object({ game, ...before }),
  ),
  "game.postponed": event("game.postponed", "GamePostponedEvent", "A game was postponed.", z.object({ game, ...before })),
  "game.cancelled": event("game.cancelled", "GameCancelledEvent", "A game will not be played.", z.object({ game })),
  "game.removed": event(
    "game.removed",
    "GameRemovedEvent",
    "A game was removed when the schedule was republished. Its URL no longer works.",
    z.object({ season: slug, league: slug, roundSlug: slug, slug, href }),
  ),
  "game.started": event("game.started", "GameStartedEvent", "The first period has started.", z.object({ game })),
  "game.period_ended": event(
    "game.period_ended",
    "GamePeriodEndedEvent",
    "A period is over, and the game goes on.",
    z.object({ game, period, score }),
  ),
  "game.final": event(
    "game.final",
    "GameFinalEvent",
    "A game is decided: its score is the one that counts.",
    z.object({ game, score, version }),
  ),
  "game.corrected": event(
    "game.corrected",
    "GameCorrectedEvent",
    "A decided game was corrected: its score, or something in its box score. Fetch it again.",
    z.object({
      game,
      score: score.nullable().describe("null: no longer decided"),
      previousScore: score,
      version,
      edition: z.int().min(2).nullable().describe("2 after the first correction of a confirmed game; null before it was confirmed"),
    }),
  ),
  "standings.changed": event(
    "standings.changed",
    "StandingsChangedEvent",
    "The table of a competition has changed.",
    z.object({ competition, href: href.describe("The table in this API") }),
  ),
  "news.published": event("news.published", "NewsPublishedEvent", "A news item was published.", z.object({ news: newsCard })),
  "transfer.recorded": event(
    "transfer.recorded",
    "TransferRecordedEvent",
    "A player changed clubs, or more became known about a change.",
    z.object({ season: slug, transfer, href: href.describe("The transfers of the season in this API") }),
  ),
  "fantasy.prices": event(
    "fantasy.prices",
    "FantasyPricesEvent",
    "A round of a fantasy game is open, and its prices are published.",
    z.object({ competition, round: fantasyRound, href: href.describe("The market in this API") }),
  ),
  "fantasy.round.locked": event(
    "fantasy.round.locked",
    "FantasyRoundLockedEvent",
    "The first game of a fantasy round has started: squads are locked and visible to everyone.",
    z.object({ competition, round: fantasyRound, teams: z.int(), href: href.describe("The round in this API") }),
  ),
  "fantasy.round.final": event(
    "fantasy.round.final",
    "FantasyRoundFinalEvent",
    "A fantasy round is final: its points and places count.",
    z.object({
      competition,
      round: fantasyRound,
      teams: z.int(),
      average: z.number().nullable().describe("Over all teams, to a tenth of a point; null: none took part"),
      best: z.number().nullable(),
      href: href.describe("The round in this API"),
    }),
  ),
  "fantasy.round.revised": event(
    "fantasy.round.revised",
    "FantasyRoundRevisedEvent",
    "A correction changed points in a final fantasy round. Fetch it and the tables again.",
    z.object({
      competition,
      round: fantasyRound,
      revision: z.int().min(2),
      players: z.int().describe("Players whose points changed"),
      teams: z.int().describe("Teams affected"),
      href: href.describe("All corrections in this API"),
    }),
  ),
} as const;

/** Sent by hand alone, whatever types a subscription has. */
export const pingEvent = event("ping", "PingEvent", "A test: checks that the receiver answers.", z.object({}));

export type WebhookType = keyof typeof webhookEvents;
export const webhookTypes = Object.keys(webhookEvents) as WebhookType[];
export type WebhookData<Type extends WebhookType = WebhookType> = z.input<(typeof webhookEvents)[Type]["shape"]>["data"];

/** The headers of the Standard Webhooks specification. */
export const webhookHeaders = {
  "webhook-id": "Identifies the event: the same on every attempt, so that duplicates can be recognised",
  "webhook-timestamp": "When it was sent, in seconds since 1970. Reject anything older than five minutes",
  "webhook-signature":
    "v1 and, by base64, the HMAC-SHA256 of id, timestamp and body with points between; several, with blanks between, while a secret is changed",
} as const;
