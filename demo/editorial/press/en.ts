import type { GameStory, StoryPlayer } from "../game-story.ts";
import {
  decimal,
  deeds,
  forms,
  listed,
  periodScores,
  sidesOf,
  wayOf,
  whole,
  type PictureKind,
  type Press,
  type RecapContext,
  type Sides,
} from "./press.ts";

const points = forms("en", { one: "point", other: "points" });
const rebounds = forms("en", { one: "rebound", other: "rebounds" });
const assists = forms("en", { one: "assist", other: "assists" });
const countedChanges = forms("en", { one: "lead change", other: "lead changes" });

const pictures: Record<PictureKind, (home: string, away: string) => string> = {
  "tip-off": (home, away) => `Opening tip, ${home} v ${away}`,
  shot: () => "A jump shot over an outstretched hand",
  crowd: () => "Full stands in club colours",
  huddle: () => "A huddle during a timeout",
  scoreboard: (home, away) => `The scoreboard, ${home} v ${away}`,
  net: () => "The ball drops through the net",
};

export const en: Press = {
  recap(story, context) {
    const sides = sidesOf(story, "–");
    return {
      titles: titlesOf[story.plot](story, sides),
      summary: summary(story, sides, context),
      paragraphs: [meeting(story, sides, context), flow(story, sides.winner.name, context.turn), performances(sides, context.turn)],
      link: "Box score, shot chart and play-by-play",
    };
  },
  preview({ league, round, venue, home, away }) {
    const pair = `${home.name} – ${away.name}`;
    return {
      titles: [`Preview: ${pair}`, `Game of the round: ${pair}`, `${home.name} host ${away.name} in round ${round}`],
      summary: `The pick of round ${round} in the ${league}.`,
      paragraphs: [
        `${home.name} (${home.wins}–${home.losses}, place ${home.rank}) host ${away.name} (${away.wins}–${away.losses}, place ${away.rank}) at ${venue}.`,
        `The top scorers so far: ${home.scorer.name} with ${decimal("en", home.scorer.average)} points a game for the hosts, ${away.scorer.name} with ${decimal("en", away.scorer.average)} for the visitors.`,
      ],
      link: "To the game",
    };
  },
  awards({ league, round, best, five, turn }) {
    const done = listed("en-GB", deeds(best, { points, rebounds, assists }));
    return {
      titles: [
        `Player of round ${round}: ${best.name}`,
        `${best.name} is player of round ${round}`,
        `Round ${round} belongs to ${best.name}`,
        `Best of round ${round}: ${best.name}`,
        `An index of ${best.index} makes ${best.name} player of the round`,
      ],
      summary: `${league}: ${best.name} (${best.team}) had the best index rating of the round, ${best.index}.`,
      paragraphs: [
        wayOf(turn, 1, [
          `${done} made ${best.name} of ${best.team} the player of the round.`,
          `${best.name} of ${best.team} takes the award with ${done}.`,
          `Nobody did more in round ${round} than ${best.name} of ${best.team}: ${done}.`,
        ]),
        `The team of the round: ${five.map(({ name, team, index }) => `${name} (${team}, ${index})`).join(", ")}.`,
      ],
      link: "All games of the league",
    };
  },
  title({ league, season, champion, finalist, wins, losses }) {
    return {
      titles: [
        `${champion} are champions of the ${season} season`,
        `The ${season} title goes to ${champion}`,
        `Champions ${season}: ${champion}`,
      ],
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
      titles: [
        `The ${season} season begins`,
        `${league}: ${teams} teams tip off ${season}`,
        `${teams} teams, ${games} games: ${league} ${season}`,
      ],
      summary: `${league}: ${teams} teams, ${games} games in the regular season.`,
      paragraphs: [
        `${teams} teams tip off the ${season} season of the ${league}. A double round-robin, home and away: ${games} games until the play-offs.`,
        `Scores, statistics and every play are on this site while the games are on.`,
      ],
      link: "To the schedule",
    };
  },
  postponement({ home, away, round, reason }) {
    return {
      titles: [`Postponed: ${home} – ${away}`, `${home} – ${away} put off`, `New date for ${home} – ${away}`],
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

const titlesOf: Record<GameStory["plot"], (story: GameStory, sides: Sides) => readonly [string, ...string[]]> = {
  overtime: ({ overtimes }, sides) => {
    const [winner, loser, extra] = [sides.winner.name, sides.loser.name, overtimeName(overtimes)];
    return [
      `${winner} beat ${loser} ${sides.won} in ${extra}`,
      `${capital(extra)}: ${result(sides)}`,
      `${loser} beaten ${sides.lost} by ${winner} in ${extra}`,
      `${winner} outlast ${loser} in ${extra}, ${sides.won}`,
      `It took ${extra}: ${result(sides)}`,
    ];
  },
  comeback: ({ deficit }, sides) => {
    const [winner, loser] = [sides.winner.name, sides.loser.name];
    return [
      `${winner} come from ${deficit} down to beat ${loser}, ${sides.won}`,
      `From ${deficit} down: ${result(sides)}`,
      `${loser} let ${article(deficit)} ${deficit}-point lead slip against ${winner}`,
      `${winner} rally past ${loser} after trailing by ${deficit}`,
      `Comeback complete: ${result(sides)}`,
    ];
  },
  thriller: ({ margin }, sides) => {
    const [winner, loser] = [sides.winner.name, sides.loser.name];
    return [
      `${winner} edge ${loser} ${sides.won}`,
      `Down to the buzzer: ${result(sides)}`,
      `${loser} fall just short against ${winner}, ${sides.lost}`,
      `${margin === 1 ? "One point" : points(margin)} in it: ${result(sides)}`,
      `${winner} squeeze past ${loser}, ${sides.won}`,
    ];
  },
  rout: ({ margin }, sides) => {
    const [winner, loser] = [sides.winner.name, sides.loser.name];
    return [
      `${winner} rout ${loser} ${sides.won}`,
      `No contest: ${result(sides)}`,
      `${loser} overrun by ${winner}, ${sides.lost}`,
      `${winner} run away from ${loser}, ${sides.won}`,
      `Won by ${margin}: ${result(sides)}`,
    ];
  },
  win: ({ margin }, sides) => {
    const [winner, loser] = [sides.winner, sides.loser.name];
    return [
      `${winner.name} beat ${loser} ${sides.won}`,
      sides.isHomeWin ? `Home win: ${result(sides)}` : `Road win: ${result(sides)}`,
      `By ${margin} ${sides.isHomeWin ? "at home" : "on the road"}: ${result(sides)}`,
      `${loser} fall ${sides.lost} ${sides.isHomeWin ? "at" : "at home to"} ${winner.name}`,
      sides.isHomeWin ? `${winner.name} see off ${loser}, ${sides.won}` : `${winner.name} win ${sides.won} at ${loser}`,
      `${winner.best.name} scores ${winner.best.points} as ${winner.name} beat ${loser}`,
    ];
  },
};

/** "Gavran 84, Bedem 77". */
function result({ winner, loser }: Sides): string {
  return `${winner.name} ${winner.points}, ${loser.name} ${loser.points}`;
}

function overtimeName(count: number): string {
  return ["", "overtime", "double overtime", "triple overtime", "quadruple overtime"][count] ?? `${count} overtimes`;
}

/** Before a number as it is spoken: "an 18-point lead". */
function article(count: number): string {
  return count === 18 || count === 11 || String(count).startsWith("8") ? "an" : "a";
}

function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

function summary(story: GameStory, { winner, loser, score }: Sides, { league, round, venue, turn }: RecapContext): string {
  const pair = `${story.home.name} – ${story.away.name} ${score}`;
  return wayOf(turn, 1, [
    `${league}, round ${round}: ${pair}. ${winner.best.name} led the winners with ${points(winner.best.points)}.`,
    `${league}, round ${round}: ${pair}. Top scorers: ${winner.best.name} with ${points(winner.best.points)}, ${loser.best.name} with ${loser.best.points}.`,
    `${league}, round ${round}, ${venue}: ${pair}. ${points(winner.best.points)} from ${winner.best.name}.`,
  ]);
}

function meeting(story: GameStory, { score }: Sides, { round, venue, turn }: RecapContext): string {
  const crowd = story.attendance === null ? "" : ` in front of ${spectators(story.attendance)}`;
  const quarters = periodScores(story, "–");
  return wayOf(turn, 2, [
    `${story.home.name} and ${story.away.name} met in round ${round} at ${venue}${crowd}. The final score was ${score} (${quarters}).`,
    `Round ${round} brought ${story.away.name} to ${story.home.name}, at ${venue}${crowd}. It ended ${score} (${quarters}).`,
    `Played at ${venue}${crowd}, round ${round}: ${story.home.name} – ${story.away.name} ${score} (${quarters}).`,
  ]);
}

function flow(story: GameStory, winner: string, turn: number): string {
  const changes = story.leadChanges < 2 ? "" : countedChanges(story.leadChanges);
  switch (story.plot) {
    case "overtime":
      return wayOf(turn, 3, [
        `Forty minutes were not enough: ${winner} had the last word in ${overtimeName(story.overtimes)}${changes && `, after ${changes}`}.`,
        `Level after regulation, the game went to ${overtimeName(story.overtimes)}${changes && ` with ${changes} in all`}, and ${winner} finished on top.`,
      ]);
    case "comeback":
      return wayOf(turn, 3, [
        `${winner} were ${points(story.deficit)} behind at one stage and turned the game around.`,
        `The deficit grew to ${points(story.deficit)} before ${winner} began to close it.`,
      ]);
    case "thriller":
      return wayOf(turn, 3, [
        `It was close at the end: ${changes && `${changes}, and `}only ${points(story.margin)} between the teams at the buzzer.`,
        `${points(story.margin)} decided it at the buzzer${changes && ` of a game with ${changes}`}.`,
      ]);
    case "rout":
      return wayOf(turn, 3, [
        `At its widest ${winner}’s lead was ${points(story.winnersLead)}.`,
        `${winner} were up by as many as ${points(story.winnersLead)}.`,
      ]);
    case "win":
      return `${winner} led by up to ${points(story.winnersLead)}${story.deficit === 0 ? " and were never behind" : changes && `; the game saw ${changes}`}.`;
  }
}

function performances({ winner, loser }: Sides, turn: number): string {
  return wayOf(turn, 4, [
    `${performance(winner.best)} for ${winner.name}. ${performance(loser.best)} for ${loser.name}.`,
    `For the winners ${performance(winner.best)}. On the other side ${performance(loser.best)}.`,
  ]);
}

function performance(player: StoryPlayer): string {
  const done = listed("en-GB", deeds(player, { points, rebounds, assists }));
  return `${player.name} finished with ${done}${player.doubleDouble ? ", a double-double" : ""}`;
}

function spectators(count: number): string {
  return count === 1 ? "1 spectator" : `${whole("en", count)} spectators`;
}
