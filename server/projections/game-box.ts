import { type Insertable, sql, type Transaction } from "kysely";
import type { GamePlayer } from "#contract/queries.ts";
import type { Play } from "#core/game/events.ts";
import { foldPlays } from "#core/game/evolve.ts";
import type { Side } from "#core/game/facts.ts";
import type { GameState } from "#core/game/game-state.ts";
import { playsInForce } from "#core/game/plays-in-force.ts";
import type { GameId, TenantId } from "#core/kernel/ids.ts";
import { ruleSetOf } from "#core/rules/rule-profile.ts";
import type { RuleSet } from "#core/rules/rule-set.ts";
import type { BoxScore } from "#core/stats/box-score.ts";
import { type Clutch, ClutchInStep, clutchWindow } from "#core/stats/clutch.ts";
import { boxScoreOf } from "#core/stats/fold-box-score.ts";
import { gameFlowOf } from "#core/stats/game-flow-of.ts";
import { type Lineups, LineupsInStep } from "#core/stats/lineups.ts";
import { shotsOf } from "#core/stats/shots-of.ts";
import type { PlayLine } from "#core/wording/play-line.ts";
import { PlayLinesInStep } from "#core/wording/play-lines.ts";
import type { LogHead } from "../db/event-store.ts";
import type { LogToFold } from "../db/read-logs.ts";
import { type Packed, PackedListInStep, packJson } from "../db/packed-json.ts";
import type { Database } from "../db/schema.ts";

export type FoldedGame = { readonly state: GameState; readonly plays: readonly Play[]; readonly box: BoxScore };

export type GameBoxRow = Insertable<Database["game_boxes"]>;

/** A game as its log tells it. LOG6 */
export async function foldLog(log: LogToFold, leaguesRuleProfile: string): Promise<FoldedGame> {
  const { plays, rules } = await playsByTheirRules(log, leaguesRuleProfile);
  const state = foldPlays(plays, rules);
  return { state, plays, box: boxScoreOf(state) };
}

/**
 * The plays of a log, and the rules that the first one in force was written under: what was voided decides nothing. The league's
 * where the log tells nothing. LOG6
 */
export async function playsByTheirRules(
  { events, ruleProfileAt }: LogToFold,
  leaguesRuleProfile: string,
): Promise<{ readonly plays: readonly Play[]; readonly rules: RuleSet }> {
  const plays = playsInForce(events);
  const first = events.findIndex(({ eventId }) => eventId === plays[0]?.eventId);
  const profile = (first < 0 ? null : await ruleProfileAt(first)) ?? leaguesRuleProfile;
  const rules = ruleSetOf(profile);
  if (!rules) throw new Error(`A log was written by rules nobody knows: ${profile}`);
  return { plays, rules };
}

/** What grows with a game play by play, kept where the game is kept while it is written. */
export class GrowingBox {
  readonly clutch: ClutchInStep;
  readonly #lineups: LineupsInStep;
  readonly #lines: PlayLinesInStep;
  readonly #packedLines = new PackedListInStep<PlayLine>();

  constructor(rules: RuleSet) {
    this.clutch = new ClutchInStep(rules);
    this.#lineups = new LineupsInStep(rules);
    this.#lines = new PlayLinesInStep(rules);
  }

  /** As of these plays. */
  of(plays: readonly Play[]): {
    readonly lineups: Lineups;
    readonly lines: Packed<readonly PlayLine[]>;
    readonly lastLine: PlayLine | null;
  } {
    const firstChanged = this.#lines.follow(plays);
    const { lines } = this.#lines;
    return { lineups: this.#lineups.of(plays), lines: this.#packedLines.pack(lines, firstChanged), lastLine: lines.at(-1) ?? null };
  }
}

/** A game page's whole content in one row. */
export function gameBoxRow(
  tenantId: TenantId,
  gameId: GameId,
  head: LogHead,
  { state, plays, box }: FoldedGame,
  clutch: Clutch | null,
  growing = new GrowingBox(state.rules),
): GameBoxRow {
  const { lineups, lines, lastLine } = growing.of(plays);
  return {
    tenant_id: tenantId,
    game_id: gameId,
    epoch: head.epoch,
    sequence: head.version,
    lineups: JSON.stringify(lineups),
    page: packJson({
      box,
      flow: gameFlowOf(state),
      shots: shotsOf(plays),
      players: [...playersOf(state, "home"), ...playersOf(state, "away")],
      officials: state.officials,
      clutch,
    }),
    plays: lines,
    last_play: lastLine === null ? null : JSON.stringify(lastLine),
  };
}

/** A game is folded once more for it: not before it is late, and by who keeps the game only once. */
export function clutchSoFar({ state, plays }: FoldedGame, inStep = new ClutchInStep(state.rules)): Clutch | null {
  const { regularPeriods, regularMs } = state.rules.format;
  // Nobody saw its last minutes.
  if (state.linesAlone) return null;
  return state.latestMs < regularPeriods * regularMs - clutchWindow.lastMs ? null : inStep.of(plays);
}

const columns = ["tenant_id", "game_id", "epoch", "sequence", "lineups", "page", "plays", "last_play"] as const;
const told = columns.slice(2);
// Put together once, as each play of a live game writes one.
const insertInto = sql.raw(`insert into game_boxes (${columns.join()})`);
const unlessSame = sql.raw(`on conflict (tenant_id, game_id) do update set ${told.map((name) => `${name} = excluded.${name}`).join()}
  where game_boxes.sequence <> excluded.sequence or row (${comparable("game_boxes")}) is distinct from row (${comparable("excluded")})`);

function comparable(row: "game_boxes" | "excluded"): string {
  // A json has no equality, its text has.
  return told.map((name) => `${row}.${name}${name === "lineups" || name === "last_play" ? "::text" : ""}`).join();
}

/** Only what says something else now: a box is much to write. */
export async function writeGameBoxes(transaction: Transaction<Database>, rows: readonly GameBoxRow[]): Promise<void> {
  if (rows.length === 0) return;
  const values = rows.map((row) => sql`(${sql.join(columns.map((name) => row[name]))})`);
  await sql`${insertInto} values ${sql.join(values)} ${unlessSame}`.execute(transaction);
}

/** As the log spells them. Whoever is linked to a person is shown by the person's own name (server/queries). */
export function playersOf(state: GameState, side: Side): Omit<GamePlayer, "personSlug">[] {
  return [...state[side].players.values()].map(({ player: { key, shirt, givenName, familyName } }) => ({
    key,
    side,
    shirt,
    givenName: { text: givenName, transliterable: false },
    familyName: { text: familyName, transliterable: false },
  }));
}
