import type { Transaction } from "kysely";
import { documentsFor } from "#server/db/repositories/documents.ts";
import { newsFor } from "#server/db/repositories/news.ts";
import { photoAlbumsFor } from "#server/db/repositories/photo-albums.ts";
import type { ClubId, FileId } from "#server/db/row-ids.ts";
import type { Database } from "#server/db/schema.ts";
import { keepFile } from "#server/files/uploaded-files.ts";
import type { FileStore } from "#server/files/file-store.ts";
import { seededRandom } from "../random.ts";
import type { RowNames } from "../storing/row-names.ts";
import type { TenantWorld, WorldGame } from "../world.ts";
import { calendarSheet } from "./documents/calendar.ts";
import { pdfSheet } from "./documents/pdf-sheet.ts";
import { regulations, type DocumentLanguage } from "./documents/regulations.ts";
import { foldedGame } from "./folded-game.ts";
import { newsOf, type WorldNews } from "./newsroom.ts";
import { drawPicture, pictureSize, type Palette } from "./pictures/draw-picture.ts";
import { pictureKinds, type PictureKind } from "./press/press.ts";
import { presses, pressLanguages } from "./press/presses.ts";

type Newsroom = {
  readonly transaction: Transaction<Database>;
  readonly store: FileStore;
  readonly names: RowNames;
  readonly world: TenantWorld;
  readonly now: number;
};

/** The latest games of each running league that a photographer was at. */
const albumsOfLeague = 4;
const photosOfAlbum = 6;

/** News, albums and papers of a tenant, with the files they show. The rows they speak of must be there. */
export async function publishEditorial(newsroom: Newsroom): Promise<{ news: number; albums: number; documents: number }> {
  const { world, now } = newsroom;
  const news = newsOf(world, now);
  for (const item of news) await publishNews(newsroom, item);
  const albums = await publishAlbums(newsroom);
  const documents = await publishDocuments(newsroom);
  return { news: news.length, albums, documents };
}

async function publishNews(newsroom: Newsroom, item: WorldNews): Promise<void> {
  const { transaction, names, world } = newsroom;
  const { season, league, game, clubs, texts } = item;
  const leagueId = names.league(season, league);
  const bySlug = new Map(world.blueprint.clubs.map((club) => [club.slug, names.club(club)]));
  await newsFor(transaction, names.tenantId).save({
    slug: item.slug,
    kind: item.kind,
    publishedAt: item.publishedAt,
    coverFileId: await keepCover(newsroom, item),
    leagueId,
    gameId: game && names.game(names.round(leagueId, game.round), game.game),
    clubIds: clubs.map((slug) => bySlug.get(slug) as ClubId),
    texts,
  });
}

const coverOf: Readonly<Record<WorldNews["kind"], PictureKind>> = {
  announcement: "net",
  recap: "shot",
  preview: "tip-off",
  "round-awards": "huddle",
  feature: "crowd",
};

async function keepCover(newsroom: Newsroom, { kind, game, clubs, slug }: WorldNews): Promise<FileId> {
  const { clubs: all } = newsroom.world.blueprint;
  const [home = all[0], away = all[1]] = game
    ? [game.game.home.club, game.game.away.club]
    : clubs.map((name) => all.find((club) => club.slug === name));
  const picture = kind === "recap" && seededRandom(slug).chance(0.3) ? "scoreboard" : coverOf[kind];
  return keepPicture(newsroom, { kind: picture, seed: slug, palette: paletteOf(home, away), score: scoreOf(game?.game) });
}

async function publishAlbums({ ...newsroom }: Newsroom): Promise<number> {
  const { world, names, transaction, now } = newsroom;
  let albums = 0;
  for (const season of world.seasons.filter(({ isRunning }) => isRunning)) {
    for (const league of season.leagues) {
      const leagueId = names.league(season, league);
      const games = league.rounds.flatMap((round) => round.games.map((game) => ({ round, game })));
      const latest = games.filter(({ game }) => game.plan === "played" && game.tipOff < now).slice(-albumsOfLeague);
      for (const { round, game } of latest) {
        const [home, away] = [game.home.club, game.away.club];
        const slug = `${season.slug}-${league.competition.slug}-${round.slug}-${game.slug}`;
        const kinds = seededRandom(slug).shuffled(pictureKinds).slice(0, photosOfAlbum);
        const photos = [];
        for (const kind of kinds) {
          const picture = { kind, seed: `${slug}/${kind}`, palette: paletteOf(home, away), score: scoreOf(game) };
          const captions = byLanguage((language) => presses[language].picture(kind, home.name, away.name));
          photos.push({ fileId: await keepPicture(newsroom, picture), captions, author: null });
        }
        await photoAlbumsFor(transaction, names.tenantId).save({
          slug,
          takenOn: dayOf(game.tipOff, world),
          gameId: names.game(names.round(leagueId, round), game),
          clubId: names.club(home),
          leagueId,
          titles: byLanguage((language) => presses[language].album(home.name, away.name)),
          photos,
        });
        albums++;
      }
    }
  }
  return albums;
}

async function publishDocuments(newsroom: Newsroom): Promise<number> {
  const { world, names, transaction } = newsroom;
  const { tenant } = world.blueprint;
  const languages: readonly DocumentLanguage[] = [tenant.defaultLocale, "en"];
  let place = 0;
  for (const season of world.seasons.filter(({ isRunning }) => isRunning)) {
    for (const league of season.leagues) {
      const { name, slug } = league.competition;
      const rounds = league.rounds.filter(({ kind }) => kind === "regular").length;
      const facts = { league: name, season: season.name, teams: league.teams.length, rounds };
      for (const kind of ["regulations", "calendar"] as const) {
        const versions = [];
        for (const locale of languages) {
          const { title, parts } = kind === "regulations" ? regulations(locale, facts) : calendarSheet(locale, league, tenant.timeZone);
          const head = { title, subtitle: `${name} · ${season.name}`, color: tenant.colors.color1, language: locale };
          const content = await pdfSheet(head, parts, Date.parse(season.startsOn));
          const upload = { mediaType: "application/pdf", name: `${kind}-${slug}-${season.slug}-${locale}.pdf`, size: null, content };
          const { fileId } = await keepFile(transaction, newsroom.store, names.tenantId, upload);
          versions.push({ version: 1, locale, fileId, publishedOn: season.startsOn });
        }
        await documentsFor(transaction, names.tenantId).save({
          slug: `${kind}-${slug}-${season.slug}`,
          kind: kind === "regulations" ? "regulations" : "schedule",
          seasonId: names.season(season),
          place: place++,
          titles: byLanguage((language) => `${presses[language].documents[kind]}: ${name} ${season.name}`),
          versions,
        });
      }
    }
  }
  return place;
}

type Picture = {
  readonly kind: PictureKind;
  readonly seed: string;
  readonly palette: Palette;
  readonly score: { home: number; away: number };
};

async function keepPicture({ transaction, store, names }: Newsroom, { kind, seed, palette, score }: Picture): Promise<FileId> {
  const content = Buffer.from(drawPicture(kind, seededRandom(`picture ${seed}`), palette, score));
  const upload = { mediaType: "image/svg+xml", name: `${kind}.svg`, size: pictureSize, content };
  return (await keepFile(transaction, store, names.tenantId, upload)).fileId;
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

function dayOf(moment: number, { blueprint }: TenantWorld): string {
  return Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(blueprint.tenant.timeZone).toPlainDate().toString();
}
