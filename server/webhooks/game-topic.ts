import { type Kysely, sql } from "kysely";
import { logPosition, readLogPosition } from "#contract/live/live-event.ts";
import type { GameId, TenantId } from "#core/kernel/ids.ts";
import { type GameOccasion, gameOccasions } from "#core/push/game-occasions.ts";
import type { Wire } from "../api/public-api/wire.ts";
import type { Database } from "../db/schema.ts";
import { playedAt } from "../telling/played-at.ts";
import type { SeenGame } from "../telling/teller.ts";
import { gameHappenings, type GameHappening } from "./game-happenings.ts";
import { gameAddress, gamesOnTheWire, gamesWithAddress, type WireGame } from "./games-on-the-wire.ts";
import { type NewEvent, noteEvents, type States } from "./note-events.ts";
import { placeInTime } from "../db/game-time.ts";

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

type GameProgress = {
  readonly address: string;
  readonly league: string;
  readonly told: string | null;
  /** By its schedule, and by its own log. */
  readonly tipOff: number | null;
  readonly playedAt: number | null;
};

/** How far partners were told a game, and what had happened by then. */
type SentSoFar = { readonly position: string; readonly occasions: readonly GameOccasion[] };

/** Turns logs of games into events, whoever wrote them and whatever was missed: a look more changes nothing. */
export class GameTopic {
  readonly #db: Kysely<Database>;
  readonly #now: () => number;
  /** As this node knows. */
  readonly #told = new Map<GameId, SentSoFar>();

  constructor(db: Kysely<Database>, now: () => number) {
    this.#db = db;
    this.#now = now;
  }

  /** Writes down what is new in a game. `true`: something may have to be sent. */
  async tell(game: SeenGame, wire: Wire): Promise<boolean> {
    const { tenantId, gameId, log } = game;
    const known = this.#told.get(gameId);
    if (known && happeningsIn(game, known).length === 0) return false;
    const standing = await this.#standing(tenantId, gameId);
    if (!standing) return false;
    const { told: before, league } = standing;
    const told = known?.position === before ? known : toldOf(game, before);
    const happenings = happeningsIn(game, told);
    if (happenings.length === 0 && told !== null) {
      this.#remember(gameId, told);
      return false;
    }
    const after = logPosition(log.epoch, log.version);
    const onWire = (await gamesOnTheWire(this.#db, tenantId, wire, [gameId])).get(gameId);
    if (!onWire) return false;
    const events = happenings.filter((each) => isNews(each, standing, this.#now())).map((each) => eventOf(each, onWire, league, after));
    const isFirst = await noteEvents(this.#db, tenantId, { topic: "game", subject: standing.address, before, after }, events, this.#now());
    if (isFirst) this.#remember(gameId, { position: after, occasions: game.occasions });
    else this.#told.delete(gameId);
    return isFirst && events.length > 0;
  }

  async #standing(tenantId: TenantId, gameId: GameId): Promise<GameProgress | undefined> {
    const { rows } = await sql<GameProgress>`
      select standing.*, told.state as told from (
        select ${gameAddress} as address, leagues.slug as league, (extract(epoch from ${placeInTime}) * 1000)::float8 as "tipOff", (${playedAt}) as "playedAt"
        from ${gamesWithAddress} where games.tenant_id = ${tenantId} and games.game_id = ${gameId}
      ) standing
      left join webhook_told told on told.tenant_id = ${tenantId} and told.topic = 'game' and told.subject = standing.address`.execute(
      this.#db,
    );
    return rows[0];
  }

  #remember(gameId: GameId, told: SentSoFar): void {
    this.#told.delete(gameId);
    this.#told.set(gameId, told);
    for (const oldest of this.#told.keys()) {
      if (this.#told.size <= mostRemembered) break;
      this.#told.delete(oldest);
    }
  }
}

/** What had happened in a game by the position that partners were told; `null`: they were told nothing of it. */
function toldOf({ log: { events }, rules }: SeenGame, position: string | null): SentSoFar | null {
  return position === null
    ? null
    : { position, occasions: gameOccasions(events.slice(0, readLogPosition(position)?.sequence ?? 0), rules) };
}

/** A log that was begun anew is told from its beginning. */
function happeningsIn({ log: { epoch, events }, occasions }: SeenGame, told: SentSoFar | null): readonly GameHappening[] {
  const position = told === null ? null : readLogPosition(told.position);
  const isSameLog = position?.epoch === epoch;
  return gameHappenings({ events, occasions }, isSameLog ? { sequence: position.sequence, occasions: told?.occasions ?? [] } : null);
}

/** A game is played when its table says so, whatever day it stands on the schedule; of an imported one only the schedule knows. */
function isNews({ type }: GameHappening, { tipOff, playedAt: played }: GameProgress, now: number): boolean {
  if (type === "game.corrected") return true;
  const newsMs = type === "game.final" ? resultIsNewsMs : playIsNewsMs;
  return [tipOff, played].some((at) => at !== null && Math.abs(now - at) < newsMs);
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
