import type { MyFanVote } from "#contract/fan-vote.ts";
import { useFormat } from "../i18n/use-format.ts";
import { useLocale } from "../i18n/language-provider.tsx";
import { useT } from "../i18n/use-t.ts";
import button from "../ui/button.module.css";
import { candidateName } from "./candidate-name.ts";
import { takeFocus } from "./take-focus.ts";
import styles from "./vote-parts.module.css";

type Props = { vote: MyFanVote; isBusy: boolean; onChange: () => void; onTakeBack: () => void };

/** How the vote stands, for one who has voted. FANVOTE4 */
export function VoteStanding({ vote, isBusy, onChange, onTakeBack }: Props) {
  const t = useT("my-games");
  const locale = useLocale();
  const format = useFormat();
  const { standing } = vote;
  if (standing === null) return null;
  const most = standing.players[0]?.votes ?? 1;
  return (
    <div ref={takeFocus} tabIndex={-1} className={styles.form}>
      <p>
        {t("vote.standing", {
          count: standing.votes,
          day: format.date(vote.closesAt, "numeric"),
          time: format.date(vote.closesAt, "time"),
        })}
      </p>
      <ol className={styles.shares}>
        {standing.players.map(({ key, share, votes }) => {
          const player = vote.candidates.find((candidate) => candidate.key === key);
          if (!player) return null;
          return (
            <li key={key} data-mine={key === vote.mine || undefined}>
              <span>
                {candidateName(player, locale)}
                {key === vote.mine && <small> {t("vote.yours")}</small>}
              </span>
              <b>{format.percent(share)}</b>
              <i aria-hidden="true" style={{ inlineSize: `${(votes / most) * 100}%` }} />
            </li>
          );
        })}
      </ol>
      <p className={styles.buttons}>
        <button type="button" className={button.main} onClick={onChange}>
          {t("vote.change")}
        </button>
        <button type="button" className={button.other} aria-disabled={isBusy || undefined} onClick={onTakeBack}>
          {t("vote.takeBack")}
        </button>
      </p>
    </div>
  );
}
