import { isSlug } from "#core/kernel/slug.ts";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import process from "node:process";
import { parseArgs } from "node:util";
import { readDay } from "#core/kernel/calendar-day.ts";
import type { Kysely } from "kysely";
import { type Language, languages } from "#contract/locale.ts";
import { inTransaction } from "#server/db/in-transaction.ts";
import { type NewPhoto, photoAlbumsFor } from "#server/db/repositories/photo-albums.ts";
import type { Database } from "#server/db/schema.ts";
import type { FileStore } from "#server/files/file-store.ts";
import { folderFileStore } from "#server/files/folder-file-store.ts";
import { pictureFaults } from "#server/files/opened-picture.ts";
import { photoPictures, type PhotoPictures } from "#server/files/photo-pictures.ts";
import { keepPhoto } from "#server/files/photos.ts";
import { withDatabase } from "./command-database.ts";
import { type OfficePlace, officePlace, placeOptions, type PlaceNames } from "./office-place.ts";
import { nameOption } from "./option-name.ts";

export const usage =
  'album add|remove|list --tenant SLUG [--album SLUG] [--file photo.jpg]… [--caption "…"] [--author "…"] [--locale sr] [--title "…" --date 2026-11-20 (--season SLUG --league SLUG --round SLUG --game SLUG | --club SLUG)] [--photo NUMBER]';

const verbs = ["add", "remove", "list"] as const;
const faults = { ...pictureFaults, "too-small": "is too small: 480 wide is the least" } as const;

type Order = {
  readonly verb: (typeof verbs)[number];
  readonly place: PlaceNames;
  readonly album: string;
  readonly files: readonly string[];
  readonly words: { readonly locale: Language; readonly caption: string | null; readonly author: string | null };
  /** Of an album that is to be made. */
  readonly made: { readonly title: string; readonly takenOn: string } | null;
  /** Among the album's, from 1. */
  readonly photo: number | null;
};

/** Photos of an album, cut and shown, or taken away; which albums there are. All of one call are kept, or none. PHOTO1–PHOTO4 */
export async function album(args: readonly string[]): Promise<number> {
  const order = readOrder(args);
  if (typeof order === "string") return fail(order);
  const pictures = await readAll(order.files);
  if (typeof pictures === "string") return fail(pictures);
  return withDatabase(async (db, dataFolder) => {
    const place = await officePlace(db, order.place);
    if (typeof place === "string") return fail(place);
    const albums = photoAlbumsFor(db, place.tenantId);
    if (order.verb === "list") {
      return say((await albums.list()).map(({ slug, takenOn, photos }) => `${slug}  ${takenOn}  ${photos}\n`).join(""));
    }
    const known = await albums.bySlug(order.album);
    if (order.verb === "add") {
      const wrong = known === null ? notMade(order, place) : alreadyMade(order);
      return wrong === null ? add(db, folderFileStore(join(dataFolder, "files")), { order, place, pictures }) : fail(wrong);
    }
    if (known === null) return fail(`there is no album ${order.album}`);
    if (!(await albums.remove(known, order.photo))) return fail(`${order.album} has no photo ${order.photo}`);
    return say(order.photo === null ? `${order.album}: removed\n` : `${order.album}: photo ${order.photo} removed\n`);
  });
}

type Handed = { readonly order: Order; readonly place: OfficePlace; readonly pictures: readonly PhotoPictures[] };

async function add(db: Kysely<Database>, store: FileStore, { order, place, pictures }: Handed): Promise<number> {
  const { album: slug, made, words } = order;
  const { tenantId, gameId, clubId, leagueId } = place;
  const added = await inTransaction(db, async (transaction) => {
    const albums = photoAlbumsFor(transaction, tenantId);
    const taken = made && { slug, takenOn: made.takenOn, gameId, clubId, leagueId, titles: { [words.locale]: made.title } };
    const albumId = taken ? await albums.save({ ...taken, photos: [] }) : ((await albums.bySlug(slug)) ?? "");
    const photos: NewPhoto[] = [];
    for (const picture of pictures) {
      const { fileId } = await keepPhoto(transaction, store, tenantId, slug, picture);
      photos.push({ fileId, captions: words.caption === null ? {} : { [words.locale]: words.caption }, author: words.author });
    }
    return albums.add(albumId, photos);
  });
  const same = pictures.length - added;
  return say(`${slug}: ${added} added${same > 0 ? `, ${same} there already` : ""}\n`);
}

function notMade({ album: slug, made }: Order, { gameId, clubId }: OfficePlace): string | null {
  if (made === null) return `there is no album ${slug}; with --title and --date it is made`;
  return gameId === null && clubId === null ? "a new album is of a --game or of a --club" : null;
}

function alreadyMade({ album: slug, made }: Order): string | null {
  return made === null ? null : `${slug} is there already: its --title and --date stand`;
}

function readOrder(args: readonly string[]): Order | string {
  const text = { type: "string" } as const;
  const own = { album: text, caption: text, author: text, locale: text, title: text, date: text, photo: text };
  const options = { ...placeOptions, ...own, file: { type: "string", multiple: true } } as const;
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
  const { tenant, season, league, round, game, club, album: slug = "", file: files = [], title, date, locale: wanted } = values;
  const verb = verbs.find((each) => each === positionals[0]);
  if (!verb || positionals.length > 1 || !tenant) return `usage: ${usage}`;
  const place = { tenant, season, league, round, game, club };
  const caption = values.caption?.trim() || null;
  const locale = languages.find((each) => each === (wanted ?? "en"));
  const photo = values.photo === undefined ? null : Number(values.photo);
  if (verb !== "list" && !isSlug(slug)) return "--album is its slug: small letters, digits and dashes";
  if (slug.length > 120) return "--album has at most 120 signs";
  if (!locale) return `--locale must be one of ${languages.join(", ")}`;
  if (photo !== null && (verb !== "remove" || !Number.isInteger(photo) || photo < 1))
    return "--photo is the number of one to remove, from 1";
  if ((verb === "add") !== files.length > 0) return verb === "add" ? "--file is a photo, as often as there are" : "--file belongs to add";
  if (caption !== null && files.length > 1) return "--caption is of one photo: hand them in one by one";
  if ((title === undefined) !== (date === undefined)) return "--title and --date belong together";
  if (title?.trim() === "") return "--title says what the album shows";
  if (date !== undefined && readDay(date) === null) return `--date must be like 2026-11-20, not "${date}"`;
  const author = values.author?.trim() ? nameOption("author", "brand", values.author) : { name: null };
  if (typeof author === "string") return author;
  const made = title === undefined || date === undefined ? null : { title: title.trim(), takenOn: date };
  return { verb, place, album: slug, files, words: { locale, caption, author: author.name }, made, photo };
}

/** All of them, or in one line why one cannot be taken. One after the other: a large one fills the memory by itself. */
async function readAll(files: readonly string[]): Promise<readonly PhotoPictures[] | string> {
  const read: PhotoPictures[] = [];
  for (const file of files) {
    const photo = await readFile(file).catch(() => null);
    if (photo === null) return `there is no file ${file}`;
    const pictures = await photoPictures(photo);
    if (typeof pictures === "string") return `${file} ${faults[pictures]}`;
    read.push(pictures);
  }
  return read;
}

function say(text: string): number {
  process.stdout.write(text);
  return 0;
}

function fail(message: string): number {
  process.stderr.write(`album: ${message}\n`);
  return 1;
}
