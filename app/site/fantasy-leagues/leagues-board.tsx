import type { Locale } from "#contract/locale.ts";
import type { LeagueAddress } from "#contract/refs.ts";
import { useLanguage } from "../../i18n/language-provider.tsx";
import { pageLanguage } from "../../i18n/page-language.ts";
import { useT } from "../../i18n/use-t.ts";
import { LeagueScreen } from "./league-screen.tsx";
import { LeaguesScreen } from "./leagues-screen.tsx";

type Props = { locale: Locale; address: LeagueAddress; number: number | null; code: string | null };

/** Private leagues, or one of them: made in the browser, for this one visitor. */
export function LeaguesBoard({ locale, address, number, code }: Props) {
  // Rounds of the play-offs are named in its words.
  useT("playoffs");
  useT("fantasy");
  useT("fantasy-leagues");
  const { timeZone } = useLanguage();
  const language = pageLanguage(locale, timeZone);
  return number === null ? (
    <LeaguesScreen address={address} code={code} language={language} />
  ) : (
    <LeagueScreen address={address} number={number} language={language} />
  );
}
