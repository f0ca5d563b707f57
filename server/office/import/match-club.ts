import { mistakesBetween } from "./spelling-mistakes.ts";
import type { OfficeWorld, WorldClub } from "./office-world.ts";
import { nameKey, storedName } from "./own-letters.ts";
import type { QuestionBook } from "./question-book.ts";

/** Words that say that it is a club, and nothing of which. */
const generic: ReadonlySet<string> = new Set(
  "kk okk zkk kd kkk bk bbk zbk bc cb cd ud ad ab ub sd szd sk sad as us bbc fc basket baloncesto basketball basquet club klub klub kosarkaski kosarkarski omladinski drustvo sportsko sportno sportski de la el del team tim ekipa бк"
    .split(" ")
    .map((word) => nameKey(word)),
);

/** Cells of a sheet that are tried as clubs; a list has few names. */
const mostRemembered = 5000;

const aside = /\s*[([](?:[^)\]]*)[)\]]\s*/gu;

/**
 * Clubs of the league by what a file calls them. Taken without asking: its name in any script, without marks, without the words that every
 * club has, its short name. Asked: whatever is only near. Never made silently. IMPF13
 */
export class ClubMatcher {
  private readonly clubs: readonly { readonly club: WorldClub; readonly key: string; readonly core: readonly string[] }[];
  private readonly book: QuestionBook;
  private readonly language: string | null;
  private readonly known = new Map<string, string>();
  private readonly tried = new Map<string, string | null>();

  constructor(world: OfficeWorld, book: QuestionBook) {
    this.clubs = world.clubs.map((club) => ({ club, key: nameKey(club.name), core: coreOf(nameKey(club.name)) }));
    this.book = book;
    this.language = world.language;
  }

  /** The club's own name, without asking anything; `null`: it would have to be asked. */
  certain(written: string): string | null {
    const known = this.tried.get(written);
    if (known !== undefined) return known;
    const sure = this.sure(nameKey(written));
    const found = sure.length === 1 ? (sure[0] as string) : null;
    if (this.tried.size < mostRemembered) this.tried.set(written, found);
    return found;
  }

  /** Whether a text could be one of the league's clubs. */
  isNear(written: string): boolean {
    return written !== "" && (this.sure(nameKey(written)).length > 0 || this.near(written).length > 0);
  }

  /** The club's own name, or what is written where the league has no such club. `at` is where it stands first. */
  match(written: string, at: string): string {
    const known = this.known.get(written);
    if (known !== undefined) return known;
    const found = this.find(written, at);
    this.known.set(written, found);
    return found;
  }

  private find(written: string, at: string): string {
    const whole = this.certain(written) ?? this.certain(written.replace(aside, " "));
    if (whole !== null) return whole;
    const plain = written.replace(aside, " ").trim() || written;
    const answered = this.book.answerOfName(plain, ["same-club", "which"]) ?? this.book.answerOfName(written, ["same-club", "which"]);
    const sure = this.sure(nameKey(plain));
    const near = sure.length > 0 ? sure : this.near(plain);
    const kind = near.length > 1 ? "which" : near.length === 1 ? "same-club" : "new-club";
    const question = { kind, at, name: plain, ...(near.length === 1 ? { proposal: near[0] } : { choices: near }) };
    const said = this.clubs.length === 0 ? undefined : (this.book.askOfName(question, ["same-club", "which"]) ?? answered);
    if (typeof said === "string")
      return this.clubs.find(({ club }) => nameKey(club.name) === nameKey(said))?.club.name ?? storedName(plain, this.language);
    return near.length === 1 ? (near[0] as string) : storedName(plain, this.language);
  }

  private sure(key: string): string[] {
    const named = this.clubs.filter((club) => club.key === key || (club.club.short !== null && nameKey(club.club.short) === key));
    if (named.length > 0) return named.map(({ club }) => club.name);
    const core = coreOf(key).join(" ");
    return this.clubs.filter((club) => core !== "" && club.core.join(" ") === core).map(({ club }) => club.name);
  }

  private near(written: string): string[] {
    const core = coreOf(nameKey(written));
    if (core.length === 0) return [];
    const byWords = this.clubs.filter((club) => isWithin(core, club.core) || isWithin(club.core, core) || isShortened(core, club.core));
    if (byWords.length > 0) return byWords.map(({ club }) => club.name);
    const bySpelling = this.clubs.filter((club) => isMisspelt(core.join(" "), club.core.join(" ")));
    if (bySpelling.length > 0) return bySpelling.map(({ club }) => club.name);
    const key = core.join(" ");
    const byTown = this.clubs.filter(({ club }) => club.town !== null && nameKey(club.town) === key);
    if (byTown.length > 0) return byTown.map(({ club }) => club.name);
    const shared = this.clubs.filter((club) => core.some((word) => word.length > 3 && club.core.includes(word)));
    return shared.map(({ club }) => club.name);
  }
}

function coreOf(key: string): string[] {
  const words = key.split(" ").filter((word) => word !== "");
  const core = words.filter((word) => !generic.has(word));
  return core.length === 0 ? words : core;
}

function isWithin(few: readonly string[], many: readonly string[]): boolean {
  return few.some((word) => word.length > 2) && few.every((word) => many.includes(word));
}

/** `Orlovi G. R.` of Orlovi Gornja Reka: each word begins the one in its place. */
function isShortened(short: readonly string[], whole: readonly string[]): boolean {
  const letters = short.join("");
  if (letters.length < 3) return false;
  if (short.length === 1 && whole.length > 1 && letters === whole.map((word) => word[0]).join("")) return true;
  return short.length <= whole.length && short.every((word, at) => whole[at]?.startsWith(word) === true);
}

function isMisspelt(one: string, other: string): boolean {
  const allowed = Math.min(one.length, other.length) < 4 ? 0 : Math.min(one.length, other.length) < 8 ? 1 : 2;
  return allowed > 0 && mistakesBetween(one, other) <= allowed;
}
