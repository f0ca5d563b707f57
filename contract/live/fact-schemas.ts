import { z } from "zod";
import {
  type Fact,
  type FactPayloads,
  type FactType,
  foulKinds,
  gameStatuses,
  officialRoles,
  type Recordable,
  signerRoles,
  typedFigures,
} from "#core/game/facts.ts";
import { flagKinds } from "#core/game/flag-kinds.ts";
import { nameOrNothing, nameSchema } from "../fields/name-schema.ts";
import { isPlainLine } from "../fields/written-name.ts";
import { firstDay, isWithinCalendar, lastDay } from "#core/kernel/calendar-day.ts";
import type { EventId, PlayerKey } from "#core/kernel/ids.ts";

/** What a fact may look like when somebody sends it: nothing beside what its type names, and nothing without an end. */
export const factSchema: z.ZodType<Fact> = z.unknown().transform((value, context): Fact => {
  const type = (value as { type?: unknown } | null)?.type;
  const payload = typeof type === "string" && Object.hasOwn(factPayloads, type) ? factPayloads[type as FactType] : null;
  if (payload === null) {
    context.addIssue({ code: "custom", message: "names no type of fact" });
    return z.NEVER;
  }
  const { type: _, ...rest } = value as { type: FactType };
  const reading = payload.safeParse(rest);
  if (reading.success) return { type, ...reading.data } as Fact;
  for (const { path, message } of reading.error.issues) context.addIssue({ code: "custom", path, message });
  return z.NEVER;
});

const id = z.string().regex(/^[\w.:~-]{1,80}$/, "is no id");
export const eventIdSchema = id.transform((text) => text as EventId);
/** A text of one line, as long as anybody reads. */
const line = z.string().max(300).refine(isPlainLine, "has characters that nobody sees, or more lines than one");
export { line as lineShape };
const word = line.min(1).max(80);
const player = word.transform((text) => text as PlayerKey);
const maybePlayer = player.nullable();
const side = z.enum(["home", "away"]);
const maybeLine = line.nullable();
const maybePerson = nameOrNothing("person").nullable();
const longestClockMs = 60 * 60_000;
export const clockMs = z.int().min(0).max(longestClockMs);
const instant = z.int().refine(isWithinCalendar, `lies between ${firstDay} and ${lastDay}`);
const maybe = z.boolean().nullable();
const empty = z.strictObject({});
const credited = z.strictObject({ side, player: maybePlayer });
const position = z.strictObject({ x: z.number().min(-20).max(20), y: z.number().min(-5).max(35) }).nullable();
const context = z.strictObject({ fastBreak: maybe, secondChance: maybe, offTurnover: maybe, inThePaint: maybe });
const players = z.array(player).max(30);

const rosterPlayer = z.strictObject({
  key: player,
  shirt: z.string().regex(/^\d{1,2}$/, "is no number of a shirt"),
  givenName: nameOrNothing("person"),
  familyName: nameOrNothing("person"),
  scoreboardName: maybePerson,
  position: maybeLine,
  captain: z.boolean(),
  didNotPlayReason: maybeLine,
});

const shotKinds = [
  "jump-shot",
  "layup",
  "driving-layup",
  "reverse-layup",
  "euro-step",
  "dunk",
  "tip-in",
  "tip-in-layup",
  "tip-in-dunk",
  "alley-oop",
  "alley-oop-dunk",
  "hook-shot",
  "floater",
  "fade-away",
  "step-back",
  "pull-up",
  "turnaround",
  "unknown",
] as const;

const turnoverKinds = [
  "bad-pass",
  "ball-handling",
  "travel",
  "double-dribble",
  "three-seconds",
  "five-seconds",
  "eight-seconds",
  "shot-clock",
  "backcourt",
  "out-of-bounds",
  "offensive-foul",
  "lane-violation",
  "offensive-goaltending",
  "other",
  "unknown",
] as const;

