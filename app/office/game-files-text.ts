import { addresses } from "#contract/addresses.ts";
import type { GameFile } from "#contract/office-game-files.ts";
import { scoreText } from "../i18n/score-text.ts";
import type { LooseTranslator } from "../i18n/translator.ts";
import type { OfficeWords } from "./office-words.ts";
import type { GameFileText } from "./set-up-page.ts";

/** Which game each file is meant to be, and what it would change of it. IMP27 */
export function gameFileTexts(games: readonly GameFile[], { language }: OfficeWords): readonly GameFileText[] {
  const t = language.t("set-up") as LooseTranslator;
  const { format, locale } = language;
  const told = (score: GameFile["score"]) => (score === null ? "–" : scoreText(locale, score.home, score.away));
  const scoreOf = (was: string, is: string) => (was === is ? is : t("lists.games.score", { was, is }));
  return games.map(({ file, state, fault, teams, game, score, changes, flags }, number) => {
    const day = game?.day ?? null;
    const when =
      game === null || (game.at === null && day === null) ? [] : [format.date(game.at ?? Date.parse(`${day}T12:00:00Z`), "numeric")];
    const named = teams === null ? t("lists.games.unknown") : `${teams[0]} – ${teams[1]}`;
    const about = [
      ...when,
      ...(file === "" ? [] : [file]),
      ...(score === null ? [] : [scoreOf(told(game?.score ?? null), told(score))]),
      ...(changes.added > 0 ? [t("lists.games.added", { count: changes.added })] : []),
      ...(changes.corrected > 0 ? [t("lists.games.corrected", { count: changes.corrected })] : []),
      ...(changes.removed > 0 ? [t("lists.games.removed", { count: changes.removed })] : []),
      ...(flags > 0 ? [t("lists.games.flags", { count: flags })] : []),
    ];
    return {
      key: `${String(number)} ${file}`,
      title: game === null ? named : `${game.home} – ${game.away}`,
      href: game === null ? null : addresses.game(locale, { ...game.ref, playoff: null }),
      about: about.join(" · "),
      state: fault === null ? t(`lists.games.states.${state}`) : t(`lists.games.faults.${fault}`),
      isFault: fault !== null,
    };
  });
}
