import { nameFault } from "#contract/fields/written-name.ts";
import { soundBox } from "#contract/office/fixture.ts";
import type { Side, typedFigures } from "#core/game/facts.ts";
import { boxComesTo, pointsOf, type TypedBox, typedCounts, type TypedPlayer, writtenBox } from "#core/game/typed-box.ts";
import { splitName } from "../../imports/split-name.ts";
import { type DraftRow, fieldText } from "./import-draft.ts";
import { isPhpList, type PhpValue } from "./php-value.ts";
import { placeOfPost, type SportsPressSite } from "./sportspress-site.ts";
import { metaValue, type WordPressPost } from "./wordpress-export.ts";

type Figure = (typeof typedFigures)[number];
type ColumnMeaning = "points" | "goalsMade" | "goalsAttempted" | Figure;

/** What each column of a box score counts, by its key or its title. SportsPress spells figures out in keys: `threepm`. */
const columnWords: readonly (readonly [ColumnMeaning, RegExp])[] = [
  ["points", /^(?:pts|points|poeni|p[oó]?intos|puntos|pt)$/],
  ["goalsMade", /^fgm$/],
  ["goalsAttempted", /^fga$/],
  ["twoPointersMade", /^(?:two|2)(?:pm|fgm|ptm)$/],
  ["twoPointersAttempted", /^(?:two|2)(?:pa|fga|pta)$/],
  ["threePointersMade", /^(?:three|3)(?:pm|fgm|ptm)$/],
  ["threePointersAttempted", /^(?:three|3)(?:pa|fga|pta)$/],
  ["freeThrowsMade", /^ftm$/],
  ["freeThrowsAttempted", /^fta$/],
  ["offensiveRebounds", /^(?:off|or|oreb|offreb|orb)$/],
  ["defensiveRebounds", /^(?:def|dr|dreb|defreb|drb)$/],
  ["assists", /^(?:ast|as|assists?)$/],
  ["steals", /^(?:stl|st|steals?)$/],
  ["turnovers", /^(?:to|tov|turnovers?)$/],
  ["blocks", /^(?:blk|bs|blocks?)$/],
  ["foulsCommitted", /^(?:pf|fouls?)$/],
];

/** Why a box score is not taken. */
type BoxFault = "unreadable" | "without-shots" | "other-score";
/** On whose list a player is known to have stood: of a season in whose games he has a line. */
export type Stay = Readonly<Pick<DraftRow, "club" | "season" | "competition" | "number">> & { readonly player: string };

/** What the box scores of a site's games have told so far. */
export class SportsPressBoxes {
  readonly stays = new Map<string, Stay>();
  /** How many games a coach has stood at, by the post's number. */
  readonly coached = new Map<string, number>();
  readonly #left: Record<BoxFault, number> = { unreadable: 0, "without-shots": 0, "other-score": 0 };
  readonly #site: SportsPressSite;
  readonly #columns: ReadonlyMap<string, ColumnMeaning>;
  readonly #players: ReadonlyMap<string, WordPressPost>;
  readonly #staff: readonly WordPressPost[];

  constructor(site: SportsPressSite) {
    this.#site = site;
    this.#columns = columnsOf(site.of("sp_performance"));
    this.#players = new Map(site.of("sp_player").map((player) => [player.id, player]));
    this.#staff = site.of("sp_staff").filter(isHeadCoach);
  }

