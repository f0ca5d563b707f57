import type { MyFanVote } from "#contract/fan-vote.ts";
import { useFormat } from "../i18n/use-format.ts";
import { useLocale } from "../i18n/language-provider.tsx";
import { nameIn } from "../i18n/name-in.ts";
import { useT } from "../i18n/use-t.ts";
import button from "../ui/button.module.css";
import { candidateName } from "./candidate-name.ts";
import { takeFocus } from "./take-focus.ts";
import styles from "./vote-parts.module.css";

type Props = { vote: MyFanVote; isBusy: boolean; onChosen: (key: string) => void };

/** All who played, team by team, by the shirts that were seen; one of them is chosen. */
export function VoteChoice({ vote, isBusy, onChosen }: Props) {
  const t = useT("my-games");
  const locale = useLocale();
  const format = useFormat();
  return (
    <form
      ref={takeFocus}
      tabIndex={-1}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        const chosen = new FormData(event.currentTarget).get("player");
        if (typeof chosen === "string") onChosen(chosen);
      }}
    >
      <p>{t("vote.text", { day: format.date(vote.closesAt, "numeric"), time: format.date(vote.closesAt, "time") })}</p>
      <div className={styles.teams}>
        {(["home", "away"] as const).map((side) => (
          <fieldset key={side} className={styles.team}>
            <legend>{nameIn(locale, vote[side])}</legend>
            {vote.candidates
              .filter((candidate) => candidate.side === side)
              .map((candidate) => (
                <label key={candidate.key} className={styles.player}>
                  <input type="radio" name="player" value={candidate.key} required defaultChecked={candidate.key === vote.mine} />
                  <b>{candidate.shirt}</b>
                  <span>{candidateName(candidate, locale)}</span>
                </label>
              ))}
          </fieldset>
        ))}
      </div>
      <p className={styles.send}>
        <button type="submit" className={button.main} aria-disabled={isBusy || undefined}>
          {t("vote.send")}
        </button>
      </p>
    </form>
  );
}
