import { readDay } from "#core/kernel/calendar-day.ts";
import type { DraftRow } from "./import-draft.ts";
import { isPhpList, type PhpValue } from "./php-value.ts";
import { SportsPressBoxes } from "./sportspress-box.ts";
import { placeOfPost, type SportsPressSite } from "./sportspress-site.ts";
import { metaValue, type WordPressPost } from "./wordpress-export.ts";
import type { Pair } from "./written-score.ts";

/** What each column of a result is: SportsPress has its keys as words, and a site may call them otherwise. */
type ResultKeys = { readonly total: string; readonly periods: readonly string[]; readonly overtimes: readonly string[] };

const usualPeriods = ["one", "two", "three", "four"] as const;

/** Games to come and results with their box scores, in the order in which they were played. WXR6, WXR9 */
export function gamesOfSportsPress(site: SportsPressSite): SportsPressBoxes {
  const boxes = new SportsPressBoxes(site);
  const keys = resultKeys(site.of("sp_result"));
  const rounds = new Map<string, number>();
  for (const event of site.of("sp_event").toSorted((one, other) => one.date.localeCompare(other.date))) {
    const row = gameRow(site, event, keys, rounds);
    if (row === null) continue;
    const [home, away] = teamsOf(event);
    const box = boxes.boxOf(event, row, [home, away]);
    site.draft.rows.push(box === null ? row : { ...row, box });
  }
  boxes.leave();
  return boxes;
}

/** The home team's post first. */
function teamsOf(event: WordPressPost): [home: string, away: string, ...more: string[]] {
  const [home = "", away = "", ...more] = [...new Set(event.meta.get("sp_team") ?? [])].filter((id) => id !== "" && id !== "0");
  return [home, away, ...more];
}

function resultKeys(results: readonly WordPressPost[]): ResultKeys {
  const names = results
    .toSorted((one, other) => one.order - other.order)
    .map(({ name, title }) => ({ title, key: name }))
    .filter(({ key }) => key !== "");
  const overtimes = names.filter(({ key, title }) => /^ot\d?$/i.test(key) || /^(?:ot|prod|pr)\b/i.test(title)).map(({ key }) => key);
  const total = names.find(({ key, title }) => /^(?:points|total|score)$/i.test(key) || /^t$/i.test(title))?.key ?? "points";
  const periods = names.map(({ key }) => key).filter((key) => key !== total && !overtimes.includes(key));
  return { total, periods: periods.length >= 2 ? periods : usualPeriods, overtimes: overtimes.length > 0 ? overtimes : ["ot"] };
}

function gameRow(site: SportsPressSite, event: WordPressPost, keys: ResultKeys, rounds: Map<string, number>): DraftRow | null {
  const { draft, clubOf } = site;
  const at = placeOfPost(event);
  const [homeId, awayId, ...more] = teamsOf(event);
  const [home, away] = [clubOf(homeId), clubOf(awayId)];
  const [date = "", time = ""] = event.date.split(" ");
  if (home === null || away === null || more.length > 0 || home === away) {
    draft.refused.push({ at, why: home !== null && home === away ? "team-against-itself" : "teams-missing" });
    return null;
  }
  if (readDay(date) === null) {
    draft.refused.push({ at, why: "date-impossible" });
    return null;
  }
  const season = event.terms.get("sp_season")?.[0]?.name ?? "";
  const competition = event.terms.get("sp_league")?.[0]?.name ?? "";
  const venue = event.terms.get("sp_venue")?.[0]?.name ?? "";
  const game = {
    at,
    round: roundOf(event, `${season}/${competition}`, [home, away], rounds),
    date,
    time: time.startsWith("00:00") ? null : time.slice(0, 5),
    home,
    away,
    hall: venue === "" ? null : draft.halls.match(venue, at).name,
    ...(season !== "" && { season }),
    ...(competition !== "" && { competition }),
  };
  const status = event.meta.get("sp_status")?.at(-1) ?? "ok";
  if (status === "cancelled") return { ...game, homePoints: null, awayPoints: null, quarters: [], overtimes: [], kind: "annulled" };
  if (event.status === "future" || date > draft.world.today || status !== "ok") return game;
  const result = resultOf(metaValue(event, "sp_results"), [homeId, awayId], keys);
  if (result === null) return game;
  if (result.homePoints === result.awayPoints) {
    draft.refused.push({ at, why: "level-score" });
    return null;
  }
  return { ...game, ...result };
}

function resultOf(results: PhpValue, [homeId, awayId]: readonly [string, string], keys: ResultKeys) {
  if (!isPhpList(results)) return null;
  const [home, away] = [results.get(homeId), results.get(awayId)];
  if (!isPhpList(home) || !isPhpList(away)) return null;
  const pair = (key: string): Pair | null => {
    const [one, other] = [pointsOf(home.get(key)), pointsOf(away.get(key))];
    return one === null || other === null ? null : [one, other];
  };
  const pairs = (of: readonly string[]) => of.map(pair).filter((each) => each !== null);
  const [quarters, overtimes] = [pairs(keys.periods), pairs(keys.overtimes).filter(([one, other]) => one + other > 0)];
  const sum: Pair = [0, 1].map((side) => [...quarters, ...overtimes].reduce((all, each) => all + (each[side] ?? 0), 0)) as never;
  const total = pair(keys.total) ?? (quarters.length > 1 ? sum : null);
  if (total === null) return null;
  const isWhole = total[0] === sum[0] && total[1] === sum[1];
  const forfeit = Math.min(...total) === 0 && Math.max(...total) === 20 && !isWhole;
  const parts = isWhole ? { quarters, overtimes } : { quarters: [], overtimes: [] };
  const against = total[0] < total[1] ? "home" : "away";
  return { homePoints: total[0], awayPoints: total[1], ...parts, kind: forfeit ? "forfeit" : "played", ...(forfeit && { against }) };
}

function pointsOf(value: PhpValue | undefined): number | null {
  const text = typeof value === "number" || typeof value === "string" ? String(value).trim() : "";
  return /^\d{1,3}$/.test(text) ? Number(text) : null;
}

/** As the site numbers it, else the one after the last that either team has played. */
function roundOf(event: WordPressPost, competition: string, clubs: readonly string[], rounds: Map<string, number>): number {
  const told = Number(/\d{1,3}/.exec(event.meta.get("sp_day")?.at(-1) ?? "")?.[0] ?? 0);
  const round = told > 0 ? told : 1 + Math.max(...clubs.map((club) => rounds.get(`${competition}/${club}`) ?? 0));
  for (const club of clubs) rounds.set(`${competition}/${club}`, round);
  return round;
}
