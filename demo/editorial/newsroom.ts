import type { NewsBlock, NewsKind } from "#contract/news.ts";
import type { TenantBlueprint } from "../leagues/tenant-blueprint.ts";
import type { LeagueSeason, SeasonWorld, WorldGame, WorldRound } from "../world.ts";
import { seededRandom } from "../random.ts";
import { chooseHeadlines } from "./choose-headlines.ts";
import { averagesOf, standingsBefore } from "./form-guide.ts";
import { foldedGame } from "./folded-game.ts";
import { gameStoryOf, storyPlayer } from "./game-story.ts";
import { bestLines } from "./round-best.ts";
import { desks } from "./desks.ts";
import { pressLanguages, type PressLanguage } from "./press/presses.ts";
import type { Press, PressText } from "./press/press.ts";

/** A piece of news before it has rows: what it is about stands as parts of the world. */
export type WorldNews = {
  readonly slug: string;
  readonly kind: NewsKind;
  /** Epoch milliseconds. */
  readonly publishedAt: number;
  readonly season: SeasonWorld;
  readonly league: LeagueSeason;
  readonly game: { readonly round: WorldRound; readonly game: WorldGame } | null;
  /** The round whose best player it names. */
  readonly bestOf: WorldRound | null;
  /** Slugs of the clubs it is about. */
  readonly clubs: readonly string[];
  readonly texts: Readonly<Record<PressLanguage, NewsPiece>>;
};

export type NewsPiece = { readonly title: string; readonly summary: string; readonly body: readonly NewsBlock[] };

/** How far back the newsroom of a running season looks. */
const recapRounds = 3;
const awardRounds = 5;
const dayMs = 86_400_000;
const hourMs = 3_600_000;
/** A recap is written while the hall empties. */
const recapAfterMs = 2.5 * hourMs;

type Desk = { readonly season: SeasonWorld; readonly league: LeagueSeason; readonly officeLanguage: PressLanguage };

/** A piece in all languages, its headlines still to be chosen. */
type Piece = Omit<WorldNews, "texts"> & {
  /** Whether it is still told: of what is long over, only the headlines count, beside which later ones were chosen. */
  readonly isTold: boolean;
  readonly texts: Readonly<Record<PressLanguage, PressText>>;
  /** The address to which the last sentence leads. */
  readonly href: string;
};

/** Everything the newsroom has written of a season by now, oldest first: told of what happened, and of nothing that did not. */
export function newsOf(blueprint: TenantBlueprint, season: SeasonWorld, now: number): readonly WorldNews[] {
  const written = season.leagues.flatMap((league) => {
    const desk = { season, league, officeLanguage: blueprint.tenant.defaultLocale };
    return season.isRunning ? runningSeason(desk) : titleNews(desk);
  });
  const inOrder = written
    .filter(({ publishedAt }) => publishedAt <= now)
    .toSorted((a, b) => a.publishedAt - b.publishedAt || (a.slug < b.slug ? -1 : 1));
  const headlines = headlinesOf(inOrder);
  return inOrder.flatMap((piece) => (piece.isTold ? [publishable(piece, headlines)] : []));
}

type Headlines = ReadonlyMap<Piece, Readonly<Record<PressLanguage, string>>>;

function headlinesOf(pieces: readonly Piece[]): Headlines {
  // A preview is there for a few days: chosen last, so that no report has another headline for its sake.
  const ordered = [...pieces.filter(({ kind }) => kind !== "preview"), ...pieces.filter(({ kind }) => kind === "preview")];
  const chosen = new Map(ordered.map((piece) => [piece, {} as Record<PressLanguage, string>]));
  for (const language of pressLanguages) {
    const titles = chooseHeadlines(ordered.map(({ slug, texts }) => ({ titles: texts[language].titles, turn: turnOf(slug) })));
    ordered.forEach((piece, at) => {
      const said = chosen.get(piece);
      if (said) said[language] = titles[at] ?? piece.texts[language].titles[0];
    });
  }
  return chosen;
}

function publishable(piece: Piece, headlines: Headlines): WorldNews {
  const { isTold: _, href, texts: written, ...news } = piece;
  const texts = {} as Record<PressLanguage, NewsPiece>;
  for (const language of pressLanguages) {
    const { titles, summary, paragraphs, link } = written[language];
    const said = paragraphs.map((text): NewsBlock => ({ kind: "paragraph", content: [text] }));
    const title = headlines.get(piece)?.[language] ?? titles[0];
    texts[language] = { title, summary, body: [...said, { kind: "paragraph", content: [{ text: link, href }] }] };
  }
  return { ...news, texts };
}

