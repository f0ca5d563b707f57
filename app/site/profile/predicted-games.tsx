import type { MyGames } from "#contract/my-games.ts";
import { useT } from "../../i18n/use-t.ts";
import { predictionWords, verdictWords } from "../../my-games/prediction-words.ts";
import { Section } from "../../ui/section.tsx";
import type { ClubMarks } from "../../sport/club-mark.ts";
import { gameCard } from "../../sport/game-card.ts";
import { GameList } from "../../sport/game-list.tsx";
import type { PageLanguage } from "../../i18n/page-language.ts";
import styles from "./my-games-board.module.css";
import { NothingYet } from "./nothing-yet.tsx";

type Props = { predicted: MyGames["predicted"]; marks: ClubMarks; language: PageLanguage };

/** What somebody said before the tip-off, and what came of it. What tells who won is hidden with the score. PREDICT4 */
export function PredictedGames({ predicted: { total, rate, games }, marks, language }: Props) {
  const t = useT("my-games");
  return (
    <Section title={t("predicted.title")} aside={total > 0 && <p className={styles.count}>{t("count", { count: total })}</p>}>
      {total === 0 && <NothingYet text={t("predicted.empty")} locale={language.locale} />}
      {total > 0 && (
        <div className={styles.stack}>
          {rate.judged === 0 ? (
            <p className={styles.quiet}>{t("predicted.noneJudged")}</p>
          ) : (
            <p className={styles.rate}>
              <b>{language.format.percentOf(rate.right, rate.judged)}</b>
              <span>{t("predicted.rate", rate)}</span>
            </p>
          )}
          <ul>
            {games.map(({ game, prediction, judged }) => {
              const card = gameCard(game, language, "dayYear");
              return (
                <li key={game.gameId} className={styles.predicted} data-spoils={card.href}>
                  <GameList games={[card]} clubs={marks} withDay />
                  <p className={styles.pick}>
                    <span>{predictionWords(t, prediction, language.name(game[prediction.winner].name))}</span>
                    <b data-verdict={judged.kind} data-told="more">
                      {verdictWords(t, judged)}
                    </b>
                  </p>
                </li>
              );
            })}
          </ul>
        </div>
      )}
    </Section>
  );
}
