import { type Kysely, sql } from "kysely";
import type { SignedInVisitor } from "#contract/account.ts";
import type { SetUpState, SetUpStep } from "#contract/office-set-up.ts";
import { setUpSteps } from "#contract/office-set-up.ts";
import type { Locale } from "#contract/locale.ts";
import type { GameFile } from "#contract/office-game-files.ts";
import type { OfficeImport, OfficeTakeBack } from "#contract/office-imports.ts";
import { readEmailAddress } from "#contract/fields/email-address.ts";
import { slugify } from "#core/wording/slug.ts";
import type { GameRef } from "#contract/refs.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import { newRecoveryCode } from "../accounts/recovery-codes.ts";
import { filesFor } from "../db/repositories/files.ts";
import type { Database } from "../db/schema.ts";
import type { FileStore } from "../files/file-store.ts";
import { type LogoPictures, logoPictures } from "../files/logo-pictures.ts";
import { markPicture } from "../files/mark-picture.ts";
import { photoPictures } from "../files/photo-pictures.ts";
import { keepPhoto } from "../files/photos.ts";
import type { PictureFault } from "../files/opened-picture.ts";
import { keepFile } from "../files/uploaded-files.ts";
import { storeDroppedGames } from "../imports/dropped/dropped-games.ts";
import { areGameFiles } from "../imports/dropped/game-documents.ts";
import { importsOf, tryTakeBack } from "../office/import/import-history.ts";
import { importOfficeFile, type ImportedFile } from "../office/import/import-office-file.ts";
import { forgetUpload, keepUpload, keptUpload } from "../office/import/kept-uploads.ts";
import type { GivenAnswer } from "../office/import/question-book.ts";
import { sumUndone, takeBackImport } from "../office/import/take-back-import.ts";
import { officeHand } from "../office/office-hand.ts";
import type { DoctorLine } from "#contract/doctor.ts";
import { type AllLeagues, allLeagues } from "./all-leagues.ts";
import { type DemoLeagues, noDemo } from "./demo-leagues.ts";
import { usualColours } from "./founding-desk.ts";
import { closeBehindLink, foundLeague } from "./found-league.ts";
import { whoSetsUp, type WhoSetsUp } from "./who-sets-up.ts";

export type FileToImport = {
  readonly bytes: Uint8Array;
  readonly answers: readonly GivenAnswer[];
  readonly isTry: boolean;
  readonly importId: string;
};

export type LeagueToAdd = {
  readonly title: string;
  readonly shortTitle: string;
  readonly defaultLocale: Locale;
  readonly timeZone: string;
  readonly host: string;
};

