import { otherSide } from "#core/game/facts.ts";
import type { GameStory, StoryPlayer } from "../game-story.ts";
import { decimal, forms, periodScores, whole, type PictureKind, type Press } from "./press.ts";

const points = forms("en", { one: "point", other: "points" });
const rebounds = forms("en", { one: "rebound", other: "rebounds" });
const assists = forms("en", { one: "assist", other: "assists" });
const countedChanges = forms("en", { one: "lead change", other: "lead changes" });

const pictures: Record<PictureKind, (home: string, away: string) => string> = {
  "tip-off": (home, away) => `Opening tip, ${home} v ${away}`,
  shot: () => "A jump shot over an outstretched hand",
  crowd: () => "Full stands in club colours",
  huddle: () => "A huddle during a time-out",
  scoreboard: (home, away) => `The scoreboard, ${home} v ${away}`,
  net: () => "The ball drops through the net",
};

export const en: Press = {
  recap(story, { league, round, venue }) {
    const [winner, loser] = [story[story.winner], story[otherSide(story.winner)]];
    const score = `${story.home.points}:${story.away.points}`;
    const titles: Record<GameStory["plot"], string> = {
      overtime: `${winner.name} beat ${loser.name} after overtime`,
      comeback: `${winner.name} come back from ${story.deficit} down against ${loser.name}`,
      thriller: `${winner.name} edge ${loser.name} at the finish`,
      rout: `${winner.name} leave ${loser.name} no chance`,
      win: `${winner.name} beat ${loser.name}`,
    };
    const crowd = story.attendance === null ? "" : ` in front of ${spectators(story.attendance)}`;
    return {
      title: `${titles[story.plot]}, ${winner.points}:${loser.points}`,
      summary: `${league}, round ${round}: ${story.home.name} – ${story.away.name} ${score}. ${winner.best.name} led the winners with ${points(winner.best.points)}.`,
      paragraphs: [
        `${story.home.name} and ${story.away.name} met in round ${round} at ${venue}${crowd}. The final score was ${score} (${periodScores(story)}).`,
        flow(story, winner.name),
        `${performance(winner.best)} for ${winner.name}. ${performance(loser.best)} for ${loser.name}.`,
      ],
      link: "Box score, shot chart and play-by-play",
    };
  },
  preview({ league, round, venue, home, away }) {
    return {
      title: `Preview: ${home.name} – ${away.name}`,
      summary: `The pick of round ${round} in the ${league}.`,
      paragraphs: [
        `${home.name} (${home.wins}–${home.losses}, place ${home.rank}) host ${away.name} (${away.wins}–${away.losses}, place ${away.rank}) at ${venue}.`,
        `The top scorers so far: ${home.scorer.name} with ${decimal("en", home.scorer.average)} points a game for the hosts, ${away.scorer.name} with ${decimal("en", away.scorer.average)} for the visitors.`,
      ],
      link: "To the game",
    };
  },
  awards({ league, round, best, five }) {
    return {
      title: `Player of round ${round}: ${best.name}`,
      summary: `${league}: ${best.name} (${best.team}) had the best index rating of the round, ${best.index}.`,
      paragraphs: [
        `${points(best.points)}, ${rebounds(best.rebounds)} and ${assists(best.assists)} made ${best.name} of ${best.team} the player of the round.`,
        `The five of the round: ${five.map(({ name, team, index }) => `${name} (${team}, ${index})`).join(", ")}.`,
      ],
      link: "All games of the league",
    };
  },
  title({ league, season, champion, finalist, wins, losses }) {
    return {
      title: `${champion} are champions of the ${season} season`,
      summary: `${league}: ${champion} win the final against ${finalist} ${wins}–${losses}.`,
      paragraphs: [
        `${champion} are the champions of the ${league} for ${season}. In the final series ${finalist} were beaten ${wins}–${losses}.`,
        `Congratulations to both finalists.`,
      ],
      link: "The season in figures",
    };
  },
  opening({ league, season, teams, games }) {
    return {
      title: `The ${season} season begins`,
      summary: `${league}: ${teams} teams, ${games} games in the regular season.`,
      paragraphs: [
        `${teams} teams start into the ${season} season of the ${league}. Everybody meets everybody at home and away: ${games} games until the play-offs.`,
        `Scores, statistics and every play are on this site while the games are on.`,
      ],
      link: "To the schedule",
    };
  },
  postponement({ home, away, round, reason }) {
    return {
      title: `Postponed: ${home} – ${away}`,
      summary: `The game of round ${round} will be played at a later date.`,
      paragraphs: [
        `The game ${home} – ${away} of round ${round} has been postponed.${reason === null ? "" : ` Reason given: ${reason}`}`,
        `The new date will be published in the schedule.`,
      ],
      link: "To the game",
    };
  },
  documents: { regulations: "Competition regulations", calendar: "Calendar of the season" },
  album: (home, away) => `${home} – ${away}`,
  picture: (kind, home, away) => pictures[kind](home, away),
};

function flow(story: GameStory, winner: string): string {
  switch (story.plot) {
    case "overtime":
      return `Forty minutes were not enough: ${story.overtimes === 1 ? "one overtime" : `${story.overtimes} overtimes`} and ${changes(story.leadChanges)} later ${winner} had the last word.`;
    case "comeback":
      return `${winner} were ${points(story.deficit)} behind at one stage and turned the game around.`;
    case "thriller":
      return `It was close at the end: ${changes(story.leadChanges)}, and only ${points(story.margin)} between the teams at the buzzer.`;
    case "rout":
      return `At its widest ${winner}’s lead was ${points(story.winnersLead)}.`;
    case "win":
      return `${winner} led by up to ${points(story.winnersLead)}${story.leadChanges === 0 ? " and were never behind" : `; the game saw ${changes(story.leadChanges)}`}.`;
  }
}

function performance({ name, points: scored, rebounds: caught, assists: given, doubleDouble }: StoryPlayer): string {
  return `${name} finished with ${points(scored)}, ${rebounds(caught)} and ${assists(given)}${doubleDouble ? ", a double-double," : ""}`;
}

function spectators(count: number): string {
  return count === 1 ? "1 spectator" : `${whole("en", count)} spectators`;
}

function changes(count: number): string {
  return count === 0 ? "no lead change" : countedChanges(count);
}
