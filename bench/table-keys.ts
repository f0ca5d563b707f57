import { consequencesOf } from "#core/game/consequences.ts";
import type { CommandId, EventId } from "#core/kernel/ids.ts";
import { boxScoreOf } from "#core/stats/fold-box-score.ts";
import { admitGame } from "#server/imports/imported-game.ts";
import { boxDifferences } from "#tests/support/games/box-differences.ts";
import { gamesToType } from "#tests/support/games/games-to-type.ts";
import { replay } from "#tests/support/games/replayed-game.ts";
import { bothSeats } from "#tests/support/games/table-seat.ts";
import { gameSetUp, typeGame, type TypedGame } from "#tests/support/games/typed-game.ts";

/**
 * Every real game typed at the scoring table by asking its own machine, read back by a fresh one, and its box score held against
 * the source's. Keys are the scorer's; the clock seat has its own person.
 */
const rounds = 5;

const games = gamesToType();
const typed: { readonly name: string; readonly typed: TypedGame; readonly taps: TypedGame; readonly ruleProfile: string }[] = [];
let exact = 0;
for (const { name, read } of games) {
  const imported = await read();
  const game = typeGame(imported);
  typed.push({ name, typed: game, taps: typeGame(imported, "taps"), ruleProfile: imported.ruleProfile });
  const differences = boxDifferences(boxScoreOf(admitGame(imported).state), boxScoreOf(game.game.state));
  if (differences.length === 0) exact++;
  for (const difference of differences) console.log(`table-keys ${name} ${difference}`);
  for (const play of game.untyped) console.log(`table-keys ${name} not typed: ${play}`);
}

if (typed.length === 0) {
  console.log("table-keys: no real games beside the checkout, nothing to type");
} else {
  const keys = typed.map((each) => each.typed.keys);
  const taps = typed.map((each) => each.taps.keys);
  const presses = typed.reduce((sum, each) => sum + each.typed.presses.length, 0);
  const insisted = typed.reduce((sum, each) => sum + each.typed.insisted, 0);
  const passes = Array.from({ length: rounds }, () => timeMs(replayAll)).sort((a, b) => a - b);
  const most = typed.find((each) => each.typed.keys === Math.max(...keys));
  console.log(
    `table-keys: ${presses} presses of ${typed.length} games folded in ${Math.round(passes[rounds >> 1]!)} ms of the processor (bar ≤ 1000)`,
  );
  console.log(
    `table-keys: refused as printed and insisted on ${insisted} times; most keys ${Math.max(...keys)} in ${most?.name} (bar ≤ 1440)`,
  );
  console.log(`table-keys: taps a game ${Math.round(mean(taps))}, with places ${Math.round(mean(tapsWithPlaces()))} (bar ≤ 990)`);
  for (const [what, bar] of [
    ["basket", 3],
    ["basket with assist", 4],
    ["miss with rebound", 5],
  ] as const)
    console.log(`table-keys: ${what} ${median(typed.flatMap((each) => each.typed.keysOf.get(what) ?? []))} keys (bar ≤ ${bar})`);
  const previews = previewTimes().sort((a, b) => a - b);
  console.log(
    `table-keys: preview of a first quarter's play in the longest game median ${previews[previews.length >> 1]?.toFixed(1)} ms, longest ${previews.at(-1)?.toFixed(1)} ms of the processor (bar ≤ 50)`,
  );
  console.log(`exact games: ${exact} of ${typed.length}`);
  console.log(`keys a game: ${Math.round(mean(keys))}`);
}

function replayAll(): void {
  for (const {
    typed: { setUp, presses },
    ruleProfile,
  } of typed)
    replay(gameSetUp(setUp, ruleProfile), presses, bothSeats);
}

/** Each play of the first quarter voided in a game that is over, in the game with most plays. */
function previewTimes(): number[] {
  const [longest] = typed.map((each) => each.typed.game).sort((a, b) => b.plays.length - a.plays.length);
  if (!longest) return [];
  const { sender } = bothSeats;
  const targets = longest.plays
    .filter(({ fact, moment: { period } }) => period.kind === "regular" && period.number === 1 && "player" in fact)
    .map(({ eventId }) => eventId);
  return targets.map((target) => {
    const changes = [{ op: "void", eventId: "preview" as EventId, target }] as const;
    const command = { commandId: "preview" as CommandId, baseVersion: longest.version, epoch: 1, occurredAt: 0, changes, reason: null };
    return timeMs(() => consequencesOf(longest, command, { ...sender, receivedAt: 0 }));
  });
}

/** Games whose source tells where every shot was taken. */
function tapsWithPlaces(): number[] {
  const placed = typed.filter(({ taps }) => taps.game.plays.every(({ fact }) => fact.type !== "field-goal" || fact.position !== null));
  return placed.map((each) => each.taps.keys);
}

/** Of the processor, whoever else wants it. */
function timeMs(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
}
