import process from "node:process";
import { parseArgs } from "node:util";
import { type FantasySettings, positionGroups, type PositionGroup, usualFantasySettings } from "#core/fantasy/fantasy-settings.ts";
import { squadParts, type SquadPart } from "#core/fantasy/settings-effect.ts";
import { settingsFields, settingsWith, type SettingsFault } from "#core/fantasy/settings-fields.ts";
import { callOffSeason, closeSeason, reopenSeason } from "#server/fantasy/close-season.ts";
import {
  changeSettings,
  hideName,
  hidePrivateLeague,
  type OfficeRefusal,
  setGroup,
  setOpeningPrice,
} from "#server/fantasy/fantasy-office.ts";
import { readSeason } from "#server/fantasy/known-season.ts";
import { lookAlikes } from "#server/fantasy/look-alikes.ts";
import { keepName, ownWords, reportedNames, sayOfWord } from "#server/fantasy/name-office.ts";
import { namedInActs, officeActs, type OfficeHand } from "#server/fantasy/office-acts.ts";
import { openSeason } from "#server/fantasy/open-season.ts";
import { stateOf } from "#server/fantasy/stored-rounds.ts";
import { type TriedSettings, trySettings } from "#server/fantasy/tried-settings.ts";
import { leagueAt } from "#server/league-office/league-address.ts";
import { withDatabase } from "./command-database.ts";
import { nameOption } from "./option-name.ts";

export const usage = `fantasy open [FIELD=VALUE…] | call-off | settings [--try] [FIELD=VALUE…] | rounds | opening PLAYER PRICE | position PLAYER guard|forward|centre | hide NUMBER --reason "…" | show NUMBER | hide-league NUMBER --reason "…" | show-league NUMBER | reports | keep NUMBER | keep-league NUMBER | words [forbid|allow|usual WORD…] | look-alikes | close | reopen | acts --tenant SLUG --season 2026-27 --league SLUG [--reason "…"] [--by NAME]`;

const options = {
  tenant: { type: "string" },
  season: { type: "string" },
  league: { type: "string" },
  reason: { type: "string" },
  by: { type: "string" },
  try: { type: "boolean", default: false },
} as const;
const refusals = {
  "no-season": "the fantasy game is not played in this league; fantasy open begins it",
  "no-team": "there is no team of this number",
  "no-league": "there is no private league of this number",
  "no-player": "there is no such player",
  "no-price": "that is no price between the least and the most that a player may cost",
  taken: "somebody has him already, and with that his position and his opening price stay",
  "has-begun": "opening prices stand once the first round has begun",
  "has-teams": "teams have been made, and those who made them have a right to their season; it may be closed at its end",
  "not-closed": "the season is not closed",
  closed: "the season is closed",
} as const satisfies Record<OfficeRefusal, string>;

type Context = {
  readonly db: Parameters<typeof openSeason>[0];
  readonly key: Parameters<typeof openSeason>[1];
  readonly words: readonly string[];
  readonly hand: OfficeHand;
  /** Only to tell what would be done. */
  readonly isTry: boolean;
};

/** What the league's office does about the fantasy game, until it has screens for it. FAN15, FAN19, FAN33, FANL12 */
export async function fantasy(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
  const [verb = "", ...words] = positionals;
  const act = Object.hasOwn(acts, verb) ? acts[verb as keyof typeof acts] : undefined;
  const { tenant, season, league } = values;
  // An act that is not tried is never taken for one.
  if (values.try && verb !== "settings") return fail("only settings are tried");
  if (act === undefined || tenant === undefined || season === undefined || league === undefined) return fail(`usage: ${usage}`);
  const by = nameOption("by", "thing", values.by ?? "command line");
  if (typeof by === "string") return fail(by);
  const hand = { by: by.name, reason: values.reason?.trim() || null };
  return withDatabase(async (db) => {
    const known = await leagueAt(db, { tenant, season, league });
    if ("kind" in known) return fail(known.reason);
    return act({ db, key: { tenantId: known.tenantId, leagueId: known.leagueId }, words, hand, isTry: values.try });
  });
}

