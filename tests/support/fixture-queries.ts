import type { GameId } from "#core/kernel/ids.ts";
import type { GameStatus } from "#core/game/facts.ts";
import { classify } from "#core/league/classify.ts";
import type { LeagueResult } from "#core/league/league-result.ts";
import { rankingPolicyOf } from "#core/league/ranking-policies.ts";
import { teamForm } from "#core/league/team-form.ts";
import type { BoxScore } from "#core/stats/box-score.ts";
import type { PublishedMove, GameAnswer, HomeAnswer, LeaderEntry, LeagueAnswer, SiteQueries, SiteAnswer } from "#contract/queries.ts";
import { qualificationRule } from "#core/stats/history/qualification.ts";
import { minimumPhrase } from "#core/wording/standing-phrases.ts";
import { fixturePlayoffs } from "./fixture-playoffs.ts";
import { fixtureRace } from "./fixture-race.ts";
import { points, resultOf, schedule, type FixtureGame } from "./fixture-season.ts";
import { type FixtureTeam, fixtureTeams, foreignName, ownName } from "./fixture-teams.ts";
import type { StandingsRow } from "#contract/standings-rows.ts";
import type { GameSummary } from "#contract/game-summary.ts";
import type { CompetitionRef, GameAddress, GameRef, PlayoffGameAddress } from "#contract/refs.ts";

const fiba = rankingPolicyOf("fiba");
if (!fiba) throw new Error("the fixture has no ranking policy");

const season = { slug: "2025-26", name: "2025/26" };
const competitions: readonly CompetitionRef[] = [
  { seasonSlug: season.slug, leagueSlug: "prva", name: ownName("Prva liga") },
  { seasonSlug: season.slug, leagueSlug: "druga-sever", name: ownName("Druga liga – Sever") },
  { seasonSlug: season.slug, leagueSlug: "zene", name: ownName("Ženska liga") },
];

/** Game addresses of the first league that show a state each; the rest is ordinary. */
export const fixtureGames = {
  final: "dorcol-gavran",
  overtime: "akademik-sentjernej",
  live: "banjica-cukarica",
  forfeited: "sumice-podunavac",
  postponed: "luka-zemun-kosutnjak",
  protested: "avala-zeleznicar-indjija",
  scheduled: "gavran-banjica",
} as const;

/**
 * Answers as the database would: one league of made-up games with every state a page must show. `league-a` has two
 * more that are still empty; `league-b` has other colours and one league only.
 */
export function fixtureQueries(tenant: "league-a" | "league-b" = "league-a"): SiteQueries {
  const shown = tenant === "league-a" ? site : greenSite();
  return {
    site: async () => shown,
    home: async () => homeView(shown.leagues),
    leagueHead: async (address) => league(address),
    league: async (address) => league(address),
    standings: async (address) => {
      const view = league(address);
      return view && { competition: view.competition, seasonName: view.seasonName, ranking: view.ranking, rows: view.standings };
    },
    leagueTable: async (address, wanted) => {
      const view = league(address);
      const round = wanted.round === null ? currentRound(view) : view?.rounds.find(({ number }) => number === wanted.round);
      if (!view || (wanted.round !== null && !round)) return null;
      const { competition, seasonName, ranking } = view;
      const numbers = view.rounds.map(({ number }) => number).filter((number) => number <= playedRounds);
      const figures = wanted.figures ? new Map<string, never>() : null;
      return {
        competition,
        seasonName,
        ranking,
        rows: view.standings,
        underWay: 0,
        moved: null,
        rounds: numbers,
        shownRound: round ?? null,
        playoffPlaces: 8,
        relegationPlaces: 2,
        ...fixtureRace(view.standings, wanted.race),
        figures,
        roundAward: null,
      };
    },
    leagueTopPerformances: async (address) => {
      const view = league(address);
      const { competition, seasonName } = view ?? {};
      return competition && seasonName ? { competition, seasonName, index: "performanceIndexRating", round: null, lines: [] } : null;
    },
    playoffs: async (address) => {
      const view = league(address);
      return view && view.standings.length > 0 ? fixturePlayoffs(view.competition, view.seasonName) : null;
    },
    playoffPicture: async () => null,
    game: async (address, wanted) => gameView(address, wanted?.plays ?? true),
    // No log stands behind games that are made up.
    boxOfStretch: async () => null,
  };
}

