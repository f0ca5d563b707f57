import type { Transaction } from "kysely";
import type { TeamSheet } from "#core/game/facts.ts";
import { titleSlug } from "#core/wording/slug.ts";
import { toLatin } from "#core/wording/transliterate.ts";
import { clubsFor } from "../../db/repositories/clubs.ts";
import type { ExternalId } from "../../db/repositories/people.ts";
import { teamsFor } from "../../db/repositories/teams.ts";
import type { ClubId, TeamId } from "../../db/row-ids.ts";
import type { Database } from "../../db/schema.ts";
import { hasLastingIds, type ImportFormat } from "../imported-game.ts";
import { clubColors } from "./club-colors.ts";
import type { ImportTarget } from "./import-target.ts";
import { importedName } from "./own-spelling.ts";

export type StoredTeam = { readonly teamId: TeamId; readonly clubId: ClubId; readonly slug: string; readonly isNew: boolean };

/**
 * The team of a sheet in the target's league: its club found by the source's id, or `before` (whose team this game was
 * so far), or by its name, and both made where they are missing. What is there is never overwritten: names and colours
 * are the league's to keep. IMP11
 */
export async function storeTeam(
  transaction: Transaction<Database>,
  target: ImportTarget,
  format: ImportFormat,
  sheet: TeamSheet,
  before: ClubId | null,
): Promise<StoredTeam> {
  const clubId = await storeClub(transaction, target, format, sheet, before);
  const known = await transaction
    .selectFrom("teams")
    .select(["team_id", "slug"])
    .where("tenant_id", "=", target.tenantId)
    .where("league_id", "=", target.leagueId)
    .where("club_id", "=", clubId)
    .orderBy("slug")
    .executeTakeFirst();
  if (known) return { teamId: known.team_id, clubId, slug: known.slug, isNew: false };
  await enterSeason(transaction, target, clubId);
  const club = await transaction
    .selectFrom("clubs")
    .select(["slug", "name", "transliterable", "code"])
    .where("tenant_id", "=", target.tenantId)
    .where("club_id", "=", clubId)
    .executeTakeFirstOrThrow();
  const teamId = await teamsFor(transaction, target.tenantId).save({
    seasonId: target.seasonId,
    leagueId: target.leagueId,
    clubId,
    slug: club.slug,
    name: { text: club.name, transliterable: club.transliterable },
    shortName: club.name,
    code: club.code,
  });
  return { teamId, clubId, slug: club.slug, isNew: true };
}

async function storeClub(
  transaction: Transaction<Database>,
  target: ImportTarget,
  format: ImportFormat,
  sheet: TeamSheet,
  before: ClubId | null,
): Promise<ClubId> {
  const clubs = clubsFor(transaction, target.tenantId);
  const externalId = clubExternalId(format, sheet);
  const known = await clubs.byExternalId(externalId);
  if (known) return known;
  const slug = titleSlug(sheet.name) || titleSlug(sheet.teamKey) || "club";
  const clubId = before ?? (await clubs.bySlug(slug)) ?? (await createClub(transaction, target, slug, sheet));
  return clubs.claimExternalId(externalId, clubId);
}

/** The codes of EuroLeague and the ids of Genius and FIBA are the clubs' for ever; in LiveStats two clubs of one country may share a code, so their name is their id. */
function clubExternalId(format: ImportFormat, sheet: TeamSheet): ExternalId {
  return { source: format, externalId: hasLastingIds(format) ? sheet.teamKey : sheet.name };
}

async function createClub(
  transaction: Transaction<Database>,
  target: ImportTarget,
  slug: string,
  { name, code }: TeamSheet,
): Promise<ClubId> {
  const spelled = importedName(target.defaultLocale, name || code);
  return clubsFor(transaction, target.tenantId).save({
    slug,
    name: spelled,
    latinName: toLatin(spelled.text),
    code,
    ...clubColors(spelled.text),
    crestUrl: null,
  });
}

/** An entry that is there stays: a club may play under another name this season. */
async function enterSeason(transaction: Transaction<Database>, { tenantId, seasonId }: ImportTarget, clubId: ClubId): Promise<void> {
  await transaction
    .insertInto("season_clubs")
    .columns(["tenant_id", "season_id", "club_id", "name", "transliterable", "latin_name", "code"])
    .expression((row) =>
      row
        .selectFrom("clubs")
        .select([
          "clubs.tenant_id",
          row.val(seasonId).as("season_id"),
          "clubs.club_id",
          "clubs.name",
          "clubs.transliterable",
          "clubs.latin_name",
          "clubs.code",
        ])
        .where("clubs.tenant_id", "=", tenantId)
        .where("clubs.club_id", "=", clubId),
    )
    .onConflict((conflict) => conflict.columns(["tenant_id", "season_id", "club_id"]).doNothing())
    .execute();
}
