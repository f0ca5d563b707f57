import type { StandingGame } from "#core/game/standing-game.ts";
import type { EventId } from "#core/kernel/ids.ts";
import { changesOfLook, type OpenLook, openLooks } from "#core/table/second-look.ts";
import { useT } from "../../i18n/use-t.ts";
import { logLines } from "./log-lines.ts";
import styles from "./look-list.module.css";
import { lookText } from "./look-text.ts";
import type { ScoringDesk } from "./scoring-desk.ts";
import { tellFacts } from "./tell-facts.ts";
import { lineText, type TableSpeech, whoText } from "./table-words.ts";

type LookListProps = { readonly desk: ScoringDesk; readonly speech: TableSpeech };

/** So many are shown at a time; settled, the next ones come up. */
const mostShown = 2;

/** What the second pair of eyes has said and nobody has dealt with, newest on top: taken with one press, looked at, or settled. SPOT2 */
export function LookList({ desk, speech }: LookListProps) {
  const t = useT("crew");
  const { game } = desk;
  const looks = openLooks(game.plays).toReversed();
  if (looks.length === 0) return null;
  const lines = new Map(logLines(game, new Set()).map((line) => [line.eventId, line]));
  return (
    <ul className={styles.looks} role="status" data-looks={looks.length}>
      {looks.slice(0, mostShown).map((each) => {
        const { flag, play } = each;
        const line = play && lines.get(play.eventId);
        const take = () => changesOfLook(each, game, () => desk.nextId());
        return (
          <li key={flag.eventId} data-look={each.look?.kind ?? "words"}>
            <p>
              <b>{lookText(t, speech, each, game)}</b>
              {line && <span>{[whoText(speech, line.side, line.player), lineText(speech, line)].filter(Boolean).join(" · ")}</span>}
            </p>
            {canTake(each, game) && (
              <button type="button" data-take onClick={() => desk.tell(take() ?? [])}>
                {t("look.take")}
              </button>
            )}
            {play !== null && (
              <button type="button" onClick={() => desk.openLog(play.eventId)}>
                {t("after.goThere")}
              </button>
            )}
            <button type="button" onClick={() => tellFacts(desk, [{ type: "flag.clear", about: flag.eventId }])}>
              {t("after.settle")}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** Ids are given out when something is written, not when it is drawn. */
function canTake(look: OpenLook, game: StandingGame): boolean {
  return changesOfLook(look, game, () => "" as EventId) !== null;
}