const site: SiteAnswer = {
  slug: "league-a",
  title: "Košarkaška liga Beograda",
  shortTitle: "KLB",
  domain: "league-a.localhost",
  analyticsId: null,
  shopUrl: "https://shop.example/",
  profiles: [{ name: "Instagram", url: "https://www.instagram.com/klb-example" }],
  defaultLocale: "sr",
  timeZone: "Europe/Belgrade",
  colors: { color1: "#10233f", color2: "#f26b21", color3: "#fbf8f3", color4: "#5b6b82", color5: "#12b5ae", colorButton: "#f26b21" },
  logoUrl: "",
  broadcastLogoUrl: "",
  icons: { faviconSm: "", faviconLg: "", androidChromeSm: "", androidChromeLg: "" },
  currentSeason: season,
  leagues: competitions.map((each) => ({ ...each, leagueId: `league-${each.leagueSlug}` })),
  sponsors: [
    { name: "Kolo banka", url: "https://kolo.example", logoUrl: null },
    { name: "Izvor voda", url: "https://izvor.example", logoUrl: null },
    { name: "Ferum", url: "https://ferum.example", logoUrl: null },
    { name: "Linija 7", url: "https://linija.example", logoUrl: null },
  ],
};

function refOf(game: FixtureGame): GameRef {
  const gameSlug = `${game.home.ref.clubSlug}-${game.away.ref.clubSlug}`;
  return { seasonSlug: season.slug, leagueSlug: "prva", roundSlug: `${game.round}`, gameSlug, playoff: null };
}

function summaryOf(game: FixtureGame): GameSummary {
  const score = points(game);
  return {
    gameId: `${game.round}-${game.home.ref.clubSlug}-${game.away.ref.clubSlug}` as GameId,
    ref: refOf(game),
    round: { number: game.round, stage: null },
    tipOff: game.tipOff,
    tipOffDay: null,
    status: game.status,
    overtimes: game.overtimes,
    home: { ...game.home.ref, points: score?.home ?? null, record: recordOf(game.home) },
    away: { ...game.away.ref, points: score?.away ?? null, record: recordOf(game.away) },
    venue: game.tipOff === null ? null : { slug: game.home.ref.clubSlug, name: ownName(`Sportski centar ${game.home.ref.name.text}`) },
    lastLine:
      game.status === "live" ? { period: { kind: "regular", number: 3 }, periodEnded: false, clockMs: 252_000, ruleProfile: "fiba" } : null,
  };
}

const classification = classify({
  teams: fixtureTeams.map(({ ref }) => ({ team: ref.clubSlug, sortName: ref.name.text })),
  results: schedule.flatMap((game): LeagueResult<string>[] => {
    const score = game.status === "live" ? null : points(game);
    if (!score) return [];
    const sides = { home: game.home.ref.clubSlug, away: game.away.ref.clubSlug };
    const award =
      game.status === "forfeited" ? ({ kind: "forfeit", atFault: "away" } as const) : ({ kind: "played", atFault: null } as const);
    const played = { ...award, regulation: null, round: game.round, playedAt: game.tipOff };
    return [{ ...sides, homePoints: score.home, awayPoints: score.away, ...played }];
  }),
  policy: fiba,
});

function recordOf(team: FixtureTeam): { wins: number; losses: number } {
  const row = classification.rows.find((candidate) => candidate.team === team.ref.clubSlug);
  return { wins: row?.wins ?? 0, losses: row?.losses ?? 0 };
}

function standings(): StandingsRow[] {
  return classification.rows.flatMap(({ team, decidedBy, winPercentage: _, level: __, ...row }) => {
    const entry = fixtureTeams.find(({ ref }) => ref.clubSlug === team);
    if (!entry) return [];
    const form = teamForm(classification.results.get(team) ?? []);
    return [{ ...row, ...form, team: entry.ref, tieBreaks: decidedBy, withdrawn: false }];
  });
}

