import type { GameId } from "#core/kernel/ids.ts";
import { memoryEventStore } from "#server/db/memory-event-store.ts";
import { describeEventStore } from "./event-store-suite.ts";

describeEventStore("memory", async () => ({ store: memoryEventStore(), game: "game" as GameId, otherGame: "other" as GameId }));
