import type { AddEvent } from "#core/game/events.ts";

/** An event while its reader may still change it: later rows complete a wave, or number a free throw. */
export type DraftEvent = { -readonly [Field in keyof AddEvent]: AddEvent[Field] };
