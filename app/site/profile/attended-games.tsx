import type { MyGames, SeenOften } from "#contract/my-games.ts";
import { useT } from "../../i18n/use-t.ts";
import { Section } from "../../ui/section.tsx";
import type { ClubMarks } from "../../sport/club-mark.ts";
import { gameCard } from "../../sport/game-card.ts";
import { GameList } from "../../sport/game-list.tsx";
import type { PageLanguage } from "../../i18n/page-language.ts";
import styles from "./my-games-board.module.css";
import { NothingYet } from "./nothing-yet.tsx";

type Props = { attended: MyGames["attended"]; marks: ClubMarks; language: PageLanguage };

/** Where somebody was, and whom and which halls they saw how often. ATTEND2 */
export function AttendedGames({ attended: { total, clubs, halls, games }, marks, language }: Props) {
  const t = useT("my-games");
  return (
    <Section title={t("attended.title")} aside={total > 0 && <p className={styles.count}>{t("count", { count: total })}</p>}>
      {total === 0 ? (
        <NothingYet text={t("attended.empty")} locale={language.locale} />
      ) : (
        <div className={styles.stack}>
          <Tally title={t("attended.clubs")} seen={clubs} language={language} />
          <Tally title={t("attended.halls")} seen={halls} language={language} />
          <GameList games={games.map((game) => gameCard(game, language, "dayYear"))} clubs={marks} withDay />
        </div>
      )}
    </Section>
  );
}

function Tally({ title, seen, language }: { title: string; seen: readonly SeenOften[]; language: PageLanguage }) {
  const t = useT("my-games");
  if (seen.length === 0) return null;
  return (
    <div>
      <h3 className={styles.small}>{title}</h3>
      <ul className={styles.tally}>
        {seen.map(({ key, name, games }) => (
          <li key={key}>
            {language.name(name)} <b>{t("count", { count: games })}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}
