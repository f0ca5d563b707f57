import { useState, type SubmitEvent } from "react";
import { addresses } from "#contract/addresses.ts";
import type { OwnFans } from "#contract/fantasy-leagues.ts";
import { myFantasyPath } from "#contract/my-fantasy.ts";
import { rankingParameters } from "#contract/ranking-address.ts";
import type { LeagueAddress } from "#contract/refs.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";
import { useT } from "../../i18n/use-t.ts";
import field from "../../ui/form-field.module.css";
import { Section } from "../../ui/section.tsx";
import { BusyButton } from "../profile/busy-button.tsx";
import { whyNot } from "./league-words.ts";
import { callLeagues } from "./leagues-call.ts";
import styles from "./leagues-screen.module.css";

type Props = { fans: OwnFans; address: LeagueAddress; language: PageLanguage; onSaid: () => Promise<void> };

/** Whose fan one is, and one's place among them; the table itself is everybody's. FANL16, FANL17 */
export function FanSection({ fans, address, language, onSaid }: Props) {
  const t = useT("fantasy-leagues");
  const { club, standing, mayChange, clubs } = fans;
  const { format, locale } = language;
  const table = (fansOf: string) =>
    addresses.fantasyPage(locale, address, "ranking") +
    rankingParameters({ table: "season", round: null, month: null, among: { fansOf }, page: 1 });
  return (
    <Section title={t("fans.title")}>
      <div className={styles.form}>
        {club === null ? (
          <p>{t("fans.text")}</p>
        ) : (
          <p>
            <b>{t("fans.mine", { club: language.name(club.name) })}</b>
            <br />
            {standing === null
              ? t("list.uncounted")
              : t("fans.standing", {
                  place: format.number(standing.place),
                  teams: format.number(standing.teams),
                  points: format.decimal(standing.points / 10),
                })}
            <br />
            <a href={table(club.slug)}>{t("fans.toTable")}</a>
          </p>
        )}
        {mayChange && clubs.length > 0 && <FanForm {...{ fans, address, language, onSaid }} />}
        {club !== null && !mayChange && <p className={field.hint}>{t("fans.fixed")}</p>}
      </div>
    </Section>
  );
}

function FanForm({ fans: { club, clubs }, address: { seasonSlug, leagueSlug }, language, onSaid }: Props) {
  const t = useT("fantasy-leagues");
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);

  async function say(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const chosen = new FormData(event.currentTarget).get("club");
    setBusy(true);
    const outcome = await callLeagues("PUT", `${myFantasyPath}/${seasonSlug}/${leagueSlug}/fans`, { club: chosen });
    setFault(whyNot(outcome, language));
    if (outcome.kind === "done") await onSaid();
    setBusy(false);
  }

  return (
    <form className={styles.form} onSubmit={(event) => void say(event)} noValidate>
      <div className={styles.select}>
        <label htmlFor="fanClub">{t("fans.club")}</label>
        <select id="fanClub" name="club" defaultValue={club?.slug ?? ""}>
          {club === null && <option value="">{t("fans.choose")}</option>}
          {clubs.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {language.name(name)}
            </option>
          ))}
        </select>
      </div>
      {fault !== null && (
        <p role="alert" className={field.fault}>
          {fault}
        </p>
      )}
      <BusyButton isBusy={isBusy} kind="other" type="submit">
        {t(club === null ? "fans.send" : "fans.change")}
      </BusyButton>
    </form>
  );
}
