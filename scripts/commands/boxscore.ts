import { parseArgs } from "node:util";
import { boxScoreJson } from "#server/exports/box-score-json.ts";
import { admitGame, UnreadableGame, type ImportFormat } from "#server/imports/imported-game.ts";
import { importFormats, readGame } from "#server/imports/read-source.ts";

export const usage =
  "boxscore --format fiba-livestats FILE... | --format euroleague FOLDER... | --format genius-fixture FILE|FOLDER... | --format fiba-v7 FILE|FOLDER...";

/** Prints one box score a line, computed from the events alone. A bad file costs one line on stderr and the exit code, not the others. */
export async function boxscore(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({ args: [...args], options: { format: { type: "string" } }, allowPositionals: true });
  const format = values.format as ImportFormat | undefined;
  if (!format || !Object.hasOwn(importFormats, format)) {
    process.stderr.write(`boxscore: --format must be one of ${Object.keys(importFormats).join(", ")}\n`);
    return 1;
  }
  if (positionals.length === 0) {
    process.stderr.write(`boxscore: nothing to read; usage: ${usage}\n`);
    return 1;
  }
  let failures = 0;
  for (const path of positionals) {
    try {
      const { state, flags } = admitGame(await readGame(format, path));
      await print(`${JSON.stringify(boxScoreJson(path, state, flags))}\n`);
    } catch (error) {
      const message =
        error instanceof UnreadableGame
          ? error.message
          : `a defect in the program, please report it (${String(error).replace(/\s+/g, " ")})`;
      process.stderr.write(`${path}: ${message}\n`);
      failures++;
    }
  }
  return failures === 0 ? 0 : 1;
}

/** Waits for a slow reader at the other end of a pipe: a season of games is many megabytes. */
function print(text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    process.stdout.write(text, (error) => (error ? reject(error) : resolve()));
  });
}
