import { useState } from "react";
import { addresses } from "#contract/addresses.ts";
import type { LeagueBefore, LeagueDone } from "#contract/fantasy-leagues.ts";
import type { LeagueAddress } from "#contract/refs.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";
import { useT } from "../../i18n/use-t.ts";
import button from "../../ui/button.module.css";
import field from "../../ui/form-field.module.css";
import { Section } from "../../ui/section.tsx";
import { leagueWords, whyNot } from "./league-words.ts";
import { callLeagues, leaguesPath } from "./leagues-call.ts";
import styles from "./leagues-screen.module.css";

type Props = { leagues: readonly LeagueBefore[]; address: LeagueAddress; language: PageLanguage };

/** Private leagues of the season before: whoever was in one lets it go on, or enters one that does. FANL19 */
export function LeaguesBefore({ leagues, address, language }: Props) {
  const t = useT("fantasy-leagues");
  const [busy, setBusy] = useState<number | null>(null);
  const [fault, setFault] = useState<string | null>(null);

  async function carry({ seasonSlug, number }: LeagueBefore): Promise<void> {
    setBusy(number);
    const outcome = await callLeagues<LeagueDone>("POST", `${leaguesPath(address)}/carry`, { season: seasonSlug, number });
    if (outcome.kind === "done") {
      location.assign(addresses.ownLeague(language.locale, address.seasonSlug, address.leagueSlug, outcome.data.number));
      return;
    }
    setBusy(null);
    setFault(whyNot(outcome, language));
  }

  return (
    <Section title={t("before.title")}>
      <p>{t("before.text")}</p>
      {fault !== null && (
        <p role="alert" className={field.fault}>
          {fault}
        </p>
      )}
      <ul className={styles.list}>
        {leagues.map((league) => {
          const { number, kind, seasonName, goesOn } = league;
          const name = leagueWords(league, language);
          return (
            <li key={number} className={styles.line}>
              <div>
                <h3>{name}</h3>
                <p>{[t(`kind.${kind}`), seasonName, ...(goesOn ? [t("before.goesOn")] : [])].join(" · ")}</p>
              </div>
              <button
                type="button"
                className={button.other}
                disabled={busy !== null}
                aria-label={t(goesOn ? "before.enterLabel" : "before.carryLabel", { league: name })}
                onClick={() => void carry(league)}
              >
                {t(goesOn ? "before.enter" : "before.carry")}
              </button>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
