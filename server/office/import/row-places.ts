import type { Language } from "#contract/locale.ts";
import { fibaProfileOn } from "#core/rules/rule-profile.ts";
import { type DraftRow, fieldText } from "./import-draft.ts";
import type { ImportWriter } from "./import-writer.ts";
import { seasonOn } from "./result-row.ts";
import { SettledNames } from "./settled-names.ts";
import type { ImportPlace, namedPlace, StandingRows, StoredWorld } from "./stored-world.ts";

/** What a league's first competition is called until its office says otherwise: a name that is stored, in the league's own language. */
const usualNames: Readonly<Record<Language, string>> = {
  en: "League",
  sr: "Liga",
  sl: "Liga",
  es: "Liga",
  fr: "Championnat",
  ru: "Лига",
};

export type WritingPlace = {
  readonly stands: StoredWorld;
  readonly place: ImportPlace;
  /** What stands already in a competition; `null`: in one that is made first. */
  readonly rowsIn: (competition: string | null) => Promise<StandingRows>;
  /** A season by the name that a file gives it, and its competition. */
  readonly placeIn: (season: string, competition: string | null) => ReturnType<typeof namedPlace>;
};

/** The seasons and competitions of a file's rows, each settled once. */
export class RowPlaces {
  readonly #writer: ImportWriter;
  readonly #where: WritingPlace;
  readonly #settled = new SettledNames();
  /** Of the seasons that the file names, the last: of a league that has none it is the one that is on. */
  readonly #newest: string;

  /** `rows`: those that a season may be made for. */
  constructor(writer: ImportWriter, where: WritingPlace, rows: readonly DraftRow[]) {
    this.#writer = writer;
    this.#where = where;
    const seasons = where.place.season === null ? rows.map((row) => fieldText(row, "season")) : [];
    this.#newest = seasons.toSorted().at(-1) ?? "";
  }

  /**
   * The league that the office has named, or the season's first; a row of another season has that season's. It is made with its season
   * where there is none.
   */
  async competition(row: DraftRow): Promise<string | null> {
    const { stands, place } = this.#where;
    const { other, named, key } = this.#saidPlace(row);
    if (key === null) return stands.competition;
    return this.#settled.once(key, async () => {
      const found = await this.#foundPlace(row);
      if (found.competition !== null) return found.competition;
      const season = found.season ?? (await this.#settled.once(`season/${other ?? ""}`, () => this.#season(row, other)));
      if (season === null) return null;
      const name = named || (place.competition ?? usualNames[stands.world.language]);
      const rules = {
        type: "league",
        // Of another season than the one that is played, what its games were played by: so far always the edition before.
        rules: other === null ? fibaProfileOn(stands.world.today) : "fiba",
        ranking: "fiba",
        place: 0,
        onHomePage: other === null || other === this.#newest,
      } as const;
      return this.#writer.put("competition", row.at, null, { season, name, ...rules });
    });
  }

  /** The competition of a row where another row of the file has it, or the league; nothing is made. */
  async standing(row: DraftRow): Promise<string | null> {
    const { key } = this.#saidPlace(row);
    if (key === null) return this.#where.stands.competition;
    return this.#settled.get(key) ?? (await this.#foundPlace(row)).competition;
  }

  /** Which season and competition a row names, if not those that are on; `key`: what it is settled by, `null` where it stands. */
  #saidPlace(row: DraftRow) {
    const { stands, place } = this.#where;
    const other = otherSeasonOf(row, this.#where);
    const named = place.competition === null ? fieldText(row, "competition") : "";
    const isUsual = other === null && named === "" && stands.competition !== null;
    return { other, named, key: isUsual ? null : `competition/${other ?? ""}/${named}` };
  }

  async #foundPlace(row: DraftRow): ReturnType<WritingPlace["placeIn"]> {
    const { stands, place } = this.#where;
    const { other, named } = this.#saidPlace(row);
    const season = other ?? (named === "" ? null : (stands.season?.name ?? null));
    if (season === null) return { season: stands.season?.slug ?? null, competition: null };
    return this.#where.placeIn(season, named === "" ? place.competition : named);
  }

  async #season(row: DraftRow, other: string | null): Promise<string | null> {
    const { stands, place } = this.#where;
    const name = other ?? place.season ?? seasonOn(stands.world.today);
    const years = /^(\d{4})\D(\d{2,4})$/.exec(name);
    const days = years ? { from: `${years[1]}-08-01`, until: `${Number(years[1]) + 1}-07-31` } : {};
    const current = !stands.hasCurrent && (other === null || other === this.#newest);
    return this.#writer.put("season", row.at, null, { name, ...days, current });
  }
}

/** Of which season a row is, where that is not the one that the office has named, nor the one that is on. */
function otherSeasonOf(row: DraftRow, { stands, place }: WritingPlace): string | null {
  const said = fieldText(row, "season");
  if (said !== "") return said === stands.season?.name ? null : said;
  if (!("homePoints" in row) || place.season !== null) return null;
  const [day, { season }] = [fieldText(row, "date"), stands.world];
  return day === "" || season === null || (day >= season.from && day <= season.until) ? null : seasonOn(day);
}
