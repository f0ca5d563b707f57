import type { Kysely } from "kysely";
import { playsInForce } from "#core/game/plays-in-force.ts";
import type { StoredEvent } from "#core/game/events.ts";
import type { FlagKind } from "#core/game/flag-kinds.ts";
import { type LoggedEvent, StandingGame } from "#core/game/standing-game.ts";
import type { CommandId, GameId, TenantId } from "#core/kernel/ids.ts";
import { ruleSetOf } from "#core/rules/rule-profile.ts";
import type { LogHead } from "../db/event-store.ts";
import { eventStoreFor } from "../db/postgres-event-store.ts";
import type { Database } from "../db/schema.ts";
import { GrowingBox } from "../projections/game-box.ts";

/** How a command was answered first. */
export type AnsweredCommand = { readonly payloadDigest: string; readonly firstSequence: number; readonly version: number };

/** A game in the memory of its lane. A copy: the log can make it anew at any time. */
export type LoadedGame = {
  readonly game: StandingGame;
  readonly box: GrowingBox;
  readonly ruleProfile: string;
  readonly answered: Map<CommandId, AnsweredCommand>;
};

/** The caller holds the log's head, so that nobody writes meanwhile. */
export async function loadGame(db: Kysely<Database>, tenantId: TenantId, gameId: GameId, { epoch }: LogHead): Promise<LoadedGame> {
  const stored = await eventStoreFor(db, tenantId).read(gameId);
  const commands = await db
    .selectFrom("game_commands")
    .select(["command_id", "payload_digest as payloadDigest", "first_sequence as firstSequence", "last_sequence as version"])
    .where("tenant_id", "=", tenantId)
    .where("game_id", "=", gameId)
    .execute();
  const ruleProfile = ruleProfileOf(stored) ?? (await leaguesRuleProfile(db, tenantId, gameId));
  const rules = ruleSetOf(ruleProfile);
  if (!rules) throw new Error(`A log was written by rules nobody knows: ${ruleProfile}`);
  return {
    game: new StandingGame(epoch, stored.map(loggedEvent), rules),
    box: new GrowingBox(rules),
    ruleProfile,
    answered: new Map(commands.map(({ command_id, ...answer }) => [command_id, answer])),
  };
}

/** Flags that a command raised, which are part of its answer for good. */
export function flagsBetween(game: StandingGame, firstSequence: number, version: number): readonly FlagKind[] {
  return game.events
    .slice(firstSequence - 1, version)
    .flatMap((event) => (event.op === "add" && event.fact.type === "flag.raise" ? [event.fact.kind] : []));
}

function loggedEvent({ sequence, recordedAt, event }: StoredEvent): LoggedEvent {
  const { recording, reason: _, ...toFold } = event;
  return { ...toFold, sequence, at: recording.occurredAt ?? recordedAt, deviceId: recording.deviceId };
}

/** LOG6 */
function ruleProfileOf(stored: readonly StoredEvent[]): string | null {
  const [first] = playsInForce(stored.map(({ event }) => event));
  return stored.find(({ event }) => event.eventId === first?.eventId)?.event.recording.ruleProfile ?? null;
}

async function leaguesRuleProfile(db: Kysely<Database>, tenantId: TenantId, gameId: GameId): Promise<string> {
  const { profile } = await db
    .selectFrom("games")
    .innerJoin("leagues", (join) =>
      join.onRef("leagues.tenant_id", "=", "games.tenant_id").onRef("leagues.league_id", "=", "games.league_id"),
    )
    .select((select) => select.fn.coalesce("games.rule_profile", "leagues.rule_profile").as("profile"))
    .where("games.tenant_id", "=", tenantId)
    .where("games.game_id", "=", gameId)
    .executeTakeFirstOrThrow();
  return profile;
}
