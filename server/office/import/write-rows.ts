import { newClubColours } from "#contract/office/club.ts";
import { rosterPositions } from "#contract/office/roster-entry.ts";
import { titleSlug } from "#core/wording/slug.ts";
import { isCountry } from "#contract/person-details.ts";
import { type DraftRow, fieldText } from "./import-draft.ts";
import type { ImportWriter } from "./import-writer.ts";
import type { MovedThing, OldAddress } from "./old-addresses.ts";
import { rulingOf, scoreOf } from "./result-row.ts";
import { RowPlaces, type WritingPlace } from "./row-places.ts";
import { SettledNames } from "./settled-names.ts";
import type { StandingRows } from "./stored-world.ts";

/** What a row says that no field of the office keeps yet: it is counted, so that nobody thinks that it is there. */
const unkeptFields: Readonly<Record<string, readonly string[]>> = {
  player: ["licence"],
  club: ["town", "president", "phone", "mail", "site", "founded", "note"],
};

/** `unkept`: how many of which kind are kept nowhere. `addresses`: where readers knew what was written on another site. */
export type WrittenRows = { readonly unkept: Readonly<Record<string, number>>; readonly addresses: readonly OldAddress[] };

/** Writes the rows of a dry run, clubs and halls before whatever names them. IMPW1 */
export async function writeRows(writer: ImportWriter, rows: readonly DraftRow[], where: WritingPlace): Promise<WrittenRows> {
  const unkept: Record<string, number> = {};
  const addresses: OldAddress[] = [];
  const table = new RowTable(writer, where, rows);
  for (const row of rows) {
    const kind = kindOf(row);
    const address = kind === "old-address" ? await table.address(row) : null;
    if (address !== null) {
      addresses.push(address);
      continue;
    }
    const lost = (await writeRow(table, row)) ? unsaid(kind, row) : [kind];
    for (const each of lost) unkept[each] = (unkept[each] ?? 0) + 1;
  }
  return { unkept, addresses };
}

const namedKinds = ["official", "hall", "sponsor", "news", "old-address"];

function kindOf(row: DraftRow): string {
  if ("homePoints" in row) return "result";
  if ("home" in row) return "fixture";
  if (namedKinds.includes(fieldText(row, "kind"))) return fieldText(row, "kind");
  return "family" in row ? fieldText(row, "role") || "player" : "club";
}

function unsaid(kind: string, row: DraftRow): readonly string[] {
  const fields = (unkeptFields[kind] ?? []).filter((field) => fieldText(row, field) !== "");
  const nationality = fieldText(row, "nationality");
  const isForeign = nationality !== "" && !isCountry(nationality);
  return [...fields, ...(isForeign ? ["nationality"] : [])].map((field) => `${kind}.${field}`);
}

async function writeRow(table: RowTable, row: DraftRow): Promise<boolean> {
  const kind = kindOf(row);
  if (kind === "fixture" || kind === "result") await table.game(row);
  else if (kind === "official") await table.official(row);
  else if (kind === "sponsor") return table.sponsor(row);
  else if (kind === "news") await table.news(row);
  else if (kind === "hall") await table.hall(fieldText(row, "name"), row);
  else if (kind === "player") await table.player(row);
  else if (kind === "club") await table.club(fieldText(row, "name"), row);
  // A coach stands at the games that he has coached, and nowhere else yet. WXR17
  else if (kind === "coach") return "games" in row;
  else return false;
  return true;
}

/** Rows of the file as rows of the league: each name is settled once, whatever number of rows bears it. */
class RowTable {
  readonly #writer: ImportWriter;
  readonly #where: WritingPlace;
  readonly #settled = new SettledNames();
  readonly #rounds = new Map<string, number>();
  #newClubs = 0;
  readonly #lastRound: number;
  readonly #places: RowPlaces;
  readonly #standing = new Map<string | null, StandingRows>();
  readonly #found = new Set<string>();
  #sponsors = 0;
  /** So many pieces of a file have had a title of this address. */
  readonly #titles = new Map<string, number>();
  /** What a row of the file has become, by its place. */
  readonly #became = new Map<string, { readonly thing: MovedThing; readonly slug: string }>();