function league(address: { seasonSlug: string; leagueSlug: string }): LeagueAnswer | null {
  const competition = competitions.find(
    ({ leagueSlug, seasonSlug }) => leagueSlug === address.leagueSlug && seasonSlug === address.seasonSlug,
  );
  if (!competition) return null;
  if (competition.leagueSlug !== "prva") return { competition, seasonName: season.name, ranking: "points", standings: [], rounds: [] };
  const numbers = [...new Set(schedule.map(({ round }) => round))];
  return {
    competition,
    seasonName: season.name,
    ranking: "points",
    standings: standings(),
    rounds: numbers.map((number) => ({
      slug: `${number}`,
      number,
      stage: null,
      games: schedule.filter(({ round }) => round === number).map(summaryOf),
    })),
  };
}

const playedRounds = 7;

function currentRound(view: LeagueAnswer | null): LeagueAnswer["rounds"][number] | undefined {
  return view?.rounds.find(({ number }) => number === playedRounds);
}

function homeView(shown: readonly CompetitionRef[]): HomeAnswer {
  const games = schedule.map(summaryOf);
  const isAhead = (status: GameStatus) => status === "scheduled" || status === "date-to-be-decided" || status === "postponed";
  return {
    leagues: shown.map((competition) => {
      const isFirst = competition.leagueSlug === "prva";
      return {
        competition,
        ranking: "points",
        standings: isFirst ? standings() : [],
        latest: isFirst
          ? games
              .filter(({ status }) => !isAhead(status))
              .slice(-8)
              .reverse()
          : [],
        next: isFirst ? games.filter(({ status }) => isAhead(status)).slice(0, 8) : [],
        leaders: isFirst ? leaders() : [],
        roundAward: null,
        leaderNotes: isFirst ? [minimumPhrase(qualificationRule("default"), { statistic: "points", mode: "average" }, [7, 6])] : [],
      };
    }),
  };
}

function leaders(): HomeAnswer["leagues"][number]["leaders"] {
  const statistics = [
    ["points", 22.9, 0],
    ["rebounds", 11.6, 3],
    ["assists", 8.7, 5],
    ["efficiencyIndex", 24.1, 7],
  ] as const;
  return statistics.map(([statistic, best, offset]) => ({
    statistic,
    entries: Array.from({ length: 5 }, (_, index) => leader(offset + index, index + 1, best - index * 0.85)),
  }));
}

function leader(index: number, rank: number, perGame: number): LeaderEntry {
  const team = fixtureTeams[index % fixtureTeams.length];
  const player = team?.players[(index * 3) % 10];
  if (!team || !player) throw new Error("no such fixture player");
  return { rank, player: { ...player, slug: `${team.ref.clubSlug}-${player.shirt}` }, team: team.ref, games: 7, perGame };
}

