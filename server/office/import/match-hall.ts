import { mistakesBetween } from "./spelling-mistakes.ts";
import type { OfficeWorld, WorldHall } from "./office-world.ts";
import { nameKey, storedName } from "./own-letters.ts";
import type { QuestionBook } from "./question-book.ts";

/** Words that say what kind of place it is: of those of one line two names may be one place. */
const kindsOfPlace = {
  hall: "hala hale dvorana sportska sportna sportova sportski centar sc sala pabelon pavelo polideportivo municipal polivalente palacio deportes centro deportivo hall arena sports centre center gimnase complexe sportif sale palais des dvorec sporta sportivni sportkompleks zal halle de la el los las del in i",
  school:
    "os osnovna skola skole skolska sole solski telovadnica fiskulturna gimnazija ies ceip colegio instituto gimnasio school ecole college licee skola sosh",
  balloon: "balon baloon bule bubble",
  open: "teren igraliste pista cancha exterior open outdoor terrain court",
} as const;

type PlaceKind = keyof typeof kindsOfPlace;
const kindOfWord = new Map<string, PlaceKind>(
  (Object.entries(kindsOfPlace) as [PlaceKind, string][]).flatMap(([kind, words]) =>
    words.split(" ").map((word) => [nameKey(word), kind] as const),
  ),
);

type NamedHall = { readonly hall: WorldHall; readonly key: string; readonly words: readonly string[]; readonly own: readonly string[] };

/** Halls of the league by what a file calls them. One that is near another is never made, nor taken, without asking. IMPF13 */
export class HallMatcher {
  private readonly halls: readonly NamedHall[];
  private readonly book: QuestionBook;
  private readonly language: string | null;
  private readonly known = new Map<string, { readonly name: string; readonly isNew: boolean }>();

  constructor(world: OfficeWorld, book: QuestionBook) {
    this.halls = world.halls.map((hall) => {
      const key = nameKey(hall.name);
      return { hall, key, words: key.split(" "), own: ownWords(key.split(" ")) };
    });
    this.book = book;
    this.language = world.language;
  }

  certain(written: string): string | null {
    const key = nameKey(written);
    const whole = this.halls.find((hall) => hall.key === key);
    // Behind its name, after a mark, its own town.
    const [, name, town] = /^(.+?)\s*(?:[,;(]|\s[–—-]\s)\s*([^,;()]+)\)?$/u.exec(written) ?? [];
    if (whole !== undefined || name === undefined || town === undefined) return whole?.hall.name ?? null;
    const inTown = this.halls.find(({ hall, key: own }) => own === nameKey(name) && nameKey(hall.town ?? "") === nameKey(town));
    return inTown?.hall.name ?? null;
  }

  /** `isListed`: the file is a list of halls, which is there to bring new ones. */
  match(written: string, at: string, isListed = false): { readonly name: string; readonly isNew: boolean } {
    const known = this.known.get(written);
    if (known !== undefined) return known;
    const found = this.find(written, at, isListed);
    this.known.set(written, found);
    return found;
  }

  private find(written: string, at: string, isListed: boolean): { name: string; isNew: boolean } {
    const exact = this.certain(written);
    if (exact !== null) return { name: exact, isNew: false };
    const isAlone = this.halls.length === 0;
    const words = this.withoutInitials(nameKey(written).split(" "));
    const kind = placeKind(words);
    const near = this.near(words);
    const sameKind = near.filter((hall) => !isOtherPlace(kind, placeKind(hall.words)));
    const names = sameKind.map(({ hall }) => hall.name);
    const kindOfQuestion = names.length > 1 ? "which" : names.length === 1 ? "same-hall" : "new-hall";
    if (isAlone || (kindOfQuestion === "new-hall" && near.length === 0 && isListed))
      return { name: storedName(written, this.language), isNew: true };
    const beside = near.map(({ hall }) => hall.name);
    const question = {
      kind: kindOfQuestion,
      at,
      name: written,
      ...(names.length === 1 ? { proposal: names[0] } : { choices: names.length > 1 ? names : beside }),
    };
    const said = this.book.askOfName(question, ["same-hall", "which", "new-hall"]);
    const named = typeof said === "string" ? this.certain(said) : null;
    if (named !== null) return { name: named, isNew: false };
    if (said === undefined && names.length === 1) return { name: names[0] as string, isNew: false };
    return { name: storedName(written, this.language), isNew: true };
  }

  /** `ŠD` of Športna dvorana is what kind of place it is, not which. */
  private withoutInitials(words: readonly string[]): string[] {
    const isInitials = (word: string) =>
      word.length >= 2 &&
      word.length <= 3 &&
      this.halls.some(
        (hall) => hall.words.length > word.length && [...word].every((letter, at) => hall.words[at]?.startsWith(letter) === true),
      );
    return words.filter((word, at) => at > 0 || !isInitials(word));
  }

  private near(words: readonly string[]): readonly NamedHall[] {
    const own = ownWords(words);
    if (own.length === 0) return [];
    const shares = (one: readonly string[], other: readonly string[]) =>
      one.length > 0 && one.every((word) => other.some((each) => isSameWord(word, each)));
    const byName = this.halls.filter((hall) => shares(own, hall.own) || shares(hall.own, own));
    if (byName.length > 0) return byName;
    const byTown = this.halls.filter(({ hall }) => hall.town !== null && shares(own, nameKey(hall.town).split(" ")));
    return byTown;
  }
}

function ownWords(words: readonly string[]): string[] {
  return words.filter((word) => !kindOfWord.has(word));
}

function isSameWord(one: string, other: string): boolean {
  return one === other || (one.length > 4 && other.length > 4 && mistakesBetween(one, other) <= 1);
}

function placeKind(words: readonly string[]): PlaceKind | null {
  const kinds = words.map((word) => kindOfWord.get(word)).filter((kind) => kind !== undefined);
  return kinds.find((kind) => kind !== "hall") ?? kinds[0] ?? null;
}

/** A balloon is not the hall beside it; a school's hall may be called either. */
function isOtherPlace(one: PlaceKind | null, other: PlaceKind | null): boolean {
  const isApart = (kind: PlaceKind | null) => kind === "balloon" || kind === "open";
  return one !== other && (isApart(one) || isApart(other));
}
