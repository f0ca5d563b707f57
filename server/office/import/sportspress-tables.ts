import { type DraftRow, fieldText } from "./import-draft.ts";
import { isPhpList, type PhpValue } from "./php-value.ts";
import { placeOfPost, type SportsPressSite } from "./sportspress-site.ts";
import { metaValue, type WordPressPost } from "./wordpress-export.ts";

type Figure = "games" | "wins" | "losses";
type ClubRecord = Readonly<Record<Figure, number>>;

/** What a column counts, by its title or key; whatever else a table has is worked out of these, or ranks by other rules. */
const columnWords: readonly (readonly [Figure, RegExp])[] = [
  ["games", /^(?:gp|g|p|pld|mp|ut|ok|pj|j|и)$/],
  ["wins", /^(?:w|win|wins|pob|pg|v|z|в)$/],
  ["losses", /^(?:l|loss|losses|por|pp|d|i|п)$/],
];

/**
 * SportsPress works its tables out of its games, as this league does; what somebody has typed into one is compared with the results of the
 * same file, and told where it differs. Points that a table adds or takes away are a ruling of the league, which its office makes: they are
 * told, and nothing is written. WXR13, WXR14
 */
export function tablesOfSportsPress(site: SportsPressSite): void {
  const { draft, of } = site;
  const columns = columnsOf(of("sp_column"));
  const records = recordsOf(draft.rows);
  let bare = 0;
  for (const table of of("sp_table")) {
    // Whoever reads of it wants to know what differs, not by which number WordPress calls the table.
    const cell = (club: string, key: string, says: string) => `${table.title || placeOfPost(table)}, ${club}, ${key}: ${says}`;
    const told = teamsOf(site, metaValue(table, "sp_teams"));
    const [season, competition] = [table.terms.get("sp_season")?.[0]?.name, table.terms.get("sp_league")?.[0]?.name];
    const place = placeOf({ at: "", season, competition });
    let compared = 0;
    for (const [club, cells] of told) {
      const own = records.get(`${place}\n${club}`);
      for (const [key, figure] of columns) {
        const typed = cells.get(key);
        if (typed === undefined) continue;
        compared += 1;
        const counted = own?.[figure] ?? 0;
        if (typed !== counted) draft.warnings.push({ at: cell(club, key, `${typed} ≠ ${counted}`), kind: "table-differs" });
      }
    }
    for (const [club, cells] of teamsOf(site, metaValue(table, "sp_adjustments")))
      for (const [key, by] of cells)
        if (by !== 0) draft.warnings.push({ at: cell(club, key, `${by > 0 ? "+" : ""}${by}`), kind: "table-adjusted" });
    if (compared === 0) bare += 1;
  }
  if (bare > 0) draft.left.push({ at: "sp_table", why: `table without figures of its own: ${bare}` });
}

function columnsOf(posts: readonly WordPressPost[]): ReadonlyMap<string, Figure> {
  const names = posts.length === 0 ? ["w", "l"].map((name) => ({ name, title: name })) : posts;
  const meaning = (word: string) => columnWords.find(([, shape]) => shape.test(word.trim().toLowerCase()))?.[0];
  const columns = new Map<string, Figure>();
  for (const { name, title } of names) {
    const figure = meaning(title) ?? meaning(name);
    if (figure !== undefined && ![...columns.values()].includes(figure)) columns.set(name, figure);
  }
  return columns;
}

/** Numbers that somebody has typed, by club and column. */
function teamsOf({ clubOf }: SportsPressSite, value: PhpValue): readonly (readonly [string, ReadonlyMap<string, number>])[] {
  if (!isPhpList(value)) return [];
  return [...value].flatMap(([id, cells]) => {
    const club = clubOf(id);
    if (club === null || !isPhpList(cells)) return [];
    const numbers = [...cells].flatMap(([key, cell]) => {
      const text = typeof cell === "number" || typeof cell === "string" ? String(cell).trim() : "";
      return /^[+-]?\d{1,4}$/.test(text) ? [[key, Number(text)] as const] : [];
    });
    return [[club, new Map(numbers)] as const];
  });
}

/** Games won and lost on the court or off it, by season, competition and club. */
function recordsOf(rows: readonly DraftRow[]): ReadonlyMap<string, ClubRecord> {
  const records = new Map<string, ClubRecord>();
  for (const row of rows) {
    const [home, away] = [row["homePoints"], row["awayPoints"]];
    if (typeof home !== "number" || typeof away !== "number") continue;
    const place = placeOf(row);
    for (const [club, isWon] of [
      [fieldText(row, "home"), home > away],
      [fieldText(row, "away"), away > home],
    ] as const) {
      const key = `${place}\n${club}`;
      const { games, wins, losses } = records.get(key) ?? { games: 0, wins: 0, losses: 0 };
      records.set(key, { games: games + 1, wins: wins + Number(isWon), losses: losses + Number(!isWon) });
    }
  }
  return records;
}

function placeOf(row: DraftRow): string {
  return `${fieldText(row, "season")}\n${fieldText(row, "competition")}`;
}
