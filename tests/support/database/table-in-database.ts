import type { Kysely } from "kysely";
import type { LiveRole } from "#contract/live/game-command.ts";
import { liveAddresses } from "#contract/live/live-addresses.ts";
import type { Locale } from "#contract/locale.ts";
import type { Fact } from "#core/game/facts.ts";
import type { GameId } from "#core/kernel/ids.ts";
import type { Database } from "#server/db/schema.ts";
import { scorerLinksFor } from "#server/live/scorer-links.ts";
import { type GameSketch, LeagueInDatabase } from "./league-in-database.ts";
import { ScoringDevice } from "../games/scoring-device.ts";
import { Scoresheet } from "../games/scoresheet.ts";

export type BegunGame = { readonly gameId: GameId; readonly statistics: ScoringDevice; readonly clock: ScoringDevice };

/** One league with games, and devices at their tables. */
export class TableInDatabase {
  readonly league: LeagueInDatabase;
  readonly #port: () => number;
  readonly #slug: string;
  #devices = 0;
  #games = 0;

  private constructor(league: LeagueInDatabase, slug: string, port: () => number) {
    this.league = league;
    this.#slug = slug;
    this.#port = port;
  }

  static async set(db: Kysely<Database>, slug: string, port: () => number): Promise<TableInDatabase> {
    return new TableInDatabase(await LeagueInDatabase.founded(db, slug, ["Home", "Away"]), slug, port);
  }

  get host(): string {
    return `${this.#slug}.localhost`;
  }

  game(sketch: Partial<GameSketch> = {}): Promise<GameId> {
    this.#games++;
    return this.league.game({ home: "Home", away: "Away", round: this.#games, ...sketch });
  }

  async device(gameId: GameId, role: LiveRole, expiresAt = Date.now() + 3_600_000): Promise<ScoringDevice> {
    this.#devices++;
    const token = await this.#token({ gameId, role, label: `${role} ${this.#devices}`, expiresAt });
    return new ScoringDevice({ port: this.#port, host: this.host, gameId, token, deviceId: `device-${this.#devices}` });
  }

  /** The address of a link, as the office hands it out; a page of it, where a language is said. */
  async link(gameId: GameId, role: LiveRole, label: string, locale?: Locale): Promise<string> {
    const token = await this.#token({ gameId, role, label, expiresAt: Date.now() + 3_600_000 });
    return `http://${this.host}:${this.#port()}${locale === undefined ? "" : `/${locale}`}${liveAddresses.desk(gameId, role, token)}`;
  }

  async #token(link: { gameId: GameId; role: LiveRole; label: string; expiresAt: number }): Promise<string> {
    return (await scorerLinksFor(this.league.db, this.league.tenantId).issue(link)).token;
  }

  /** A device that holds its role. */
  async holder(gameId: GameId, role: LiveRole): Promise<ScoringDevice> {
    const device = await this.device(gameId, role);
    if (role !== "league") await device.ask({ kind: "take" });
    return device;
  }

  /** A game with rosters (4–10), starting fives and its first period begun, and the two devices that wrote it. */
  async begun(sketch: Partial<GameSketch> = {}): Promise<BegunGame> {
    const gameId = await this.game(sketch);
    const statistics = await this.holder(gameId, "statistics");
    const clock = await this.holder(gameId, "clock");
    const setUp = Scoresheet.begun().events.flatMap((event) =>
      event.op === "add" && event.fact.type !== "period.start" ? [event.fact] : [],
    );
    await accepted(statistics, setUp);
    clock.seen = statistics.seen;
    await accepted(clock, [{ type: "period.start" }, { type: "clock.start" }]);
    statistics.seen = clock.seen;
    return { gameId, statistics, clock };
  }
}

/** Has a game that stands in its first period end, from there on without a play, and be signed; `onPeriodOver` after each of its periods. */
export async function playedOutAndSigned({ statistics, clock }: BegunGame, onPeriodOver = async (_period: number) => {}): Promise<void> {
  clock.seen = statistics.seen;
  for (const period of [1, 2, 3, 4]) {
    if (period > 1) await accepted(clock.at("10:00", period), [{ type: "period.start" }]);
    await accepted(clock.at("0:00", period), [{ type: "period.end" }]);
    await onPeriodOver(period);
  }
  statistics.seen = clock.seen;
  await accepted(statistics.at("0:00", 4), [{ type: "game.end" }]);
  for (const period of [1, 2, 3, 4]) await accepted(statistics.at("0:00", period), [{ type: "period.confirm", signer: "M. Marić" }]);
  await accepted(statistics, [{ type: "game.confirm", signer: "M. Marić", digest: null }]);
}

async function accepted(device: ScoringDevice, facts: readonly Fact[]): Promise<void> {
  const answer = await device.tell(facts);
  if (answer.kind !== "accepted") throw new Error(JSON.stringify(answer));
}
