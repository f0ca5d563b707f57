import type { Transaction } from "kysely";
import { awardsFor } from "#server/db/repositories/awards.ts";
import { documentsFor, type DocumentVersion } from "#server/db/repositories/documents.ts";
import { newsFor } from "#server/db/repositories/news.ts";
import { type NewPhoto, photoAlbumsFor } from "#server/db/repositories/photo-albums.ts";
import { accountRulesFor } from "#server/db/repositories/account-rules.ts";
import { siteTextsFor } from "#server/db/repositories/site-texts.ts";
import { teamApplicationsFor } from "#server/db/repositories/team-applications.ts";
import type { ClubId, FileId } from "#server/db/row-ids.ts";
import type { Database } from "#server/db/schema.ts";
import { createPictureRenderer } from "#server/exports/share-image/picture-renderer.ts";
import { keepPhoto } from "#server/files/photos.ts";
import { keepFile } from "#server/files/uploaded-files.ts";
import type { FileStore } from "#server/files/file-store.ts";
import { seededRandom } from "../random.ts";
import type { RowNames } from "../storing/row-names.ts";
import type { TenantBlueprint } from "../leagues/tenant-blueprint.ts";
import { russianName } from "../leagues/written-names.ts";
import { dayOf } from "../seasons/calendar.ts";
import type { LeagueSeason, SeasonWorld, WorldGame, WorldRound } from "../world.ts";
import { calendarSheet } from "./documents/calendar.ts";
import { pdfSheet } from "./documents/pdf-sheet.ts";
import { regulations } from "./documents/regulations.ts";
import { foldedGame } from "./folded-game.ts";
import { newsOf, type WorldNews } from "./newsroom.ts";
import { drawPicture, pictureSize, type Palette } from "./pictures/draw-picture.ts";
import { pictureKinds, type PictureKind } from "./press/press.ts";
import { accountTerms } from "./site-texts/account-terms.ts";
import { siteTextsOf } from "./site-texts/site-texts.ts";
import { desks } from "./desks.ts";
import { pressLanguages } from "./press/presses.ts";

type Newsroom = {
  readonly transaction: Transaction<Database>;
  readonly files: FileStore;
  readonly names: RowNames;
  readonly blueprint: TenantBlueprint;
  readonly season: SeasonWorld;
  /** Epoch milliseconds. */
  readonly now: number;
};

/** The latest games of each running league that a photographer was at. */
const albumsOfLeague = 4;

/** News, albums and papers of a season, with the files they show. The rows they speak of must be there, awards among them. */
export async function publishEditorial(newsroom: Newsroom): Promise<{ news: number; albums: number; documents: number }> {
  const { blueprint, season, now } = newsroom;
  const news = newsOf(blueprint, season, now);
  for (const item of news) await publishNews(newsroom, item);
  const albums = season.isRunning ? await publishAlbums(newsroom) : 0;
  const documents = season.isRunning ? await publishDocuments(newsroom) : 0;
  if (season.isRunning) await inviteTeam(newsroom);
  if (season.isRunning) await writeSiteTexts(newsroom);
  if (season.isRunning) await writeAccountRules(newsroom);
  return { news: news.length, albums, documents };
}

async function publishNews(newsroom: Newsroom, item: WorldNews): Promise<void> {
  const { transaction, names, blueprint } = newsroom;
  const { season, league, game, bestOf, clubs, texts } = item;
  const leagueId = names.league(season, league);
  const bySlug = new Map(blueprint.clubs.map((club) => [club.slug, names.club(club)]));
  const newsId = await newsFor(transaction, names.tenantId).save({
    slug: item.slug,
    kind: item.kind,
    publishedAt: item.publishedAt,
    // What is about a game or a player of a round is drawn from them.
    coverFileId: game || bestOf ? null : await keepCover(newsroom, item),
    leagueId,
    gameId: game && names.game(names.round(leagueId, game.round), game.game),
    clubIds: clubs.map((slug) => bySlug.get(slug) as ClubId),
    texts,
  });
  if (!bestOf) return;
  const award = { leagueId, kind: "player-of-the-round", roundId: names.round(leagueId, bestOf), month: null } as const;
  await awardsFor(transaction, names.tenantId).tellIn(award, newsId);
}

