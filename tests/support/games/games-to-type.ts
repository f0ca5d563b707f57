import { join } from "node:path";
import type { ImportedGame, ImportFormat } from "#server/imports/imported-game.ts";
import { readGame } from "#server/imports/read-source.ts";
import { sharedGames } from "./shared-data.ts";

/** Every real game beside the checkout that holds plays: FIBA LiveStats and EuroLeague. */
export function gamesToType(): readonly { readonly name: string; readonly read: () => Promise<ImportedGame> }[] {
  const of = (format: ImportFormat, found: readonly { name: string; path: string }[], file: string) =>
    found.map(({ name, path }) => ({ name, read: () => readGame(format, join(path, file)) }));
  return [
    ...of(
      "fiba-livestats",
      sharedGames("fiba-livestats", (name) => /^\d+$/.test(name)),
      "data.json.gz",
    ),
    ...of("euroleague", sharedGames("euroleague/E2024"), ""),
  ];
}
