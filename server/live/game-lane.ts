import type { Kysely, Transaction } from "kysely";
import type { GameCommandAnswer, LiveRole } from "#contract/live/game-command.ts";
import type { LiveEvent } from "#contract/live/live-event.ts";
import type { ReadCommand } from "#contract/live/read-game-commands.ts";
import type { PageTag } from "#contract/page-tags.ts";
import type { GameId, TenantId } from "#core/kernel/ids.ts";
import { boxScoreOf } from "#core/stats/fold-box-score.ts";
import { inPipelinedTransaction } from "../db/pipelined-transaction.ts";
import { lockHead, type PlacedCommand, writeCommands } from "../db/postgres-event-store.ts";
import type { Database } from "../db/schema.ts";
import { type ProjectedGame, projectedGames } from "../projections/game-result.ts";
import { projectFolded } from "../projections/run.ts";
import { toldByBoard } from "./clock-source.ts";
import { handleCommand, type Sender, type StandingRefusal } from "./handle-command.ts";
import { type HeldRole, leaseNumbers } from "./leases.ts";
import type { LiveNotices } from "./live-notices.ts";
import { type LoadedGame, loadGame } from "./loaded-game.ts";

export type CommandRequest = { readonly sender: Sender; readonly commands: readonly ReadCommand[] };

type Waiting = CommandRequest & {
  readonly answer: (answers: readonly GameCommandAnswer[]) => void;
  readonly fail: (error: unknown) => void;
};

/** What is written beside a game's log, in the same transaction: around what writes it, and tells which pages it changes. */
export type BesideLog = (transaction: Transaction<Database>, write: () => Promise<readonly PageTag[]>) => Promise<readonly PageTag[]>;

type Group = { readonly answers: readonly (readonly GameCommandAnswer[])[]; readonly from: number; readonly tags: readonly PageTag[] };

/** So many commands share one commit at most; those behind them wait for the next. */
const mostInGroup = 200;

/**
 * The commands of one game, in the order they came. Whatever waits when a turn begins is decided, written and committed as
 * one: the disk is waited for once. Answers are given after the commit. LIVE15
 */
export class GameLane {
  readonly #db: Kysely<Database>;
  readonly #tenantId: TenantId;
  readonly #gameId: GameId;
  readonly #notices: LiveNotices;
  readonly #beside: BesideLog;
  readonly #waiting: Waiting[] = [];
  #loaded: LoadedGame | null = null;
  #isRunning = false;
  #isDoubted = false;

  constructor(
    db: Kysely<Database>,
    tenantId: TenantId,
    gameId: GameId,
    notices: LiveNotices,
    beside: BesideLog = async (_, write) => write(),
  ) {
    this.#db = db;
    this.#tenantId = tenantId;
    this.#gameId = gameId;
    this.#notices = notices;
    this.#beside = beside;
  }

  /** Commands that nobody has answered yet, those being written included. */
  length = 0;

  /** Rejects when it cannot be known whether the commands were kept: whoever sends them again gets the answer. */
  submit(request: CommandRequest): Promise<readonly GameCommandAnswer[]> {
    return new Promise((answer, fail) => {
      this.#waiting.push({ ...request, answer, fail });
      this.length += request.commands.length;
      if (!this.#isRunning) void this.#run();
    });
  }

  /** Its copy of the game may be wrong: it is made anew from the log before anything more is decided on it. LIVE26 */
  doubt(): void {
    this.#isDoubted = true;
  }

  async #run(): Promise<void> {
    this.#isRunning = true;
    while (this.#waiting.length > 0) {
      const group = this.#nextGroup();
      if (this.#isDoubted) this.#loaded = null;
      this.#isDoubted = false;
      try {
        const { answers, from, tags } = await this.#commit(group);
        this.#tell(from, tags);
        group.forEach(({ answer }, index) => answer(answers[index]!));
      } catch (error) {
        // The copy has taken in what the log may not have.
        this.#loaded = null;
        for (const { fail } of group) fail(error);
      }
      for (const { commands } of group) this.length -= commands.length;
    }
    this.#isRunning = false;
  }

  #nextGroup(): readonly Waiting[] {
    let commands = 0;
    const end = this.#waiting.findIndex((request) => (commands += request.commands.length) > mostInGroup);
    return this.#waiting.splice(0, end < 0 ? this.#waiting.length : Math.max(1, end));
  }