/** What the steps need besides the door, for somebody of the league's office: whoever calls has looked at that. WIZ3 */
export type SetUpDesk = {
  readonly demo: DemoLeagues;
  /** How the installation is now, line by line. DOCTOR3 */
  readonly doctor: () => Promise<readonly DoctorLine[]>;
  state(tenantId: TenantId): Promise<SetUpState>;
  you(visitor: SignedInVisitor): Promise<WhoSetsUp>;
  newCode(visitor: SignedInVisitor): Promise<string>;
  /** A new secret link of a league that is not published; `null`: it is. */
  newLink(tenantId: TenantId): Promise<string | null>;
  /** Keeps a logo with its icons; its address is stored by the door. */
  keepLogo(tenantId: TenantId, bytes: Buffer): Promise<{ readonly address: string; readonly colours: readonly string[] } | PictureFault>;
  /** Keeps a mark or a photo that somebody handed in with a form; its address is stored by the door. OFF61, OFF67 */
  keepPicture(
    tenantId: TenantId,
    file: { readonly bytes: Buffer; readonly name: string; readonly as: "mark" | "photo" },
  ): Promise<{ readonly address: string } | PictureFault>;
  importFile(visitor: SignedInVisitor, file: FileToImport): Promise<ImportedFile>;
  /** Files that were stored, and how each is taken back; of whoever sets the league up all of them, of others their own. IMPW9 */
  readonly imports: {
    list(visitor: SignedInVisitor, isOwnAlone: boolean): Promise<readonly OfficeImport[]>;
    /** `null`: there is none of this id, or none for this one. */
    look(
      visitor: SignedInVisitor,
      isOwnAlone: boolean,
      importId: string,
    ): Promise<{ readonly import: OfficeImport; readonly back: OfficeTakeBack } | null>;
    /** Answers with how much went, how much stays, and by which id the take back is taken back. */
    takeBack(
      visitor: SignedInVisitor,
      isOwnAlone: boolean,
      importId: string,
    ): Promise<{ readonly undone: number; readonly kept: number; readonly backId: string } | null>;
  };
  /** Files of games that LiveStats, EuroLeague and others give. IMP27 */
  readonly gameFiles: {
    are(bytes: Uint8Array): boolean;
    store(visitor: SignedInVisitor, bytes: Uint8Array, isTry: boolean): Promise<readonly GameFile[]>;
  };
  /** A file that is tried is kept until it is stored. WIZ11 */
  readonly uploads: {
    keep(visitor: SignedInVisitor, bytes: Uint8Array): Promise<string>;
    /** `null`: it is not there any more. */
    kept(visitor: SignedInVisitor, id: string): Promise<Uint8Array | null>;
    forget(visitor: SignedInVisitor, id: string): Promise<void>;
  };
  /** A game to look at the colours on. */
  someGame(tenantId: TenantId): Promise<GameRef | null>;
  isOperator(accountId: string): Promise<boolean>;
  installation(): Promise<AllLeagues>;
  found(
    accountId: string,
    league: LeagueToAdd,
  ): Promise<{ readonly kind: "founded"; readonly key: string } | { readonly kind: "slug-taken" } | { readonly kind: "host-taken" }>;
};

/** What whoever runs the installation sees of it and does with it, besides its leagues. */
export type OperatorParts = Pick<SetUpDesk, "demo" | "doctor">;

/** `now`: epoch milliseconds. */
export function setUpDesk(
  db: Kysely<Database>,
  files: FileStore,
  now: () => number,
  { demo, doctor }: OperatorParts = { demo: noDemo, doctor: async () => [] },
): SetUpDesk {
  return {
    demo,
    doctor,
    state: (tenantId) => stateOf(db, tenantId),
    you: (visitor) => whoSetsUp(db, visitor),
    newCode: ({ accountId }) => newRecoveryCode(db, accountId, now()),
    async newLink(tenantId) {
      const { isPublished } = await stateOf(db, tenantId);
      return isPublished ? null : closeBehindLink(db, tenantId);
    },
    async keepLogo(tenantId, bytes) {
      const made = await logoPictures(bytes);
      return typeof made === "string" ? made : { address: await keptLogo(db, files, tenantId, made), colours: made.colours };
    },
    async keepPicture(tenantId, { bytes, name, as }) {
      const own = slugify(name.replace(/\.\w+$/, ""));
      if (as === "photo") {
        const photo = await photoPictures(bytes);
        return typeof photo === "string" ? photo : keepPhoto(db, files, tenantId, own || "photo", photo);
      }
      const made = await markPicture(bytes);
      if (typeof made === "string") return made;
      const { address } = await keepFile(db, files, tenantId, { ...made, name: `${own || "logo"}.webp` });
      return { address };
    },
    async importFile(visitor, { bytes, answers, isTry, importId }) {
      const hand = await officeHand(db, visitor, now, "file");
      return importOfficeFile(db, hand, { bytes, answers, place: { season: null, competition: null }, isTry, importId });
    },
    gameFiles: {
      are: areGameFiles,
      store: ({ tenantId }, bytes, isTry) => storeDroppedGames(db, tenantId, { bytes, isTry, now: now() }),
    },
    imports: importsDesk(db, now),
    uploads: {
      keep: (visitor, bytes) => keepUpload(db, visitor, bytes, now()),
      kept: (visitor, id) => keptUpload(db, visitor, id),
      forget: (visitor, id) => forgetUpload(db, visitor, id),
    },
    async someGame(tenantId) {
      const { rows } = await sql<Omit<GameRef, "playoff">>`
        select season.slug as "seasonSlug", held.slug as "leagueSlug", round.slug as "roundSlug", game.slug as "gameSlug" from games game
        join rounds round using (tenant_id, round_id) join leagues held on held.tenant_id = game.tenant_id and held.league_id = game.league_id
        join seasons season on season.tenant_id = held.tenant_id and season.season_id = held.season_id
        where game.tenant_id = ${tenantId} and round.kind = 'regular'
        order by (game.home_points is null), tip_off desc nulls last, game.slug limit 1`.execute(db);
      return rows[0] ? { ...rows[0], playoff: null } : null;
    },
    async isOperator(accountId) {
      const row = await db.selectFrom("installation_operators").select("since").where("account_id", "=", accountId).executeTakeFirst();
      return row !== undefined;
    },
    installation: () => allLeagues(db, now()),
    async found(accountId, league) {
      const owner = await db.selectFrom("accounts").select(["name", "email"]).where("account_id", "=", accountId).executeTakeFirstOrThrow();
      const email = readEmailAddress(owner.email);
      if (email === null) throw new Error("An account without an address");
      const slug = slugify(league.title) || "league";
      const outcome = await foundLeague(db, { ...league, slug, colours: usualColours, owner: { name: owner.name, email } }, now);
      return outcome.kind === "founded" ? { kind: "founded", key: outcome.key } : outcome;
    },
  };
}