const coverOf: Readonly<Record<WorldNews["kind"], PictureKind>> = {
  announcement: "net",
  recap: "shot",
  preview: "tip-off",
  "round-awards": "huddle",
  feature: "crowd",
};

async function keepCover(newsroom: Newsroom, { kind, clubs, slug }: WorldNews): Promise<FileId> {
  const { clubs: all } = newsroom.blueprint;
  const [home = all[0], away = all[1]] = clubs.map((name) => all.find((club) => club.slug === name));
  return keepPicture(newsroom, { kind: coverOf[kind], seed: slug, palette: paletteOf(home, away), score: scoreOf(undefined) });
}

async function publishAlbums(newsroom: Newsroom): Promise<number> {
  const { season, now } = newsroom;
  let albums = 0;
  for (const league of season.leagues) {
    const games = league.rounds.flatMap((round) => round.games.map((game) => ({ league, round, game })));
    const latest = games.filter(({ game }) => game.plan === "played" && game.tipOff < now).slice(-albumsOfLeague);
    for (const visit of latest) await publishAlbum(newsroom, visit, league === season.leagues[0] && visit === latest.at(-1));
    albums += latest.length;
  }
  return albums;
}

type Visit = { readonly league: LeagueSeason; readonly round: WorldRound; readonly game: WorldGame };

async function publishAlbum(newsroom: Newsroom, { league, round, game }: Visit, isPhotographed: boolean): Promise<void> {
  const { season, names, transaction, blueprint } = newsroom;
  const leagueId = names.league(season, league);
  const [home, away] = [game.home.club, game.away.club];
  const slug = `${season.slug}-${league.competition.slug}-${round.slug}-${game.slug}`;
  const keep = isPhotographed ? photographed(newsroom, slug) : async (picture: Picture) => keepPicture(newsroom, picture);
  const photos: NewPhoto[] = [];
  for (const kind of seededRandom(slug).shuffled(pictureKinds)) {
    const picture = { kind, seed: `${slug}/${kind}`, palette: paletteOf(home, away), score: scoreOf(game) };
    const captions = byLanguage((language) => desks[language].picture(kind, home.name, away.name));
    photos.push({ fileId: await keep(picture), captions, author: null });
  }
  await photoAlbumsFor(transaction, names.tenantId).save({
    slug,
    takenOn: dayOf(game.tipOff, blueprint.tenant.timeZone),
    gameId: names.game(names.round(leagueId, round), game),
    clubId: names.club(home),
    leagueId,
    titles: byLanguage((language) => desks[language].album(home.name, away.name)),
    photos,
  });
}

const invitationDays = 60;

/** One team is invited to apply for the lowest league, under an address that can be found (docs/demo.md). */
async function inviteTeam({ season, names, transaction, blueprint, now }: Newsroom): Promise<void> {
  const lowest = season.leagues.at(-1);
  if (!lowest) return;
  await teamApplicationsFor(transaction, names.tenantId).create({
    leagueId: names.league(season, lowest),
    deadline: now + invitationDays * 86_400_000,
    uuid: blueprint.invitation,
  });
}

async function writeSiteTexts({ names, transaction, blueprint: { tenant, office } }: Newsroom): Promise<void> {
  const texts = siteTextsFor(transaction, names.tenantId);
  const written = siteTextsOf((locale) => ({ league: locale === "ru" ? russianName(tenant.title) : tenant.title, ...office }));
  for (const { key, locale, body } of written) await texts.save(key, locale, body);
}

async function writeAccountRules({ names, transaction, blueprint }: Newsroom): Promise<void> {
  if (!blueprint.accountRules) return;
  const rules = accountRulesFor(transaction, names.tenantId);
  const { termsVersion, ...ages } = blueprint.accountRules;
  for (const { locale, body } of accountTerms()) await rules.saveTerms(termsVersion, locale, body);
  await rules.change(ages);
  await rules.putInForce(termsVersion);
}

const papers = ["regulations", "calendar"] as const;