/** What a piece says among what it could say, by its own name alone. */
function turnOf(slug: string): number {
  return seededRandom(`press ${slug}`).whole(0, 2 ** 30);
}

function runningSeason(desk: Desk): Piece[] {
  const { rounds } = desk.league;
  const begun = rounds.filter(({ games }) => games.some(isPlayed));
  const over = begun.filter(({ games }) => games.every(({ plan }) => plan !== "to-come"));
  const next = rounds.find(({ games }) => games.some(({ plan }) => plan === "to-come"));
  const [recapped, awarded] = [new Set(begun.slice(-recapRounds)), new Set(over.slice(-awardRounds))];
  return [
    ...openingNews(desk),
    ...begun.flatMap((round) => round.games.filter(isPlayed).map((game) => recapNews(desk, round, game, recapped.has(round)))),
    ...over.flatMap((round) => awardNews(desk, round, awarded.has(round))),
    ...rounds.flatMap((round) => round.games.filter(({ plan }) => plan === "postponed").map((game) => postponementNews(desk, round, game))),
    ...(next ? previewNews(desk, next) : []),
  ];
}

function isPlayed({ plan, events }: WorldGame): boolean {
  return plan === "played" && events.length > 0;
}

function openingNews(desk: Desk): Piece[] {
  const { league, season } = desk;
  const first = league.rounds[0];
  if (!first) return [];
  const games = league.rounds.filter(({ kind }) => kind === "regular").reduce((sum, round) => sum + round.games.length, 0);
  const opening = { league: league.competition.name, season: season.name, teams: league.teams.length, games };
  const publishedAt = Math.min(...first.games.map(({ tipOff }) => tipOff)) - 4 * dayMs;
  return [item(desk, { slug: "opening", kind: "announcement", publishedAt, tab: "AllGames", write: (press) => press.opening(opening) })];
}

function recapNews(desk: Desk, round: WorldRound, game: WorldGame, isTold: boolean): Piece {
  const { state, box } = foldedGame(game);
  const story = gameStoryOf(state, box);
  const [slug, publishedAt] = [`${round.slug}-${game.slug}`, game.tipOff + recapAfterMs];
  const [league, venue] = [desk.league.competition.name, game.home.club.venue.name];
  const write = (press: Press, _: PressLanguage, turn: number) => press.recap(story, { league, round: round.number, venue, turn });
  return item(desk, { slug, kind: "recap", publishedAt, game: { round, game }, isTold, write });
}

function awardNews(desk: Desk, round: WorldRound, isTold: boolean): Piece[] {
  const games = round.games.filter(isPlayed);
  const five = bestLines(games).slice(0, 5);
  const [best] = five;
  if (!best) return [];
  const awards = {
    league: desk.league.competition.name,
    round: round.number,
    best: { ...storyPlayer(best.line), team: best.team, index: best.line.performanceIndexRating ?? 0 },
    five: five.map(({ line, team }) => ({ name: storyPlayer(line).name, team, index: line.performanceIndexRating ?? 0 })),
  };
  const publishedAt = Math.max(...games.map(({ tipOff }) => tipOff)) + 14 * hourMs;
  const clubs = [best.game.home, best.game.away].filter(({ club }) => club.name === best.team).map(({ club }) => club.slug);
  const write = (press: Press, _: PressLanguage, turn: number) => press.awards({ ...awards, turn });
  const about = { tab: "AllGames", bestOf: round, clubs } as const;
  return [item(desk, { slug: `${round.slug}-player`, kind: "round-awards", publishedAt, isTold, ...about, write })];
}

function postponementNews(desk: Desk, round: WorldRound, game: WorldGame): Piece {
  const move = game.moves.at(-1);
  const [home, away] = [game.home.club.name, game.away.club.name];
  const publishedAt = move?.movedAt ?? game.tipOff - dayMs;
  const write = (press: Press, language: PressLanguage) =>
    press.postponement({ home, away, round: round.number, reason: language === desk.officeLanguage ? (move?.reason ?? null) : null });
  return item(desk, { slug: `${round.slug}-${game.slug}-postponed`, kind: "announcement", publishedAt, game: { round, game }, write });
}