/** What was imported, and how it is taken back. IMPW9 */
function importsDesk(db: Kysely<Database>, now: () => number): SetUpDesk["imports"] {
  return {
    async list(visitor, isOwnAlone) {
      return importsOf(db, await officeHand(db, visitor, now, "screen"), { isOwnAlone });
    },
    async look(visitor, isOwnAlone, importId) {
      const hand = await officeHand(db, visitor, now, "screen");
      const [found] = await importsOf(db, hand, { isOwnAlone, importId });
      const back = found && (await tryTakeBack(db, hand, importId));
      return found && back ? { import: found, back } : null;
    },
    async takeBack(visitor, isOwnAlone, importId) {
      const hand = await officeHand(db, visitor, now, "screen");
      const [found] = await importsOf(db, hand, { isOwnAlone, importId });
      const backId = crypto.randomUUID();
      const told = found ? await takeBackImport(db, hand, importId, { backId }) : null;
      return told && { undone: sumUndone(told), kept: told.kept.length, backId };
    },
  };
}

/** Bytes first; the largest is the logo, the others belong to it. */
async function keptLogo(db: Kysely<Database>, store: FileStore, tenantId: TenantId, { pictures }: LogoPictures): Promise<string> {
  const kept = [];
  for (const [width, content] of pictures)
    kept.push(
      await keepFile(db, store, tenantId, { mediaType: "image/png", name: `logo-${width}.png`, size: { width, height: width }, content }),
    );
  const logo = kept.at(-1)!;
  await filesFor(db, tenantId).saveSizes(
    logo.fileId,
    kept.slice(0, -1).map(({ fileId }) => fileId),
  );
  return logo.address;
}

async function stateOf(db: Kysely<Database>, tenantId: TenantId): Promise<SetUpState> {
  const { rows } = await sql<Record<Exclude<SetUpStep, "you" | "league">, boolean>>`
    select opening_digest is null as publish,
      exists (select from tenant_branding where tenant_id = ${tenantId}
        and (logo ->> 'lg' is not null or crest_url is not null or (color1, color2) is distinct from (${usualColours[0]}, ${usualColours[1]}))) as looks,
      exists (select from leagues join seasons using (tenant_id, season_id) where tenant_id = ${tenantId} and is_current) as season,
      (select count(*) > 1 from clubs where tenant_id = ${tenantId}) as clubs,
      exists (select from games where tenant_id = ${tenantId}) as schedule
    from tenants where tenant_id = ${tenantId}`.execute(db);
  const done = { you: true, league: true, looks: false, season: false, clubs: false, schedule: false, publish: false, ...rows[0] };
  return { steps: setUpSteps.map((step) => ({ step, isDone: done[step] })), isPublished: done.publish };
}
