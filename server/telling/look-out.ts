import type { PageTagNotice } from "#contract/page-tags.ts";
import type { GameId, TenantId } from "#core/kernel/ids.ts";
import { SeenGames } from "./seen-games.ts";
import type { ReadGame, SeenGame, Teller } from "./teller.ts";

export type LookOutOptions = {
  readonly readGame: ReadGame;
  readonly tellers: readonly Teller[];
  /** What is nobody's: a log that cannot be read. */
  readonly onFailure: (error: unknown) => void;
  readonly everyMs?: number;
};

const usualLookMs = 5000;
/** A game's commits come in bursts: looks are at least so long apart. */
const betweenLooksMs = 200;
/** What is heard beyond these waits for the next look at everything. */
const mostWaitingGames = 1000;

/** What is known of whom a teller tells. */
type Ear = {
  readonly teller: Teller;
  tenants: ReadonlySet<TenantId>;
  /** Those of which something beside games may have changed. */
  readonly waiting: Set<TenantId>;
  /** How far a game's log went when it was looked at. */
  readonly positions: Map<GameId, string>;
};

/**
 * Looks at games that were told of, and now and then at all that may have something to tell, whatever was missed. Each is folded
 * once for all tellers. PUSH11, WEBHOOK2
 */
export class LookOut {
  readonly #games: SeenGames;
  readonly #ears: readonly Ear[];
  readonly #onFailure: (error: unknown) => void;
  readonly #everyMs: number;
  readonly #waiting = new Map<GameId, { readonly tenantId: TenantId; readonly isAnew: boolean }>();
  #isAllInDoubt = false;
  #lookedAt = -betweenLooksMs;
  #working: Promise<void> = Promise.resolve();
  #timer: NodeJS.Timeout | undefined;
  #soon: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor({ readGame, tellers, onFailure, everyMs = usualLookMs }: LookOutOptions) {
    this.#games = new SeenGames(readGame);
    this.#ears = tellers.map((teller) => ({ teller, tenants: new Set(), waiting: new Set(), positions: new Map() }));
    this.#onFailure = onFailure;
    this.#everyMs = everyMs;
    this.lookAgain();
  }

  /** Something was committed, here or elsewhere. */
  heard({ tenantId, tags }: PageTagNotice): void {
    const concerned = this.#ears.filter(({ tenants }) => tenants.has(tenantId));
    if (this.#isClosed || concerned.length === 0) return;
    if (tags === null) this.#isAllInDoubt = true;
    for (const tag of tags ?? []) {
      if (tag.startsWith("game:")) this.#hear(tenantId, tag.slice("game:".length) as GameId);
      for (const { teller, waiting } of concerned) if (teller.heeds(tag)) waiting.add(tenantId);
    }
    this.#lookSoon();
  }

  /** Notices may have been missed. */
  lookAgain(): void {
    clearTimeout(this.#timer);
    if (this.#isClosed) return;
    this.#next(() => this.#lookAtAll());
    this.#timer = setTimeout(() => this.lookAgain(), this.#everyMs).unref();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#soon);
    await this.#working;
  }

  #hear(tenantId: TenantId, gameId: GameId): void {
    if (this.#waiting.has(gameId) || this.#waiting.size >= mostWaitingGames) return;
    this.#waiting.set(gameId, { tenantId, isAnew: false });
  }

  #lookSoon(): void {
    if (!this.#isAllInDoubt && this.#waiting.size === 0 && this.#ears.every(({ waiting }) => waiting.size === 0)) return;
    this.#soon ??= setTimeout(
      () => {
        this.#soon = undefined;
        this.#lookedAt = performance.now();
        this.#next(() => this.#lookAtWaiting());
      },
      Math.max(0, this.#lookedAt + betweenLooksMs - performance.now()),
    ).unref();
  }

  /** One look at a time. */
  #next(look: () => Promise<void>): void {
    this.#working = this.#working.then(look).catch(this.#onFailure);
  }

  async #lookAtAll(): Promise<void> {
    this.#isAllInDoubt = false;
    await forEach(this.#ears, (ear) => this.#lookAround(ear));
    await this.#lookAtGames();
    await forEach(this.#ears, (ear) => this.#tellRest(ear, [...ear.tenants], true));
  }

  async #lookAtWaiting(): Promise<void> {
    if (this.#isAllInDoubt) return this.#lookAtAll();
    await this.#lookAtGames();
    await forEach(this.#ears, (ear) => this.#tellRest(ear, [...ear.waiting], false));
  }

  async #lookAround(ear: Ear): Promise<void> {
    const { teller, positions } = ear;
    ear.tenants = new Set(await teller.tenants());
    if (ear.tenants.size === 0 || this.#isClosed) return;
    for (const { tenantId, gameId, position } of await teller.games([...ear.tenants])) {
      if (positions.get(gameId) !== position) this.#waiting.set(gameId, { tenantId, isAnew: true });
      positions.set(gameId, position);
    }
  }

  async #lookAtGames(): Promise<void> {
    for (const [gameId, { tenantId, isAnew }] of this.#waiting) {
      this.#waiting.delete(gameId);
      if (this.#isClosed) return;
      try {
        const game = await this.#games.look(tenantId, gameId, isAnew);
        if (game) await this.#tellGame(game);
      } catch (error) {
        for (const { positions } of this.#ears) positions.delete(gameId);
        this.#onFailure(error);
      }
    }
  }

  async #tellGame(game: SeenGame): Promise<void> {
    const concerned = this.#ears.filter(({ tenants }) => tenants.has(game.tenantId));
    await forEach(concerned, async ({ teller, positions }) => {
      try {
        await teller.tellGame(game);
      } catch (error) {
        // The next look at everything finds it again.
        positions.delete(game.gameId);
        throw error;
      }
    });
  }

  async #tellRest({ teller, waiting }: Ear, tenants: readonly TenantId[], isWhole: boolean): Promise<void> {
    for (const tenantId of tenants) waiting.delete(tenantId);
    if (tenants.length > 0 && !this.#isClosed) await teller.tellRest(tenants, isWhole);
  }
}

/** Side by side; what fails for one teller is told him and holds up no other. */
async function forEach(ears: readonly Ear[], work: (ear: Ear) => Promise<void>): Promise<void> {
  await Promise.all(ears.map((ear) => work(ear).catch((error: unknown) => ear.teller.onFailure(error))));
}