const acts = {
  async open({ db, key, words, hand }: Context) {
    const values = fieldsOf(words);
    if (typeof values === "string") return fail(values);
    const outcome = await openSeason(db, key, settingsWith(usualFantasySettings, values), hand);
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
  async "call-off"({ db, key, hand }: Context) {
    const outcome = await callOffSeason(db, key, hand);
    return outcome === "called-off" ? 0 : fail(refusals[outcome]);
  },
  async settings({ db, key, words, hand, isTry }: Context) {
    if (words.length === 0) return showSettings(db, key);
    const values = fieldsOf(words);
    if (typeof values === "string") return fail(values);
    const change = (before: FantasySettings) => settingsWith(before, values);
    const tried = await trySettings(db, key, change);
    if (typeof tried === "string") return fail(refusals[tried]);
    if (!("fromRound" in tried)) return fail(tried.map(faultText).join("; "));
    say(effectText(tried).join("\n"));
    if (isTry) return say(`not kept; they would hold from round ${tried.fromRound} on`);
    const outcome = await changeSettings(db, key, change, hand);
    if (typeof outcome === "string") return fail(refusals[outcome]);
    if ("fromRound" in outcome) return say(`kept: they hold from round ${outcome.fromRound} on`);
    return fail(outcome.map(faultText).join("; "));
  },
  async rounds({ db, key }: Context) {
    const known = await readSeason(db, key);
    if (known === null) return fail(refusals["no-season"]);
    return say(known.rounds.map((round) => `${round.round}  ${new Date(round.locksAt).toISOString()}  ${stateOf(round)}`).join("\n"));
  },
  async opening({ db, key, words: [player = "", price = ""], hand }: Context) {
    if (!/^\d{1,2}(\.\d)?$/.test(price)) return fail("a price is written like 12.5");
    const outcome = await setOpeningPrice(db, key, player, Math.round(Number(price) * 10), hand);
    return outcome === "set" ? 0 : fail(refusals[outcome]);
  },
  async position({ db, key, words: [player = "", group = ""], hand }: Context) {
    if (!positionGroups.includes(group as PositionGroup)) return fail(`a position is one of ${positionGroups.join(", ")}`);
    const outcome = await setGroup(db, key, player, group as PositionGroup, hand);
    return outcome === "set" ? 0 : fail(refusals[outcome]);
  },
  async hide({ db, key, words: [number = ""], hand }: Context) {
    if (hand.reason === null) return fail("hiding a name needs its --reason");
    return named(await hideName(db, key, Number(number), hand.reason, hand.by));
  },
  async show({ db, key, words: [number = ""], hand }: Context) {
    return named(await hideName(db, key, Number(number), null, hand.by));
  },
  async "hide-league"({ db, key, words: [number = ""], hand }: Context) {
    if (hand.reason === null) return fail("hiding a name needs its --reason");
    return named(await hidePrivateLeague(db, key, Number(number) || 0, hand.reason, hand.by));
  },
  async "show-league"({ db, key, words: [number = ""], hand }: Context) {
    return named(await hidePrivateLeague(db, key, Number(number) || 0, null, hand.by));
  },
  async reports({ db, key }: Context) {
    const names = await reportedNames(db, key);
    return say(
      names
        .map(({ of, number, name, reports, at }) => `${namedInActs(of, number)}  ${name}  ${reports}  ${new Date(at).toISOString()}`)
        .join("\n"),
    );
  },
  async keep({ db, key, words: [number = ""], hand }: Context) {
    return named(await keepName(db, key, "team", Number(number) || 0, hand));
  },
  async "keep-league"({ db, key, words: [number = ""], hand }: Context) {
    return named(await keepName(db, key, "private-league", Number(number) || 0, hand));
  },
  async words({ db, key, words: [act = "", ...words], hand }: Context) {
    if (act === "") {
      const { forbidden, allowed } = await ownWords(db, key.tenantId);
      return say([...[...forbidden].map((word) => `forbidden  ${word}`), ...[...allowed].map((word) => `allowed  ${word}`)].join("\n"));
    }
    if ((act !== "forbid" && act !== "allow" && act !== "usual") || words.length === 0) return fail(`usage: ${usage}`);
    for (const word of words) {
      const outcome = await sayOfWord(db, key, word, act, hand);
      if (outcome === "nothing") return fail(`${word}: it is so already, or it is not one word`);
    }
    return 0;
  },
  async "look-alikes"({ db, key }: Context) {
    const pairs = await lookAlikes(db, key);
    return say(pairs.map(({ one, other, moves }) => `${one}  ${other}  ${moves} changes alike`).join("\n"));
  },
  async acts({ db, key }: Context) {
    const lines = (await officeActs(db, key)).map(({ at, by, act, about, before, after, reason }) =>
      [new Date(at).toISOString(), act, about, by, reason === null ? null : `“${reason}”`, changeText(before, after)]
        .filter(Boolean)
        .join("  "),
    );
    return say(lines.join("\n"));
  },
  async reopen({ db, key, hand }: Context) {
    const outcome = await reopenSeason(db, key, hand);
    return outcome === "reopened" ? 0 : fail(refusals[outcome]);
  },
  async close({ db, key, hand }: Context) {
    const outcome = await closeSeason(db, key, hand);
    if (outcome === "closed-now") return 0;
    if (typeof outcome === "string") return fail(refusals[outcome]);
    return fail(outcome.from === null ? "its games are not all final" : `it may be closed from ${new Date(outcome.from).toISOString()} on`);
  },
};

/** FIELD=VALUE by FIELD, or what is wrong with them. */
function fieldsOf(words: readonly string[]): ReadonlyMap<string, string> | string {
  const wrong = words.find((word) => !/^[\w.]+=.+$/.test(word));
  if (wrong !== undefined) return `${wrong} is no FIELD=VALUE`;
  const values = new Map(words.map((word) => [word.slice(0, word.indexOf("=")), word.slice(word.indexOf("=") + 1)]));
  const unknown = [...values.keys()].find((path) => !settingsFields.some((field) => field.path === path));
  if (unknown === undefined) return values;
  return `there is no field ${unknown}; there are ${settingsFields.map(({ path }) => path).join(", ")}`;
}

/** What an act changed, field by field. */
function changeText(before: unknown, after: unknown): string {
  if (before === null || after === null) return "";
  if (typeof before !== "object" || typeof after !== "object") return `${JSON.stringify(before)} → ${JSON.stringify(after)}`;
  const [old, now] = [before, after] as [Readonly<Record<string, unknown>>, Readonly<Record<string, unknown>>];
  const changed = Object.keys(now).filter((name) => JSON.stringify(old[name]) !== JSON.stringify(now[name]));
  return changed.map((name) => `${name}: ${JSON.stringify(old[name])} → ${JSON.stringify(now[name])}`).join(", ");
}

/** What would become of teams as they are now, by what of them does not fit any more. */
const misfitTexts = {
  shape: "have other groups than these, and could make no transfer any more",
  budget: "weigh more than this budget: they play on, and take only who brings them within it",
  clubLimits: "have more of a club than this: they keep them, and take no other of it",
  formations: "have another five: it plays on, and has to change before anything else does",
} as const satisfies Record<SquadPart, string>;

/** What settings do, before they are kept. FAN19 */
function effectText({ changes, squads, misfits }: TriedSettings): string[] {
  return [
    ...(changes.length === 0
      ? ["nothing is other than before"]
      : changes.map(({ path, before, after }) => `${path}: ${before} → ${after}`)),
    ...squadParts.flatMap((part) => (misfits[part] === 0 ? [] : [`${misfits[part]} of ${squads} teams ${misfitTexts[part]}`])),
  ];
}

async function showSettings(db: Context["db"], key: Context["key"]): Promise<number> {
  const known = await readSeason(db, key);
  if (known === null) return fail(refusals["no-season"]);
  return say(JSON.stringify(known.settings, null, 2));
}

function faultText({ path, code, least, most, example }: SettingsFault): string {
  if (example !== undefined) return `${path}: ${code}, it is written like ${example}`;
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
