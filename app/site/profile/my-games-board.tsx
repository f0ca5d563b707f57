import { useCallback, useEffect, useState } from "react";
import { type MyGames, myGamesPath, type MyPlayer, myPlayerPath } from "#contract/my-games.ts";
import type { Locale } from "#contract/locale.ts";
import { useLanguage } from "../../i18n/language-provider.tsx";
import { useT } from "../../i18n/use-t.ts";
import { callMyGames } from "../../my-games/my-games-call.ts";
import button from "../../ui/button.module.css";
import { CrestSheet } from "../../ui/crest.tsx";
import frame from "../../ui/page.module.css";
import { clubMarks } from "../../sport/make-club-marks.ts";
import { pageLanguage, type PageLanguage } from "../../i18n/page-language.ts";
import { AttendedGames } from "./attended-games.tsx";
import styles from "./my-games-board.module.css";
import { MyPlayerSection } from "./my-player-section.tsx";
import { PredictedGames } from "./predicted-games.tsx";

type Known = { readonly games: MyGames; readonly player: MyPlayer };

/** What somebody played, saw and predicted: made in the browser, for this one visitor. */
export function MyGamesBoard({ locale }: { locale: Locale }) {
  const t = useT("my-games");
  const shell = useT("shell");
  const { timeZone } = useLanguage();
  const [known, setKnown] = useState<Known | "loading" | "failed">("loading");

  const look = useCallback(async () => {
    const [games, player] = await Promise.all([callMyGames<MyGames>("GET", myGamesPath), callMyGames<MyPlayer>("GET", myPlayerPath)]);
    setKnown(games.kind === "done" && player.kind === "done" ? { games: games.data, player: player.data } : "failed");
  }, []);
  useEffect(() => void look(), [look]);

  if (known === "loading") {
    return (
      <p role="status" className={styles.waiting}>
        {t("loading")}
      </p>
    );
  }
  if (known === "failed") {
    return (
      <div role="alert" className={styles.waiting}>
        <p>{t("failed")}</p>
        <button type="button" className={button.other} onClick={() => void look()}>
          {shell("error.retry")}
        </button>
      </div>
    );
  }
  return <Board known={known} look={look} language={pageLanguage(locale, timeZone)} />;
}

function Board({ known: { games, player }, look, language }: { known: Known; look: () => Promise<void>; language: PageLanguage }) {
  const shown = [...games.attended.games, ...games.predicted.games.map(({ game }) => game), ...(player.self?.next ?? [])];
  const teams = [
    ...shown.flatMap(({ home, away }) => [home, away]),
    ...(player.self?.log ?? []).flatMap(({ game }) => [game.home, game.away]),
    ...(player.self?.team ? [player.self.team] : []),
  ];
  const marks = clubMarks(teams, language);
  return (
    <>
      <CrestSheet crests={Object.values(marks)} />
      <div className={styles.board}>
        <MyPlayerSection player={player} marks={marks} language={language} onChanged={look} />
        <div className={frame.columns}>
          <PredictedGames predicted={games.predicted} marks={marks} language={language} />
          <AttendedGames attended={games.attended} marks={marks} language={language} />
        </div>
      </div>
    </>
  );
}
