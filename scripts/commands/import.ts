import process from "node:process";
import { parseArgs } from "node:util";
import type { Kysely } from "kysely";
import { addresses } from "#contract/addresses.ts";
import { isLocale } from "#contract/locale.ts";
import { readLocalWhen } from "#core/kernel/local-time.ts";
import type { Database } from "#server/db/schema.ts";
import { type ImportFormat, UnreadableGame } from "#server/imports/imported-game.ts";
import { importFormats, readGame } from "#server/imports/read-source.ts";
import { findTarget, type TargetAddress } from "#server/imports/storing/find-target.ts";
import type { ImportTarget } from "#server/imports/storing/import-target.ts";
import { storeGame, type StoredGame } from "#server/imports/storing/store-game.ts";
import { withDatabase } from "./command-database.ts";

export const usage =
  "import --tenant SLUG --season 2026-27 --league SLUG [--create] [--round N] [--tip-off 2026-10-03T18:45|2026-10-03] [--anyway] --format fiba-livestats FILE... | --format euroleague FOLDER... | --format genius-fixture FILE|FOLDER... | --format fiba-v7 FILE|FOLDER...";

type Order = {
  readonly address: TargetAddress;
  readonly create: boolean;
  readonly format: ImportFormat;
  readonly round: number | null;
  /** As its hall's clocks show it. */
  readonly tipOff: string | null;
  readonly anyway: boolean;
  readonly paths: readonly string[];
};

/**
 * Stores games in a tenant's league and prints a line for each. A file that is no game costs one line on stderr and the
 * exit code, not the others.
 */
export async function importGames(args: readonly string[]): Promise<number> {
  const order = readOrder(args);
  if (typeof order === "string") return fail(order);
  return withDatabase(async (db) => {
    const answer = await findTarget(db, order.address, order.create);
    if (answer.kind === "refused") return fail(answer.reason);
    let failures = 0;
    for (const path of order.paths) failures += await importOne(db, answer.target, order, path);
    return failures === 0 ? 0 : 1;
  });
}

async function importOne(
  db: Kysely<Database>,
  target: ImportTarget,
  { format, round, tipOff, anyway }: Order,
  path: string,
): Promise<0 | 1> {
  try {
    const moment = tipOff === null ? null : readLocalWhen(tipOff, target.timeZone);
    if (moment?.kind === "refused") return complain(path, `--tip-off ${moment.reason}, not "${tipOff}"`);
    const details = {
      round,
      anyway,
      tipOff: moment?.kind === "moment" ? moment.at : null,
      tipOffDay: moment?.kind === "day" ? moment.day : null,
    };
    const answer = await storeGame(db, target, await readGame(format, path), details, Date.now());
    if (answer.kind === "refused") return complain(path, answer.reason);
    process.stdout.write(
      `${answer.kind === "same" ? `${pageOf(target, answer.ref)}  the same game, nothing new` : line(target, answer)}\n`,
    );
    return 0;
  } catch (error) {
    if (error instanceof UnreadableGame) return complain(path, error.message);
    throw new Error(`${path}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

/** Where to read the game, and what the import did to its log. */
function line(target: ImportTarget, game: StoredGame): string {
  const changes = (["added", "amended", "voided", "moved", "restored"] as const).flatMap((name) =>
    game[name] > 0 ? [`${game[name]} ${name}`] : [],
  );
  const flags = game.flags === 1 ? "1 flag" : `${game.flags} flags`;
  return `${pageOf(target, game.ref)}  ${changes.join(", ") || "nothing new"}; ${flags}`;
}

function pageOf({ defaultLocale }: ImportTarget, ref: StoredGame["ref"]): string {
  return addresses.game(isLocale(defaultLocale) ? defaultLocale : "en", { ...ref, playoff: null });
}

/** What the command line asks for, or what is wrong with it. */
function readOrder(args: readonly string[]): Order | string {
  const text = { type: "string" } as const;
  const options = {
    tenant: text,
    season: text,
    league: text,
    round: text,
    "tip-off": text,
    format: text,
    create: { type: "boolean" },
    anyway: { type: "boolean" },
  } as const;
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
  const { tenant, season, league } = values;
  if (!tenant || !season || !league) return `--tenant, --season and --league say where to; usage: ${usage}`;
  if (!isFormat(values.format)) return `--format must be one of ${Object.keys(importFormats).join(", ")}`;
  if (values.round !== undefined && !/^[1-9]\d{0,2}$/.test(values.round)) return `--round must be a number from 1, not "${values.round}"`;
  const tipOff = values["tip-off"] ?? null;
  const moment = tipOff === null ? null : readLocalWhen(tipOff, "UTC");
  if (moment?.kind === "refused") return `--tip-off ${moment.reason}, in the tenant's time zone, not "${tipOff}"`;
  if (positionals.length === 0) return `nothing to import; usage: ${usage}`;
  const address = { tenant, season, league };
  return {
    address,
    create: values.create ?? false,
    format: values.format,
    round: values.round === undefined ? null : Number(values.round),
    tipOff,
    anyway: values.anyway ?? false,
    paths: positionals,
  };
}

function isFormat(format: string | undefined): format is ImportFormat {
  return format !== undefined && Object.hasOwn(importFormats, format);
}

function fail(reason: string): 1 {
  return complain("import", reason);
}

function complain(about: string, reason: string): 1 {
  process.stderr.write(`${about}: ${reason}\n`);
  return 1;
}
