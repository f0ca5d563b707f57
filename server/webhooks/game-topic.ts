import { type Kysely, sql } from "kysely";
import { logPosition, readLogPosition } from "#contract/live/live-event.ts";
import type { TimedEvent } from "#core/game/game-now.ts";
import type { GameId, TenantId } from "#core/kernel/ids.ts";
import { ruleSetOf } from "#core/rules/rule-profile.ts";
import type { Wire } from "../api/public-api/wire.ts";
import type { Database } from "../db/schema.ts";
import { gameHappenings, type GameHappening } from "./game-happenings.ts";
import { gameAddress, gamesOnTheWire, gamesWithAddress, type WireGame } from "./games-on-the-wire.ts";
import { type NewEvent, noteEvents, type States } from "./note-events.ts";

export type GameLog = {
  readonly epoch: number;
  readonly version: number;
  readonly ruleProfile: string;
  readonly events: readonly TimedEvent[];
};
/** A game's log; `isAnew`: certainly as it stands now, whatever was heard of it. `null`: there is no such game. */
export type ReadGame = (tenantId: TenantId, gameId: GameId, isAnew: boolean) => Promise<GameLog | null>;

const hourMs = 60 * 60 * 1000;
/** Of a log that is written down longer after its game, starts and periods are no news, and later not even its end. WEBHOOK5 */
const playIsNewsMs = 36 * hourMs;
const resultIsNewsMs = 30 * 24 * hourMs;
const mostRemembered = 500;

/** How far the log of every game goes. */
export function gameStates(tenantId: TenantId): States {
  return sql`select ${gameAddress} as subject, head.epoch || '.' || head.sequence as state, games.game_id as "gameId"
    from ${gamesWithAddress}
    join game_logs head on head.tenant_id = games.tenant_id and head.game_id = games.game_id and head.sequence > 0
    where games.tenant_id = ${tenantId}`;
}

type Standing = { readonly address: string; readonly league: string; readonly tipOff: number | null; readonly told: string | null };

/** Turns logs of games into events, whoever wrote them and whatever was missed: a look more changes nothing. */
export class GameTopic {
  readonly #db: Kysely<Database>;
  readonly #read: ReadGame;
  readonly #now: () => number;
  /** How far partners were told each game, as this node knows. */
  readonly #told = new Map<GameId, string>();

  constructor(db: Kysely<Database>, read: ReadGame, now: () => number) {
    this.#db = db;
    this.#read = read;
    this.#now = now;
  }

  /** Writes down what is new in a game. `true`: something may have to be sent. */
  async look(tenantId: TenantId, wire: Wire, gameId: GameId, isAnew: boolean): Promise<boolean> {
    const log = await this.#read(tenantId, gameId, isAnew);
    const known = this.#told.get(gameId);
    if (!log || log.version === 0 || (known !== undefined && happeningsIn(log, known).length === 0)) return false;
    const standing = await this.#standing(tenantId, gameId);
    if (!standing) return false;
    const { told: before, league } = standing;
    const happenings = happeningsIn(log, before);
    if (happenings.length === 0 && before !== null) {
      this.#remember(gameId, before);
      return false;
    }
    const after = logPosition(log.epoch, log.version);
    const game = (await gamesOnTheWire(this.#db, tenantId, wire, [gameId])).get(gameId);
    if (!game) return false;
    const events = happenings
      .filter((each) => isNews(each, standing.tipOff, this.#now()))
      .map((each) => eventOf(each, game, league, after));
    const told = { topic: "game", subject: standing.address, before, after } as const;
    const isFirst = await noteEvents(this.#db, tenantId, told, events, this.#now());
    if (isFirst) this.#remember(gameId, after);
    else this.#told.delete(gameId);
    return isFirst && events.length > 0;
  }

  async #standing(tenantId: TenantId, gameId: GameId): Promise<Standing | undefined> {
    const { rows } = await sql<Standing>`
      select standing.*, told.state as told from (
        select ${gameAddress} as address, leagues.slug as league, (extract(epoch from games.tip_off) * 1000)::float8 as "tipOff"
        from ${gamesWithAddress} where games.tenant_id = ${tenantId} and games.game_id = ${gameId}
      ) standing
      left join webhook_told told on told.tenant_id = ${tenantId} and told.topic = 'game' and told.subject = standing.address`.execute(
      this.#db,
    );
    return rows[0];
  }

  #remember(gameId: GameId, told: string): void {
    this.#told.delete(gameId);
    this.#told.set(gameId, told);
    for (const oldest of this.#told.keys()) {
      if (this.#told.size <= mostRemembered) break;
      this.#told.delete(oldest);
    }
  }
}

/** A log that was begun anew is told from its beginning. */
function happeningsIn({ epoch, events, ruleProfile }: GameLog, told: string | null): readonly GameHappening[] {
  const rules = ruleSetOf(ruleProfile);
  const position = told === null ? null : readLogPosition(told);
  return rules ? gameHappenings(events, position?.epoch === epoch ? position.sequence : 0, rules) : [];
}

function isNews({ type }: GameHappening, tipOff: number | null, now: number): boolean {
  if (type === "game.corrected") return true;
  return tipOff !== null && Math.abs(now - tipOff) < (type === "game.final" ? resultIsNewsMs : playIsNewsMs);
}

function eventOf(happening: GameHappening, game: WireGame, league: string, version: string): NewEvent {
  const { at } = happening;
  switch (happening.type) {
    case "game.started":
      return { type: "game.started", at, league, data: { game } };
    case "game.period_ended":
      return { type: "game.period_ended", at, league, data: { game, period: { ...happening.period }, score: happening.score } };
    case "game.final":
      return { type: "game.final", at, league, data: { game, score: happening.score, version } };
    case "game.corrected": {
      const { score, previousScore, edition } = happening;
      return { type: "game.corrected", at, league, data: { game, score, previousScore, version, edition } };
    }
  }
}
