import { addresses } from "#contract/addresses.ts";
import type { PlayerCareer } from "#contract/statistics-queries.ts";
import { isStreakKind, milestoneAheadPhrase, milestoneReachedPhrase, spanPhrase, streakPhrase } from "#core/wording/streak-phrases.ts";
import { careerBests } from "#core/stats/statistic-sets.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";
import { figureName, figureText } from "../statistics/figure-words.ts";
import type { PlayedGame } from "#contract/game-summary.ts";

export type Best = {
  readonly label: string;
  readonly value: string;
  readonly game: { readonly href: string; readonly text: string; readonly date: string | null };
  /** That there are more games with as much. */
  readonly more: string | null;
};

export type Highlights = {
  readonly bests: readonly Best[];
  readonly ahead: readonly string[];
  /** Newest first. */
  readonly reached: readonly string[];
  readonly streaks: readonly { readonly span: string; readonly text: string }[];
};

const reachedShown = 5;
/** One game is no streak. */
const shortestStreak = 2;

/** The best games of a career, round numbers and streaks. */
export function highlights(career: PlayerCareer, language: PageLanguage): Highlights {
  return {
    bests: careerBests.flatMap((statistic) => {
      const best = career.bests.find((one) => one.statistic === statistic);
      return best ? bestOf(career, best, language) : [];
    }),
    ahead: career.ahead.map((milestone) => language.say(milestoneAheadPhrase(milestone))),
    reached: career.reached
      .slice(-reachedShown)
      .toReversed()
      .map((milestone) => language.say(milestoneReachedPhrase(milestone))),
    streaks: distinct(career.streaks).flatMap(({ kind, span, length }) =>
      isStreakKind(kind) && length >= shortestStreak
        ? [{ span: language.say(spanPhrase(span)), text: language.say(streakPhrase(kind, length)) }]
        : [],
    ),
  };
}

/** Level ones of a kind are told once; the current one that is the longest too, as the current one. */
function distinct(streaks: PlayerCareer["streaks"]): PlayerCareer["streaks"] {
  const current = streaks.filter(({ span }) => span === "current");
  const longest = streaks.filter(
    (streak, index) =>
      streak.span === "longest" &&
      streaks.findIndex(({ kind, span }) => span === "longest" && kind === streak.kind) === index &&
      !current.some(({ kind, length }) => kind === streak.kind && length === streak.length),
  );
  return [...current, ...longest];
}

/** Of several level games the earliest is told: then it was a best for the first time. */
function bestOf(career: PlayerCareer, { statistic, value, games }: PlayerCareer["bests"][number], language: PageLanguage): Best[] {
  const [first, ...others] = games;
  if (!first) return [];
  return [
    {
      label: figureName(statistic, language).long,
      value: statistic === "seconds" ? language.format.minutes(value) : figureText(statistic, "total", value, language),
      game: {
        href: addresses.game(language.locale, first.ref),
        text: opponentIn(career, first, language),
        date: first.playedAt === null ? null : language.format.date(first.playedAt, "long"),
      },
      more: others.length === 0 ? null : language.t("players")("bests.more", { count: others.length }),
    },
  ];
}

function opponentIn({ log }: PlayerCareer, game: PlayedGame, language: PageLanguage): string {
  const line = log.find(({ game: { ref } }) => addresses.game("en", ref) === addresses.game("en", game.ref));
  return language.name((line?.side === "home" ? game.away : game.home).name);
}
