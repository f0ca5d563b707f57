import process from "node:process";
import { parseArgs } from "node:util";
import { type FantasySettings, positionGroups, type PositionGroup } from "#core/fantasy/fantasy-settings.ts";
import { settingsFields, settingsWith, type SettingsFault } from "#core/fantasy/settings-fields.ts";
import { changeSettings, closeSeason, hideName, hidePrivateLeague, lookAlikes, setGroup } from "#server/fantasy/fantasy-office.ts";
import { readSeason } from "#server/fantasy/known-season.ts";
import { openSeason } from "#server/fantasy/open-season.ts";
import { stateOf } from "#server/fantasy/stored-rounds.ts";
import { leagueAt } from "#server/league-office/league-address.ts";
import { withDatabase } from "./command-database.ts";

export const usage = `fantasy open | settings [FIELD=VALUE…] | rounds | position PLAYER guard|forward|centre | hide NUMBER --reason "…" | show NUMBER | hide-league NUMBER --reason "…" | show-league NUMBER | look-alikes | close --tenant SLUG --season 2026-27 --league SLUG`;

const options = { tenant: { type: "string" }, season: { type: "string" }, league: { type: "string" }, reason: { type: "string" } } as const;
const refusals = {
  "no-season": "the fantasy game is not played in this league; fantasy open begins it",
  "no-team": "there is no team of this number",
  "no-league": "there is no private league of this number",
  "no-player": "there is no such player, or somebody has him already and his position stays for the season",
  closed: "the season is closed",
} as const;

type Context = {
  readonly db: Parameters<typeof openSeason>[0];
  readonly key: Parameters<typeof openSeason>[1];
  readonly words: readonly string[];
  readonly reason: string | undefined;
};

/** What the league's office does about the fantasy game, until it has screens for it. FAN15, FAN19, FAN33, FANL12 */
export async function fantasy(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
  const [verb = "", ...words] = positionals;
  const act = Object.hasOwn(acts, verb) ? acts[verb as keyof typeof acts] : undefined;
  const { tenant, season, league } = values;
  if (act === undefined || tenant === undefined || season === undefined || league === undefined) return fail(`usage: ${usage}`);
  return withDatabase(async (db) => {
    const known = await leagueAt(db, { tenant, season, league });
    if ("kind" in known) return fail(known.reason);
    return act({ db, key: { tenantId: known.tenantId, leagueId: known.leagueId }, words, reason: values.reason?.trim() });
  });
}

const acts = {
  async open({ db, key }: Context) {
    const outcome = await openSeason(db, key);
    if (outcome.kind === "refused") return fail(outcome.faults.map(faultText).join("; "));
    if (outcome.kind !== "opened")
      return fail(
        { "open-already": "it is open already", "no-league": "there is no such league", "no-players": "nobody is on its lists" }[
          outcome.kind
        ],
      );
    const waiting = outcome.withoutPosition === 0 ? "" : `, ${outcome.withoutPosition} of them without a position`;
    return say(`opened: ${outcome.players} players${waiting}, ${outcome.rounds} rounds`);
  },
  async settings({ db, key, words }: Context) {
    if (words.length === 0) return showSettings(db, key);
    const wrong = words.find((word) => !/^[\w.]+=.+$/.test(word));
    if (wrong !== undefined) return fail(`${wrong} is no FIELD=VALUE`);
    const values = new Map(words.map((word) => [word.slice(0, word.indexOf("=")), word.slice(word.indexOf("=") + 1)]));
    const unknown = [...values.keys()].find((path) => !settingsFields.some((field) => field.path === path));
    if (unknown !== undefined) return fail(`there is no field ${unknown}; there are ${settingsFields.map(({ path }) => path).join(", ")}`);
    const outcome = await changeSettings(db, key, (before: FantasySettings) => settingsWith(before, values));
    if (typeof outcome === "string") return fail(refusals[outcome]);
    if ("fromRound" in outcome) return say(`kept: they hold from round ${outcome.fromRound} on`);
    return fail(outcome.map(faultText).join("; "));
  },
  async rounds({ db, key }: Context) {
    const known = await readSeason(db, key);
    if (known === null) return fail(refusals["no-season"]);
    return say(known.rounds.map((round) => `${round.round}  ${new Date(round.locksAt).toISOString()}  ${stateOf(round)}`).join("\n"));
  },
  async position({ db, key, words: [player = "", group = ""] }: Context) {
    if (!positionGroups.includes(group as PositionGroup)) return fail(`a position is one of ${positionGroups.join(", ")}`);
    const outcome = await setGroup(db, key, player, group as PositionGroup);
    return outcome === "set" ? 0 : fail(refusals[outcome]);
  },
  async hide({ db, key, words: [number = ""], reason }: Context) {
    if (reason === undefined || reason === "") return fail("hiding a name needs its --reason");
    return named(await hideName(db, key, Number(number), reason));
  },
  async show({ db, key, words: [number = ""] }: Context) {
    return named(await hideName(db, key, Number(number), null));
  },
  async "hide-league"({ db, key, words: [number = ""], reason }: Context) {
    if (reason === undefined || reason === "") return fail("hiding a name needs its --reason");
    return named(await hidePrivateLeague(db, key, Number(number) || 0, reason));
  },
  async "show-league"({ db, key, words: [number = ""] }: Context) {
    return named(await hidePrivateLeague(db, key, Number(number) || 0, null));
  },
  async "look-alikes"({ db, key }: Context) {
    const pairs = await lookAlikes(db, key);
    return say(pairs.map(({ one, other, moves }) => `${one}  ${other}  ${moves} changes alike`).join("\n"));
  },
  async close({ db, key }: Context) {
    const outcome = await closeSeason(db, key);
    if (outcome === "closed-now") return 0;
    if (typeof outcome === "string") return fail(refusals[outcome]);
    return fail(outcome.from === null ? "its games are not all final" : `it may be closed from ${new Date(outcome.from).toISOString()} on`);
  },
};

async function showSettings(db: Context["db"], key: Context["key"]): Promise<number> {
  const known = await readSeason(db, key);
  if (known === null) return fail(refusals["no-season"]);
  return say(JSON.stringify(known.settings, null, 2));
}

function faultText({ path, code, least, most }: SettingsFault): string {
  return least === undefined ? `${path}: ${code}` : `${path}: ${code}, it is from ${least} to ${most}`;
}

function named(outcome: Awaited<ReturnType<typeof hideName>>): number {
  return outcome === "set" ? 0 : fail(refusals[outcome]);
}

function say(text: string): number {
  if (text !== "") process.stdout.write(`${text}\n`);
  return 0;
}

function fail(message: string): number {
  process.stderr.write(`fantasy: ${message}\n`);
  return 1;
}
