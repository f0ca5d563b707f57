import { useCallback, useEffect, useState } from "react";
import { addresses } from "#contract/addresses.ts";
import { type MyGame, myGamesPath } from "#contract/my-games.ts";
import type { GamePrediction } from "#core/league/game-prediction.ts";
import { useVisitor } from "../account/visitor-store.ts";
import { useLocale } from "../i18n/language-provider.tsx";
import { nameIn } from "../i18n/name-in.ts";
import { useT } from "../i18n/use-t.ts";
import { showToast } from "../ui/toast-store.ts";
import { callMyGames, type MyGamesRefusal } from "./my-games-call.ts";
import styles from "./own-room-parts.module.css";
import { predictionWords, verdictWords } from "./prediction-words.ts";
import { SignInLine } from "./sign-in-line.tsx";
import { Tick } from "./tick.tsx";

/** The most that a browser's timer can wait. */
const longestWaitMs = 2 ** 31 - 1;
/** Margins to choose from; games that end wider apart are not foreseen to the point. */
const margins = Array.from({ length: 40 }, (_, before) => before + 1);

/** What a visitor may say of a game: who wins, until the tip-off; that he was there, from then on. PREDICT1, ATTEND1 */
export function OwnGame({ gameId, phase }: { gameId: string; phase: string }) {
  const t = useT("my-games");
  const visitor = useVisitor();
  if (visitor.kind === "anonymous") return <SignInLine text={t(phase === "ahead" ? "game.signInToPick" : "game.signInToMark")} />;
  return visitor.kind === "signed-in" ? <Mine key={visitor.uuid} gameId={gameId} phase={phase} /> : null;
}

function Mine({ gameId, phase }: { gameId: string; phase: string }) {
  const t = useT("my-games");
  const locale = useLocale();
  const [game, setGame] = useState<MyGame | null>(null);
  const [isBusy, setBusy] = useState(false);
  const path = `${myGamesPath}/${gameId}`;

  const look = useCallback(async () => {
    const answer = await callMyGames<MyGame>("GET", path);
    if (answer.kind === "done") setGame(answer.data);
  }, [path]);
  // Asked again when the game begins or ends.
  useEffect(() => void look(), [look, phase]);
  const until = game?.predictableUntil ?? null;
  useEffect(() => {
    if (until === null) return undefined;
    const timer = setTimeout(() => void look(), Math.min(Math.max(until - Date.now(), 0) + 500, longestWaitMs));
    return () => clearTimeout(timer);
  }, [until, look]);

  async function change(method: "PUT" | "DELETE", part: "attended" | "prediction", body?: GamePrediction): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    const answer = await callMyGames(method, `${path}/${part}`, body);
    await look();
    setBusy(false);
    if (answer.kind !== "done") showToast(t(refusalKey(answer.kind)), { type: "error" });
    else if (method === "PUT")
      showToast(t("game.saved"), {
        type: "success",
        action: { text: t("game.mine"), href: addresses.profileTab(locale, "MyGames") },
      });
  }

  if (game === null || (until === null && !game.mayAttend && game.prediction === null)) return null;
  return (
    <>
      {until !== null && (
        <Pick
          game={game}
          isBusy={isBusy}
          onPick={(prediction) => void (prediction ? change("PUT", "prediction", prediction) : change("DELETE", "prediction"))}
        />
      )}
      {until === null && game.prediction !== null && <Verdict game={game} prediction={game.prediction} />}
      {game.mayAttend && (
        <p className={styles.line}>
          <button
            type="button"
            className={styles.pill}
            aria-pressed={game.attended}
            aria-disabled={isBusy || undefined}
            onClick={() => void change(game.attended ? "DELETE" : "PUT", "attended")}
          >
            {game.attended && <Tick />}
            {t("game.was")}
          </button>
        </p>
      )}
    </>
  );
}

type PickProps = { game: MyGame; isBusy: boolean; onPick: (prediction: GamePrediction | null) => void };

function Pick({ game, isBusy, onPick }: PickProps) {
  const t = useT("my-games");
  const locale = useLocale();
  const { prediction } = game;
  return (
    <div className={styles.line} role="group" aria-label={t("game.who")}>
      <span className={styles.question} aria-hidden="true">
        {t("game.who")}
      </span>
      {(["home", "away"] as const).map((side) => (
        <button
          key={side}
          type="button"
          className={styles.pill}
          aria-pressed={prediction?.winner === side}
          aria-disabled={isBusy || undefined}
          aria-label={t("game.pick", { team: nameIn(locale, game[side]) })}
          onClick={() => onPick(prediction?.winner === side ? null : { winner: side, margin: prediction?.margin ?? null })}
        >
          {prediction?.winner === side && <Tick />}
          {nameIn(locale, game[side])}
        </button>
      ))}
      {prediction !== null && (
        <label className={styles.margin}>
          {t("game.by")}
          <select
            value={prediction.margin ?? ""}
            disabled={isBusy}
            onChange={({ target }) => onPick({ winner: prediction.winner, margin: target.value === "" ? null : Number(target.value) })}
          >
            <option value="">{t("game.any")}</option>
            {[...new Set([...margins, ...(prediction.margin === null ? [] : [prediction.margin])])].map((margin) => (
              <option key={margin} value={margin}>
                {margin}
              </option>
            ))}
          </select>
        </label>
      )}
    </div>
  );
}

function Verdict({ game, prediction }: { game: MyGame; prediction: GamePrediction }) {
  const t = useT("my-games");
  const locale = useLocale();
  return (
    <p className={styles.line}>
      <span>{predictionWords(t, prediction, nameIn(locale, game[prediction.winner]))}</span>
      {game.judged !== null && (
        <span className={styles.verdict} data-told="more">
          {verdictWords(t, game.judged)}
        </span>
      )}
    </p>
  );
}

function refusalKey(refusal: MyGamesRefusal) {
  if (refusal === "not-open") return "game.closed";
  return refusal === "too-many" ? "tooMany" : "notKept";
}