  constructor(writer: ImportWriter, where: WritingPlace, rows: readonly DraftRow[]) {
    this.#writer = writer;
    this.#where = where;
    this.#places = new RowPlaces(
      writer,
      where,
      rows.filter((row) => kindOf(row) !== "old-address"),
    );
    this.#lastRound = rows.reduce((last, row) => Math.max(last, numberOfRound(row)), 0);
  }

  /** Where readers knew a row by that has been written; of a table, its competition. `null`: there is none, nor is one made. WXR13, WXR15 */
  async address(row: DraftRow): Promise<OldAddress | null> {
    const of = fieldText(row, "of");
    const became = of === "" ? this.#named("competition", await this.#places.standing(row)) : this.#became.get(of);
    return became ? { path: fieldText(row, "path"), ...became } : null;
  }

  #named(thing: MovedThing, slug: string | null) {
    return slug === null ? undefined : { thing, slug };
  }

  /** What a row has become, where the door has taken it. */
  #becomes(at: string, thing: MovedThing, slug: string | null): string | null {
    const became = this.#named(thing, slug);
    if (became && !this.#became.has(at)) this.#became.set(at, became);
    return slug;
  }

  async club(name: string, row: DraftRow): Promise<string | null> {
    return this.#becomes(row.at, "club", await this.#clubOf(name, row));
  }

  async #clubOf(name: string, row: DraftRow): Promise<string | null> {
    return this.#settled.once(`club/${name}`, async () => {
      const slug = this.#where.stands.clubs.get(name) ?? null;
      const code = fieldText(row, "short").slice(0, 5) || null;
      if (slug !== null && code === null) return slug;
      return this.#writer.put(
        "club",
        row.at,
        slug,
        slug === null ? { name, code: code ?? codeOf(name), ...this.#nextColours() } : { code },
      );
    });
  }

  /** Until somebody gives a new club its own. OFF54 */
  #nextColours(): ReturnType<typeof newClubColours> {
    this.#newClubs += 1;
    return newClubColours(this.#where.stands.clubs.size + this.#newClubs - 1);
  }

  async hall(name: string, row: DraftRow): Promise<string | null> {
    return this.#settled.once(`hall/${name}`, async () => {
      const slug = this.#where.stands.halls.get(name) ?? null;
      const [latitude, longitude] = [row["latitude"], row["longitude"]];
      const isList = row["kind"] === "hall";
      const coordinates = typeof latitude === "number" && typeof longitude === "number" ? { latitude, longitude } : null;
      const said = isList ? told({ city: row["town"], address: row["address"], seats: row["seats"], coordinates }) : {};
      if (slug !== null && Object.keys(said).length === 0) return slug;
      return this.#writer.put("hall", row.at, slug, slug === null ? { name, ...said } : said);
    });
  }

  async official(row: DraftRow): Promise<void> {
    const [givenName, familyName] = [fieldText(row, "given"), fieldText(row, "family")];
    const slug = (await this.#rowsIn(this.#where.stands.competition)).officials.get(`${givenName} ${familyName}`) ?? null;
    const said = told({ role: row["role"], town: row["town"], grade: row["grade"], phone: row["phone"], mail: row["mail"] });
    await this.#writer.put("official", row.at, slug, slug === null ? { givenName, familyName, ...said } : said);
  }

  /** Without an address a sponsor’s mark leads nowhere: it is counted, and waits for one. */
  async sponsor(row: DraftRow): Promise<boolean> {
    const [name, website] = [fieldText(row, "name"), fieldText(row, "site")];
    const { sponsors } = await this.#rowsIn(this.#where.stands.competition);
    const slug = sponsors.get(name) ?? null;
    if (slug === null && website === "") return false;
    const place = sponsors.size + 1 + this.#sponsors;
    if (slug === null) this.#sponsors += 1;
    await this.#writer.put("sponsor", row.at, slug, slug === null ? { name, website, place } : told({ website }));
    return true;
  }

  /** A piece that stands under the address of its title is the newsroom's by now, and stays as it is. WXR8 */
  async news(row: DraftRow): Promise<void> {
    const slug = titleSlug(fieldText(row, "title")) || "news";
    const nth = (this.#titles.get(slug) ?? 0) + 1;
    this.#titles.set(slug, nth);
    const stands = (await this.#rowsIn(this.#where.stands.competition)).news.get(nth === 1 ? slug : `${slug}-${nth}`) ?? null;
    const { language } = this.#where.stands.world;
    const [day, time] = [fieldText(row, "date"), fieldText(row, "time")];
    const inOwn = (field: string) => ({ [language]: fieldText(row, field) });
    const published = day === "" ? null : `${day}T${time || "12:00"}`;
    const said = { kind: "announcement", title: inOwn("title"), summary: inOwn("summary"), text: inOwn("text"), published };
    this.#becomes(row.at, "news", await this.#writer.put("news", row.at, stands, stands === null ? said : {}));
  }

  /** Somebody, and his place on the list of his club. */
  async player(row: DraftRow): Promise<void> {
    const person = await this.#person(row);
    const team = person && fieldText(row, "club") !== "" ? await this.#team(fieldText(row, "club"), row) : null;
    if (person === null || team === null) return;
    const position = rosterPositions.find((each) => each === row["position"]);
    const said = told({ shirt: row["number"], position });
    const { entries } = await this.#rowsIn(await this.#places.competition(row));
    const slug = entries.get(`${team}/${person}`) ?? this.#settled.get(`entry/${team}/${person}`) ?? null;
    if (slug !== null && Object.keys(said).length === 0) return;
    const entry = await this.#writer.put("roster-entry", row.at, slug, slug === null ? { team, person, ...said } : said);
    this.#settled.set(`entry/${team}/${person}`, entry);
  }

  /** A game, and how it ended where the row says so. IMPW7 */
  async game(row: DraftRow): Promise<void> {
    const competition = await this.#places.competition(row);
    const [home, away] = [await this.#team(fieldText(row, "home"), row), await this.#team(fieldText(row, "away"), row)];
    if (competition === null || home === null || away === null) return;
    const round = this.#round(row);
    const [day, time] = [fieldText(row, "date"), fieldText(row, "time")];
    const hall = fieldText(row, "hall") === "" ? null : await this.hall(fieldText(row, "hall"), row);
    const when = day === "" ? { tipOff: null, day: null } : time === "" ? { tipOff: null, day } : { tipOff: `${day}T${time}`, day: null };
    const isResult = "homePoints" in row;
    const result = isResult ? { score: scoreOf(row), ruling: rulingOf(row), ...("box" in row && { box: row["box"] }) } : {};
    const found = await this.#standingGame(competition, `${round}/${home}/${away.slice(competition.length + 1)}`, day);
    // A list of results seldom has hours: it takes none away from a game that stands on its day.
    const isThere = isResult && found !== null && (day === "" || (time === "" && found.day === day));
    const said = { ...(!isThere && when), ...(hall !== null && { hall }), ...result };
    const typed = found === null ? { competition, round, home, away, ...said } : said;
    this.#becomes(row.at, "fixture", await this.#writer.put("fixture", row.at, found?.slug ?? null, typed));
  }

  /** Each game that stands is one row of the file: the one of its day, else the first that no row has found yet. */
  async #standingGame(competition: string, key: string, day: string) {
    const games = ((await this.#rowsIn(competition)).fixtures.get(key) ?? []).filter(({ slug }) => !this.#found.has(slug));
    const game = games.find((each) => each.day === day) ?? games[0] ?? null;
    if (game !== null) this.#found.add(game.slug);
    return game;
  }

  async #rowsIn(competition: string | null): Promise<StandingRows> {
    const known = this.#standing.get(competition);
    if (known) return known;
    const rows = await this.#where.rowsIn(competition);
    this.#standing.set(competition, rows);
    return rows;
  }

  async #person(row: DraftRow): Promise<string | null> {
    const slug = fieldText(row, "match") || null;
    const nationality = fieldText(row, "nationality");
    const said = told({ born: row["born"], height: row["cm"], nationality: isCountry(nationality) ? nationality : null });
    const names = { givenName: row["given"], familyName: row["family"] };
    // Of one post there is one person, on however many lists. WXR9
    const same = this.#settled.get(`of/${fieldText(row, "of")}`);
    if (same !== undefined) return same;
    // Somebody who stands with two clubs is one person.
    const twin =
      row["note"] === "second club" ? `person/${fieldText(row, "family")}/${fieldText(row, "given")}/${fieldText(row, "born")}` : null;
    const known = twin === null ? undefined : this.#settled.get(twin);
    const person =
      known !== undefined
        ? known
        : slug !== null && Object.keys(said).length === 0
          ? slug
          : await this.#writer.put("person", row.at, slug, slug === null ? { ...names, ...said } : said);
    this.#settled.set(`person/${fieldText(row, "family")}/${fieldText(row, "given")}/${fieldText(row, "born")}`, person);
    this.#settled.set(`of/${row.at}`, person);
    return this.#becomes(row.at, "person", person);
  }

  async #team(clubName: string, row: DraftRow): Promise<string | null> {
    const competition = await this.#places.competition(row);
    return this.#settled.once(`team/${competition}/${clubName}`, async () => {
      const club = await this.#clubOf(clubName, { at: row.at });
      if (competition === null || club === null) return null;
      const stands = (await this.#rowsIn(competition)).teams.get(club);
      if (stands !== undefined) return stands;
      return this.#writer.put("team", row.at, null, { competition, club, name: clubName, shortName: clubName, code: codeOf(clubName) });
    });
  }

  /** A round by its number; of rounds that are words, behind all that are numbered, in the order in which they stand. */
  #round(row: DraftRow): number {
    const number = numberOfRound(row);
    if (number > 0) return number;
    const name = fieldText(row, "round");
    const place = this.#rounds.get(name) ?? this.#lastRound + this.#rounds.size + 1;
    this.#rounds.set(name, place);
    return place;
  }
}

/** What a file says: an empty cell says nothing, and takes nothing away. IMPW4 */
function told(said: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(said).filter(([, value]) => value !== null && value !== undefined && value !== ""));
}

/** Three letters of its longest word, as scoreboards show it. */
function codeOf(name: string): string {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== "");
  const longest = words.reduce((one, other) => (other.length > one.length ? other : one), "");
  return [...longest].slice(0, 3).join("").toUpperCase() || "TBD";
}

function numberOfRound(row: DraftRow): number {
  return Number(/^\d{1,3}/.exec(fieldText(row, "round"))?.[0] ?? 0);
}