const recordables = keysOf<Recordable>({
  offensiveRebounds: true,
  defensiveRebounds: true,
  assists: true,
  steals: true,
  turnovers: true,
  blocks: true,
  blocksReceived: true,
  foulsCommitted: true,
  foulsDrawn: true,
  minutes: true,
  plusMinus: true,
});

const score = z.strictObject({ homePoints: z.int().min(0).max(999), awayPoints: z.int().min(0).max(999) });

/** Total over the union: a new type of fact does not compile until it is said here what may be sent of it. */
export const factPayloads: { readonly [Type in FactType]: z.ZodType<FactPayloads[Type]> } = {
  "game.status": z.strictObject({ status: z.enum(gameStatuses), reason: maybeLine }),
  "game.delay": z.strictObject({ minutes: z.int().min(0).max(10_000).nullable(), newTipOff: instant.nullable(), reason: maybeLine }),
  "game.start": empty,
  "game.end": empty,
  "game.confirm": z.strictObject({
    signer: nameSchema("person"),
    digest: z
      .string()
      .regex(/^[0-9a-f]{64}$/)
      .nullable(),
  }),
  "signature.set": z.strictObject({
    role: z.enum(signerRoles),
    name: nameSchema("person"),
    digest: z
      .string()
      .regex(/^[0-9a-f]{64}$/)
      .nullable(),
  }),
  "game.amend": z.strictObject({ reason: line.min(1), version: z.int().min(2).max(1000) }),
  "game.forfeit": z.strictObject({ by: z.enum(["home", "away", "both"]), reason: maybeLine }),
  "game.default": z.strictObject({ by: side, reason: maybeLine }),
  "game.award": z.strictObject({
    homePoints: z.int().min(0).max(999),
    awayPoints: z.int().min(0).max(999),
    against: side.nullable(),
    reason: line.min(1),
  }),
  "score.period": score,
  "score.total": score,
  "line.typed": z.strictObject({ side, player, figures: z.record(z.enum(typedFigures), z.int().min(0).max(200)) }),
  "game.abandon": z.strictObject({ reason: maybeLine }),
  "game.protest": z.strictObject({ by: side, captain: maybePlayer }),
  "roster.set": z.strictObject({
    side,
    teamKey: word,
    name: nameOrNothing("thing"),
    code: nameOrNothing("thing").refine((code) => code.length <= 12, "has more than 12 characters"),
    coach: maybePerson,
    assistantCoaches: z.array(nameOrNothing("person")).max(10),
    players: z.array(rosterPlayer).max(30),
  }),
  "roster.change": z.strictObject({ side, player: rosterPlayer }),
  "starters.set": z.strictObject({ side, players }),
  "starters.confirm": z.strictObject({ side, by: z.enum(["coach", "captain"]), name: nameSchema("person") }),
  "coach.change": z.strictObject({ side, coach: maybePerson, assistantCoaches: z.array(nameOrNothing("person")).max(10) }),
  "captain.set": z.strictObject({ side, player }),
  "officials.set": z.strictObject({
    officials: z.array(z.strictObject({ role: z.enum(officialRoles), name: nameOrNothing("person") })).max(12),
    attendance: z.int().min(0).max(1_000_000).nullable(),
  }),
  "colours.set": z.strictObject({ side, shirt: line.max(30), text: line.max(30) }),
  "sides.set": z.strictObject({ homeBasketFirstHalf: z.enum(["left", "right"]) }),
  "arrow.set": z.strictObject({ side }),
  "countdown.set": z.strictObject({ remainingMs: clockMs, running: z.boolean() }),
  "period.start": empty,
  "period.end": empty,
  "period.confirm": z.strictObject({ signer: nameSchema("person").nullable() }),
  "period.reopen": z.strictObject({ reason: line.min(1) }),
  "clock.start": empty,
  "clock.stop": empty,
  "clock.set": z.strictObject({ remainingMs: clockMs, previousMs: clockMs.nullable() }),
  "clock.correct": z.strictObject({ remainingMs: clockMs, asOfMs: instant.nullable() }),
  "clock.expired": empty,
  horn: empty,
  "shot-clock.start": empty,
  "shot-clock.stop": empty,
  "shot-clock.reset": z.strictObject({ toMs: clockMs, reason: maybeLine }),
  "shot-clock.set": z.strictObject({ remainingMs: clockMs }),
  "shot-clock.blank": empty,
  "shot-clock.revert": empty,
  "shot-clock.violation": z.strictObject({ side }),
  "field-goal": z.strictObject({
    side,
    player: maybePlayer,
    value: z.union([z.literal(2), z.literal(3)]),
    made: z.boolean(),
    kind: z.enum(shotKinds),
    position,
    context,
    blocked: z.boolean(),
    ownBasket: z.boolean(),
    goaltending: z.boolean(),
    buzzer: z.boolean(),
  }),
  "free-throw": z.strictObject({
    side,
    player: maybePlayer,
    made: z.boolean(),
    number: z.int().min(1).max(9).nullable(),
    of: z.int().min(1).max(9).nullable(),
    kind: z.enum(["personal", "technical", "unsportsmanlike", "disqualifying", "unknown"]),
    context,
  }),
  rebound: z.strictObject({ side, player: maybePlayer, kind: z.enum(["offensive", "defensive"]), deadBall: z.boolean() }),
  assist: credited,
  block: credited,
  "block.received": credited,
  steal: credited,
  "foul.drawn": credited,
  turnover: z.strictObject({ side, player: maybePlayer, kind: z.enum(turnoverKinds) }),
  foul: z.strictObject({
    side,
    offender: z.enum(["player", "coach", "bench"]),
    player: maybePlayer,
    kind: z.enum(foulKinds),
    freeThrows: z.int().min(0).max(9).nullable(),
    shooting: maybe,
    countsAsTeamFoul: z.boolean(),
    position,
  }),
  substitution: z.strictObject({ side, out: players, in: players }),
  "lineup.set": z.strictObject({ side, players }),
  timeout: z.strictObject({ side }),
  "timeout.end": empty,
  "media-timeout": empty,
  stoppage: z.strictObject({ reason: maybeLine }),
  challenge: z.strictObject({ side, successful: maybe }),
  review: z.strictObject({ subject: maybeLine, outcome: maybeLine }),
  "jump-ball": z.strictObject({ kind: line.max(80), winner: side.nullable(), home: maybePlayer, away: maybePlayer }),
  possession: z.strictObject({ side }),
  "arrow.flip": z.strictObject({ to: side }),
  "flag.raise": z.strictObject({ kind: z.enum(flagKinds), detail: line, about: eventIdSchema.nullable() }),
  "flag.clear": z.strictObject({
    about: eventIdSchema,
    remark: word.optional(),
    by: nameSchema("person").optional(),
    why: line.min(1).optional(),
  }),
  "score.query": z.strictObject({ detail: maybeLine }),
  "source.change": z.strictObject({ source: word, notRecorded: z.array(z.enum(recordables)).max(20) }),
  mismatch: z.strictObject({ what: word, table: word, board: word, lasting: z.boolean().optional() }),
  note: z.strictObject({
    text: z
      .string()
      .max(1000)
      .refine((text) => text.split("\n").every(isPlainLine), "has characters that nobody sees"),
    language: line.max(20).nullable(),
    key: line.max(80).nullable(),
  }),
  "most-valuable-player": z.strictObject({ side, player }),
  "video.mark": z.strictObject({ url: z.url().max(500).nullable(), atMs: instant.nullable() }),
};

function keysOf<Key extends string>(table: Readonly<Record<Key, true>>): [Key, ...Key[]] {
  return Object.keys(table) as [Key, ...Key[]];
}