function gameView(address: GameAddress | PlayoffGameAddress, allPlays: boolean): GameAnswer | null {
  if (!("gameSlug" in address)) return null;
  const game = schedule.find((candidate) =>
    Object.entries(address).every(([key, value]) => refOf(candidate)[key as keyof GameRef] === value),
  );
  const competition = competitions[0];
  if (!game || !competition) return null;
  const result = resultOf(game);
  // The game under protest comes from a source that records little: its figures must show as blanks, not as 0.
  const sparse = game.status === "under-protest";
  const plays = sparse ? [] : (result?.plays ?? []);
  return {
    summary: summaryOf(game),
    competition,
    seasonName: season.name,
    version: "1.400",
    ruleProfile: "fiba",
    box: result ? (sparse ? blanked(result.box) : result.box) : null,
    flow: result?.flow ?? null,
    shots: sparse ? [] : (result?.shots ?? []),
    plays: allPlays ? plays : game.status === "live" ? plays.slice(-1) : [],
    correctionTimes: {},
    hasVideos: false,
    fanVote: null,
    hasTimedVideo: false,
    recorded: null,
    hasPlays: plays.length > 0,
    players: result?.players ?? [],
    pagesOfNamed: { coach: {}, referee: {} },
    spellsSerbian: true,
    officials: result
      ? [
          { role: "crew-chief", name: "Nenad Šarović" },
          { role: "umpire-1", name: "Iva Ćurić" },
          { role: "umpire-2", name: "Petar Čolić" },
          { role: "commissioner", name: "Snežana Žižić" },
        ]
      : [],
    appointed: result
      ? []
      : [
          { role: "crew-chief", name: "Nenad Šarović" },
          { role: "umpire-1", name: "Iva Ćurić" },
          { role: "umpire-2", name: "Petar Čolić" },
          { role: "commissioner", name: "Snežana Žižić" },
        ],
    hall: {
      slug: "hala-sportova",
      name: ownName("Hala sportova"),
      address: ownName("Kej 5"),
      city: ownName("Beograd"),
      coordinates: { latitude: 44.8, longitude: 20.4 },
    },
    attendance: result && !sparse ? 1240 : null,
    flags: result
      ? [
          { kind: "clock-steps-back", detail: "Q2 04:12 → 04:15" },
          { kind: "player-not-on-court", detail: "Q3 01:07, #22" },
        ]
      : [],
    moves: movesOf(game),
    award: game.status === "forfeited" ? { kind: "forfeit", atFault: "away", reason: null } : null,
    outlets: {
      broadcasts: [{ name: "Kanal 9", url: "https://kanal.example/", languages: ["sr"], countries: ["RS"] }],
      tickets: { url: "https://ulaznice.example/", from: { amount: 600, currency: "RSD" } },
    },
    lineups: null,
    missing: { home: [], away: [] },
    clutch: null,
    earlier: { home: { games: 6, margin: 30 }, away: { games: 6, margin: -12 } },
    meetings: schedule.filter((other) => [other.home, other.away].every((team) => team === game.home || team === game.away)).map(summaryOf),
    series: null,
    currentPeriodAtBottom: false,
    source: sparse ? "fiba-livestats" : "simulator",
  };
}

/** What is postponed was to be played at the hall it has; one game to come was moved by a day. */
function movesOf(game: FixtureGame): PublishedMove[] {
  const { tipOff, venue: hall, status } = summaryOf(game);
  const venue = hall && hall.name;
  if (game.status === "postponed")
    return [
      {
        movedAt: Date.UTC(2026, 0, 5),
        from: { tipOff, tipOffDay: null, venue, status: "scheduled" },
        to: { tipOff, tipOffDay: null, venue, status },
        reason: "the hall is flooded",
      },
    ];
  if (refOf(game).gameSlug !== fixtureGames.scheduled || tipOff === null) return [];
  const before = { tipOff: tipOff - 86_400_000, tipOffDay: null, venue, status };
  return [{ movedAt: Date.UTC(2026, 0, 5), from: before, to: { ...before, tipOff }, reason: "television" }];
}

function blanked(box: BoxScore): BoxScore {
  const blank = { foulsDrawn: null, blocksReceived: null, plusMinus: null, efficiencyIndex: null };
  const notTold = { pointsInThePaint: null, fastBreakPoints: null, secondChancePoints: null, pointsFromTurnovers: null };
  const team = (side: "home" | "away") => {
    const { totals, players, ...rest } = box.teams[side];
    const { plusMinus: _, ...blankTotals } = blank;
    return { ...rest, totals: { ...totals, ...blankTotals, ...notTold }, players: players.map((line) => ({ ...line, ...blank })) };
  };
  return { ...box, teams: { home: team("home"), away: team("away") } };
}

function greenSite(): SiteAnswer {
  return {
    ...site,
    slug: "league-b",
    title: "Ljubljanska košarkarska rekreacija",
    shortTitle: "LKR",
    domain: "league-b.localhost",
    defaultLocale: "sl",
    timeZone: "Europe/Ljubljana",
    colors: { color1: "#0f3d2e", color2: "#c6f135", color3: "#f8faf3", color4: "#5a6e63", color5: "#ff7a5c", colorButton: "#c6f135" },
    leagues: competitions.slice(0, 1).map((competition) => ({ ...competition, leagueId: "league-prva", name: foreignName("1. liga") })),
  };
}