async function publishDocuments(newsroom: Newsroom): Promise<number> {
  const { season, names, transaction } = newsroom;
  let place = 0;
  for (const league of season.leagues) {
    const { name, slug } = league.competition;
    for (const paper of papers) {
      await documentsFor(transaction, names.tenantId).save({
        slug: `${paper}-${slug}-${season.slug}`,
        kind: paper === "regulations" ? "regulations" : "schedule",
        seasonId: names.season(season),
        leagueId: names.league(season, league),
        place: place++,
        titles: byLanguage(
          (language) => `${desks[language].documents[paper]}: ${language === "ru" ? russianName(name) : name} ${season.name}`,
        ),
        versions: await keepPaper(newsroom, league, paper),
      });
    }
  }
  return place;
}

/** In the league's own language, and in English for everybody else. */
async function keepPaper(newsroom: Newsroom, league: LeagueSeason, paper: (typeof papers)[number]): Promise<DocumentVersion[]> {
  const { season, blueprint, transaction, files, names } = newsroom;
  const { tenant } = blueprint;
  const { name, slug } = league.competition;
  const rounds = league.rounds.filter(({ kind }) => kind === "regular").length;
  const facts = { league: name, season: season.name, teams: league.teams.length, rounds };
  const versions: DocumentVersion[] = [];
  for (const locale of [tenant.defaultLocale, "en"] as const) {
    const { title, parts } = paper === "regulations" ? regulations(locale, facts) : calendarSheet(locale, league, tenant.timeZone);
    const head = { title, subtitle: `${name} · ${season.name}`, color: tenant.colors.color1, language: locale };
    const content = await pdfSheet(head, parts, Date.parse(season.startsOn));
    const upload = { mediaType: "application/pdf", name: `${paper}-${slug}-${season.slug}-${locale}.pdf`, size: null, content };
    const { fileId } = await keepFile(transaction, files, names.tenantId, upload);
    versions.push({ version: 1, locale, fileId, publishedOn: season.startsOn });
  }
  return versions;
}

type Picture = {
  readonly kind: PictureKind;
  readonly seed: string;
  readonly palette: Palette;
  readonly score: { home: number; away: number };
};

async function keepPicture({ transaction, files, names }: Newsroom, { kind, seed, palette, score }: Picture): Promise<FileId> {
  const content = Buffer.from(drawPicture(kind, seededRandom(`picture ${seed}`), palette, score));
  const upload = { mediaType: "image/svg+xml", name: `${kind}.svg`, size: pictureSize, content };
  return (await keepFile(transaction, files, names.tenantId, upload)).fileId;
}

/** Keeps a drawing as if somebody had photographed it: in pixels, cut by the same way as real photos. */
function photographed({ transaction, files, names }: Newsroom, albumSlug: string): (picture: Picture) => Promise<FileId> {
  const renderer = createPictureRenderer();
  return async ({ kind, seed, palette, score }) => {
    // Loaded here, so that a server whose demo is there already never has the library in its memory.
    const { photoPictures } = await import("#server/files/photo-pictures.ts");
    const src = Buffer.from(drawPicture(kind, seededRandom(`picture ${seed}`), palette, score));
    const drawing = { type: "image", src, style: pictureSize } as const;
    const pictures = await photoPictures(await renderer.render(drawing, { ...pictureSize, format: "png" }));
    if (typeof pictures === "string") throw new Error(`the drawing ${seed} is no photo: ${pictures}`);
    return (await keepPhoto(transaction, files, names.tenantId, albumSlug, pictures)).fileId;
  };
}

type Colors = { readonly primaryColor: string; readonly secondaryColor: string };

function paletteOf(home: Colors | undefined, away: Colors | undefined): Palette {
  const kit = (club: Colors | undefined) => ({ shirt: club?.primaryColor ?? "#3a4458", number: club?.secondaryColor ?? "#f2f4f7" });
  return { home: kit(home), away: kit(away) };
}

function scoreOf(game: WorldGame | undefined): { home: number; away: number } {
  if (!game || game.plan !== "played") return { home: 0, away: 0 };
  const { state } = foldedGame(game);
  return { home: state.home.points, away: state.away.points };
}

function byLanguage(say: (language: (typeof pressLanguages)[number]) => string): Record<string, string> {
  return Object.fromEntries(pressLanguages.map((language) => [language, say(language)]));
}