/** The game of the round: of those whose teams stand highest together. */
function previewNews(desk: Desk, round: WorldRound): Piece[] {
  const standings = standingsBefore(desk.league);
  const averages = averagesOf(desk.league);
  const rankOf = (slug: string) => standings.get(slug)?.rank ?? 99;
  const [top] = round.games
    .filter(({ plan }) => plan === "to-come")
    .toSorted((a, b) => rankOf(a.home.club.slug) + rankOf(a.away.club.slug) - rankOf(b.home.club.slug) - rankOf(b.away.club.slug));
  if (!top) return [];
  const side = ({ club }: WorldGame["home"]) => {
    const [standing, scorer] = [standings.get(club.slug), averages.get(club.slug)];
    return standing && scorer ? { name: club.name, ...standing, scorer } : null;
  };
  const [home, away] = [side(top.home), side(top.away)];
  if (!home || !away) return [];
  const preview = { league: desk.league.competition.name, round: round.number, venue: top.home.club.venue.name, home, away };
  const [slug, publishedAt] = [`${round.slug}-${top.slug}-preview`, top.tipOff - 3 * dayMs];
  return [item(desk, { slug, kind: "preview", publishedAt, game: { round, game: top }, write: (press) => press.preview(preview) })];
}

function titleNews(desk: Desk): Piece[] {
  const { league, season } = desk;
  const final = league.playoffs?.bracket.rounds.at(-1)?.duels[0];
  const lastRound = league.rounds.at(-1);
  if (!final || !lastRound) return [];
  const nameOf = (slug: string) => league.teams.find(({ club }) => club.slug === slug)?.club.name ?? slug;
  const results = lastRound.games.flatMap(({ duel, result }) => (duel?.slug === final.slug && result ? [result] : []));
  const winnerOf = (result: (typeof results)[number]) => (result.homePoints > result.awayPoints ? result.home : result.away);
  const sides = [final.first.team, final.second.team].filter((team) => team !== null);
  const winsOf = (team: string) => results.filter((result) => winnerOf(result) === team).length;
  const [champion, finalist] = sides.toSorted((a, b) => winsOf(b) - winsOf(a));
  if (champion === undefined || finalist === undefined) return [];
  const title = {
    league: league.competition.name,
    season: season.name,
    champion: nameOf(champion),
    finalist: nameOf(finalist),
    wins: winsOf(champion),
    losses: winsOf(finalist),
  };
  const publishedAt = Math.max(...results.map(({ playedAt }) => playedAt ?? 0)) + 3 * hourMs;
  const clubs = [champion, finalist];
  return [item(desk, { slug: "champions", kind: "feature", publishedAt, tab: "Standings", clubs, write: (press) => press.title(title) })];
}

type Draft = {
  readonly slug: string;
  readonly kind: NewsKind;
  readonly publishedAt: number;
  readonly game?: { readonly round: WorldRound; readonly game: WorldGame };
  readonly bestOf?: WorldRound;
  readonly clubs?: readonly string[];
  /** Where the last sentence leads when the news is about no game. */
  readonly tab?: "Standings" | "AllGames";
  readonly isTold?: boolean;
  readonly write: (press: Press, language: PressLanguage, turn: number) => PressText;
};

function item({ season, league }: Desk, draft: Draft): Piece {
  const { kind, publishedAt, game, bestOf, clubs, tab, isTold = true, write } = draft;
  const slug = `${season.slug}-${league.competition.slug}-${draft.slug}`;
  const leagueAddress = `/seasons/${season.slug}/leagues/${league.competition.slug}`;
  const href = game ? `${leagueAddress}/rounds/${game.round.slug}/games/${game.game.slug}` : `${leagueAddress}/tabs/${tab ?? "Standings"}`;
  const texts = {} as Record<PressLanguage, PressText>;
  for (const language of pressLanguages) texts[language] = write(desks[language], language, turnOf(slug));
  return {
    slug,
    kind,
    publishedAt,
    season,
    league,
    game: game ?? null,
    bestOf: bestOf ?? null,
    clubs: clubs ?? (game ? [game.game.home.club.slug, game.game.away.club.slug] : []),
    isTold,
    texts,
    href,
  };
}
