import { addresses } from "#contract/addresses.ts";
import { shirtInk } from "../../charts/side-colors.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";
import { pairingText } from "../../i18n/pairing-text.ts";
import type { FigureContext } from "./figure-context.ts";
import type { BoardLine } from "./statistics-model.ts";
import type { Holder } from "../../sport/figure-table-model.ts";
import type { PlayedGame } from "#contract/game-summary.ts";
import type { PersonRef, TeamRef } from "#contract/refs.ts";

/** A person as a holder of figures, or, where there is none, the team itself. */
export function holderOf(person: PersonRef | null, team: TeamRef, { language, teamHref, named }: FigureContext): Holder {
  named.set(team.clubSlug, team);
  const clubHref = teamHref(team);
  const own =
    person === null
      ? { name: language.name(team.name), href: clubHref }
      : { name: fullName(person, language), href: addresses.player(language.locale, person.slug) };
  return { ...own, club: team.clubSlug, clubHref };
}

type Ranked = { readonly rank: number | null; readonly person: PersonRef | null; readonly team: TeamRef; readonly shirt?: string };

/** A line of a board but for its figure. */
export function boardLine(
  { rank, person, team, shirt }: Ranked,
  value: string,
  details: BoardLine["details"],
  context: FigureContext,
): BoardLine {
  const holder = holderOf(person, team, context);
  return { ...holder, rank, value, shirt: shirt ?? null, ink: shirtInk(team), isTeam: person === null, details };
}

/** "Avala – Gavran 88:79" and its address. */
export function gameLink({ ref, home, away }: PlayedGame, language: PageLanguage): { readonly text: string; readonly href: string } {
  const names = pairingText(language.locale, language.name(home.name), language.name(away.name));
  const score = home.points === null || away.points === null ? "" : ` ${language.format.score(home.points, away.points)}`;
  return { text: names + score, href: addresses.game(language.locale, ref) };
}

/** The day of a game; a dash where it is undated. */
export function dayOf(at: number | null, { format }: PageLanguage): string {
  return at === null ? "–" : format.date(at, "numeric");
}

function fullName({ givenName, familyName }: PersonRef, language: PageLanguage): string {
  return `${language.name(givenName)} ${language.name(familyName)}`;
}
