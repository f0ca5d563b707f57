import { addresses } from "#contract/addresses.ts";
import type { Award } from "#contract/awards.ts";
import type { GameSummary } from "#contract/game-summary.ts";
import type { SeasonFinal, SeasonStory } from "#contract/season-queries.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";
import { clubMark } from "../../sport/make-club-marks.ts";
import { holderOf, whatFor } from "../awards/award-lines-model.ts";
import { washOf } from "../clubs/club-banner-model.ts";
import { titled } from "../titled.ts";

/** How a league of a season ended: its champion, the final, and whom it named. LOOK17 */
export type LeagueStory = {
  readonly title: string;
  /** `null` while it is open, which is then said. */
  readonly champion: { readonly club: string; readonly href: string; readonly wash: string } | null;
  readonly open: string;
  readonly final: {
    readonly title: string;
    readonly score: string;
    /** Whom the champion beat, or both while nobody has won. */
    readonly against: readonly { readonly club: string; readonly href: string }[];
    readonly games: readonly { readonly href: string; readonly text: string; readonly label: string }[];
  } | null;
  readonly people: readonly {
    readonly what: string;
    readonly name: string;
    readonly href: string | null;
    readonly team: string;
    readonly note: string | null;
  }[];
};

/** Those that a season is remembered by, in the order of their weight. */
export const storyAwards = [
  "most-valuable-player",
  "finals-most-valuable-player",
  "top-scorer",
] as const satisfies readonly Award["kind"][];

export function leagueStory(league: SeasonStory, finalGames: readonly GameSummary[], language: PageLanguage): LeagueStory {
  const { competition, champion, final, awards } = league;
  const said = language.t("seasons");
  const way = (team: string) => addresses.team(language.locale, competition.seasonSlug, competition.leagueSlug, team);
  return {
    title: said("champion"),
    champion: champion && { club: champion.clubSlug, href: way(champion.teamSlug), wash: washOf(clubMark(champion, language)) },
    open: said("open"),
    final: final && {
      title: language.t("playoffs")("rounds.final"),
      score: finalScore(final, language),
      against: finalists(final).map(({ clubSlug, teamSlug }) => ({ club: clubSlug, href: way(teamSlug) })),
      games: finalGames.flatMap((game) => finalGame(final, game, language)),
    },
    people: storyAwards.flatMap((kind) => people(kind, awards, language)),
  };
}

/** The winner's wins, or points, first. */
function finalScore({ score, winner }: SeasonFinal, { format }: PageLanguage): string {
  return winner === "second" ? format.score(score.second, score.first) : format.score(score.first, score.second);
}

function finalists({ first, second, winner }: SeasonFinal) {
  if (winner === null) return [first, second];
  return [winner === "first" ? second : first];
}

/** From the side of the winner as the score above it is; nothing of a game without a result. */
function finalGame({ first, second, winner }: SeasonFinal, game: GameSummary, language: PageLanguage) {
  const from = winner === "second" ? second : first;
  const { home, away } = game;
  if (home.points === null || away.points === null) return [];
  const [own, other] = home.teamSlug === from.teamSlug ? [home.points, away.points] : [away.points, home.points];
  const text = language.format.score(own, other);
  const number = language.t("playoffs")("games.number", { number: game.ref.playoff?.game ?? 1 });
  return [{ href: addresses.game(language.locale, game.ref), text, label: titled(number, text, language) }];
}

function people(kind: (typeof storyAwards)[number], awards: readonly Award[], language: PageLanguage): LeagueStory["people"] {
  return awards
    .filter((award) => award.kind === kind)
    .map((award) => {
      const { text, href } = holderOf(award, language);
      const { perGame } = award;
      return {
        what: whatFor(award, language),
        name: text,
        href,
        team: language.name(award.team.name),
        note: perGame === null ? null : language.t("seasons")("perGame", { points: language.format.decimal(perGame) }),
      };
    });
}
