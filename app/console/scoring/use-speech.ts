import { useMemo } from "react";
import type { LiveGameAnswer } from "#contract/live/live-game.ts";
import type { StandingGame } from "#core/game/standing-game.ts";
import { useLanguage } from "../../i18n/language-provider.tsx";
import { scoreText } from "../../i18n/score-text.ts";
import { useT } from "../../i18n/use-t.ts";
import { tableNames } from "./table-names.ts";
import type { TableSpeech } from "./table-words.ts";

/** How this page speaks of a game: by the league's names, in the language of the page. `desk` says who is on the lists now. */
export function useSpeech(view: LiveGameAnswer, desk: { readonly game: StandingGame }): TableSpeech {
  const t = useT("table");
  const { locale } = useLanguage();
  return useMemo(
    () => ({
      t,
      names: tableNames(view, () => desk.game.state, locale),
      score: (home, away) => scoreText(locale, home, away),
    }),
    [t, view, desk, locale],
  );
}