  /**
   * The box score of a game that was played, as the office writes it; `null`: the site has none, or none that can be kept: without shots
   * taken, with what no game has, or whose points do not come to the score. WXR9, WXR12
   */
  boxOf(event: WordPressPost, row: DraftRow, teams: readonly [home: string, away: string]): string | null {
    const raw = event.meta.get("sp_players")?.at(-1) ?? "";
    if (raw === "" || row["kind"] !== "played") return null;
    const lists = metaValue(event, "sp_players");
    if (!isPhpList(lists)) return this.#leave(event, "unreadable", raw);
    const told = (["home", "away"] as const).flatMap((side, at) => this.#linesOf(side, lists.get(teams[at] ?? "")));
    if (!told.some(({ figures }) => figures !== null)) return null;
    if (told.some(({ hasShots }) => !hasShots)) return this.#leave(event, "without-shots", raw);
    const coaches = (["home", "away"] as const).flatMap((side, at) => {
      const coach = this.#coachOf(event, teams[at] ?? "", at);
      return coach === undefined || nameFault("person", oneLine(coach.title)) !== null ? [] : [{ side, coach }];
    });
    const counted = new Set(told.flatMap(({ counted: own }) => own));
    const players = told.map(({ player }) => withCounts(player, counted));
    const box: TypedBox = { players, coaches: coaches.map(({ side, coach }) => ({ side, name: oneLine(coach.title) })) };
    // One wrong figure is the loss of its box score alone: what the door would refuse would hold up all of the site.
    const text = writtenBox(box);
    if (soundBox(text) === null) return this.#leave(event, "unreadable", raw);
    const isSound = told.every(({ player, points }) => points === null || points === pointsOf(player.figures));
    if (!isSound || !boxComesTo(box, [Number(row["homePoints"]), Number(row["awayPoints"])])) return this.#leave(event, "other-score", raw);
    for (const { id, player } of told) this.#stay(row, id, player);
    for (const { coach } of coaches) this.coached.set(coach.id, (this.coached.get(coach.id) ?? 0) + 1);
    return text;
  }

  /** Each reason once, with how many. */
  leave(): void {
    const words: Readonly<Record<BoxFault, string>> = {
      unreadable: "box score that cannot be read",
      "without-shots": "box score without shots taken",
      "other-score": "box score that does not come to the score",
    };
    for (const fault of Object.keys(words) as BoxFault[])
      if (this.#left[fault] > 0) this.#site.draft.left.push({ at: "sp_event", why: `${words[fault]}: ${this.#left[fault]}` });
  }

  /** An empty table that SportsPress keeps for every game is no box score that is lost. */
  #leave(event: WordPressPost, fault: BoxFault, raw: string): null {
    if (fault === "unreadable" && raw.length < 20) return null;
    this.#left[fault] += 1;
    this.#site.draft.warnings.push({ at: placeOfPost(event), kind: fault === "other-score" ? "box-sum" : "box-unkept" });
    return null;
  }

  #linesOf(side: Side, list: PhpValue | undefined) {
    if (!isPhpList(list)) return [];
    return [...list].flatMap(([id, line]) => {
      const post = this.#players.get(id);
      // The line 0 is the team's own sum.
      if (post === undefined || !isPhpList(line)) return [];
      const { figures, ...more } = figuresOf(line, this.#columns);
      const { givenName, familyName } = splitName(oneLine(post.title));
      const shirt = textOf(line.get("number")) || (post.meta.get("sp_number")?.at(-1) ?? "");
      const player: TypedPlayer = { side, shirt: shirtOf(shirt), familyName: familyName || givenName, givenName, figures };
      return player.familyName === "" ? [] : [{ id, player, figures, ...more }];
    });
  }

  #stay({ home, away, season, competition }: DraftRow, player: string, { side, shirt }: TypedPlayer): void {
    const club = side === "home" ? home : away;
    if (season === undefined) return;
    const stay = { player, club, season, competition, number: shirt === "" ? null : shirt };
    this.stays.set([player, club, season, competition].map((part) => fieldText({ at: "", part }, "part")).join("\n"), stay);
  }

  /** As the game names its staff, team after team; else whoever coached the team that season. WXR17 */
  #coachOf(event: WordPressPost, team: string, at: number): WordPressPost | undefined {
    const named = new Set(listsBetween(event.meta.get("sp_staff") ?? [])[at] ?? []);
    const own = this.#staff.find(({ id }) => named.has(id));
    if (own) return own;
    const season = event.terms.get("sp_season")?.[0]?.name ?? "";
    const ofTeam = this.#staff.filter(
      ({ meta, terms }) =>
        (meta.get("sp_current_team") ?? meta.get("sp_team") ?? []).includes(team) &&
        (terms.get("sp_season") ?? []).some(({ name }) => name === season),
    );
    return ofTeam.length === 1 ? ofTeam[0] : undefined;
  }
}