  /** Under the lock of the game, so that what is decided is decided on what stands, whoever else writes. */
  async #commit(group: readonly Waiting[]): Promise<Group> {
    return inPipelinedTransaction(this.#db, async (transaction) => {
      // One way to the database and back; the lock is asked for first, so the rest is read under it.
      const [head, leases, [row]] = await Promise.all([
        lockHead(transaction, this.#tenantId, this.#gameId),
        leaseNumbers(transaction, this.#tenantId, this.#gameId),
        projectedGames(transaction, this.#tenantId, [this.#gameId]),
      ]);
      const isCurrent = this.#loaded?.game.epoch === head.epoch && this.#loaded.game.version === head.version;
      const loaded = isCurrent ? this.#loaded! : await loadGame(transaction, this.#tenantId, this.#gameId, head);
      this.#loaded = loaded;
      const toAppend: PlacedCommand[] = [];
      const answers = group.map(({ sender, commands }) => {
        const refusal = leaseRefusal(sender, leases);
        const isOutranked = toldByBoard(sender.role, leases.get("bridge"), loaded.game.events);
        return commands.map((read): GameCommandAnswer => {
          const handled = handleCommand(loaded, read, sender, { refusal, isOutranked });
          if (handled.toAppend) toAppend.push(handled.toAppend);
          return handled.answer;
        });
      });
      const write = async () => this.#write(transaction, row!, loaded, toAppend);
      const tags = toAppend.length === 0 ? [] : await this.#beside(transaction, write);
      return { answers, from: head.version, tags };
    });
  }

  async #write(
    transaction: Transaction<Database>,
    row: ProjectedGame,
    { game, box }: LoadedGame,
    toAppend: readonly PlacedCommand[],
  ): Promise<readonly PageTag[]> {
    const told = { state: game.state, plays: game.plays, box: boxScoreOf(game.state) };
    const head = { epoch: game.epoch, version: game.version };
    const [tags] = await Promise.all([
      projectFolded(transaction, this.#tenantId, row, { head, told, growing: box }),
      writeCommands(transaction, this.#tenantId, this.#gameId, toAppend),
    ]);
    return tags;
  }

  #tell(from: number, tags: readonly PageTag[]): void {
    const { game } = this.#loaded!;
    if (game.version === from) return;
    const events = game.events.slice(from).map(({ deviceId: _, ...event }): LiveEvent => event);
    this.#notices.committed({ tenantId: this.#tenantId, gameId: this.#gameId, epoch: game.epoch, from, events, tags });
    // Whom a list names may be somebody or nobody, which those at the table are told.
    if (events.some((event) => "fact" in event && event.fact.type.startsWith("roster.")))
      this.#notices.stateChanged(this.#tenantId, `operators:${this.#gameId}`);
  }
}

/** Why nothing of this sender is taken; `null`: he holds his role. The league speaks for itself. LIVE3, BRIDGE2 */
function leaseRefusal({ role, lease, deviceId }: Sender, leases: ReadonlyMap<LiveRole, HeldRole>): StandingRefusal | null {
  if (role === "league") return null;
  const held = leases.get(role);
  if (lease === null || !held) return { rule: "LIVE3", detail: `nobody holds the role ${role} under this number` };
  if (lease !== held.number) return { rule: "LIVE3", detail: `the role ${role} is held under number ${held.number}` };
  if (deviceId !== held.deviceId) return { rule: "LIVE3", detail: `the role ${role} is held by another device` };
  return role === "bridge" && !held.isHeard ? { rule: "BRIDGE2", detail: "the console has not been heard of in time" } : null;
}