/** Whether somebody of the staff leads a team; who has no role is taken for one. */
export function isHeadCoach({ terms }: WordPressPost): boolean {
  const role = terms.get("sp_role")?.[0]?.name ?? "coach";
  return !isAssistant(role) && /coach|trener|entrenador|entra[iî]neur|тренер/iu.test(role);
}

/** Whether a role is that of an assistant. */
export function isAssistant(role: string): boolean {
  return /asist|assist|pomo|adjoint|ayudante|помощ|помоћ/iu.test(role);
}

function columnsOf(performances: readonly WordPressPost[]): ReadonlyMap<string, ColumnMeaning> {
  const usual = ["pts", "fgm", "fga", "threepm", "threepa", "ftm", "fta", "off", "def", "ast", "stl", "to", "blk", "pf"];
  const names = performances.length === 0 ? usual.map((name) => ({ name, title: name })) : performances;
  const meaning = (word: string) => columnWords.find(([, shape]) => shape.test(word.toLowerCase().replace(/[\s_-]/g, "")))?.[0];
  return new Map(
    names.flatMap(({ name, title }) => {
      const told = meaning(title) ?? meaning(name);
      return told === undefined || name === "" ? [] : [[name, told] as const];
    }),
  );
}

/** A count that somebody of the game has is kept of all: a blank beside it is a nought. */
function withCounts(player: TypedPlayer, counted: ReadonlySet<Figure>): TypedPlayer {
  if (player.figures === null) return player;
  const { figures } = player;
  return { ...player, figures: { ...figures, ...Object.fromEntries([...counted].map((name) => [name, figures[name] ?? 0])) } };
}

/** A blank beside figures is none of them; `hasShots`: what was missed is told, or nothing was thrown. */
function figuresOf(line: ReadonlyMap<string, PhpValue>, columns: ReadonlyMap<string, ColumnMeaning>) {
  const told = new Map<ColumnMeaning, number>();
  for (const [key, value] of line) {
    const name = columns.get(key);
    const text = textOf(value);
    if (name !== undefined && /^\d{1,3}$/.test(text)) told.set(name, Number(text));
  }
  const of = (name: ColumnMeaning) => told.get(name) ?? 0;
  const points = told.get("points") ?? null;
  const counted = typedCounts.filter((name) => told.has(name));
  if ([...told.values()].every((value) => value === 0)) return { figures: null, points, hasShots: true, counted };
  const threes = [of("threePointersMade"), of("threePointersAttempted")] as const;
  const byGoals = told.has("goalsMade") || told.has("goalsAttempted");
  const twos = byGoals
    ? ([of("goalsMade") - threes[0], of("goalsAttempted") - threes[1]] as const)
    : ([of("twoPointersMade"), of("twoPointersAttempted")] as const);
  const shots = [twos, threes, [of("freeThrowsMade"), of("freeThrowsAttempted")] as const] as const;
  const scored = 2 * twos[0] + 3 * threes[0] + of("freeThrowsMade");
  const hasShots = shots.every(([made, attempted]) => made >= 0 && attempted >= made) && (points === null || points === 0 || scored > 0);
  const figures = {
    twoPointersMade: twos[0],
    twoPointersAttempted: twos[1],
    threePointersMade: threes[0],
    threePointersAttempted: threes[1],
    freeThrowsMade: of("freeThrowsMade"),
    freeThrowsAttempted: of("freeThrowsAttempted"),
    ...Object.fromEntries(counted.map((name) => [name, of(name)])),
  };
  return { figures, points, hasShots, counted };
}

/** SportsPress keeps the lists of both teams in one, each behind a 0. */
function listsBetween(ids: readonly string[]): readonly (readonly string[])[] {
  const lists: string[][] = [];
  for (const id of ids) {
    if (id === "0" || lists.length === 0) lists.push([]);
    if (id !== "0") lists.at(-1)?.push(id);
  }
  return lists;
}

function textOf(value: PhpValue | undefined): string {
  return typeof value === "number" || typeof value === "string" ? String(value).trim() : "";
}

function shirtOf(text: string): string {
  return /^(?:00|\d|[1-9]\d)$/.test(text.trim()) ? text.trim() : "";
}

/** A line of a box score has its parts between semicolons. */
function oneLine(title: string): string {
  return title
    .normalize("NFC")
    .replace(/[;\s]+/g, " ")
    .trim();
}
