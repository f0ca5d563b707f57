import type { Kysely, Transaction } from "kysely";
import type { SignedInVisitor } from "#contract/account.ts";
import { liveRoles, type LiveRole } from "#contract/live/game-command.ts";
import type { KeptTraining } from "#contract/live/training.ts";
import type { GameId } from "#core/kernel/ids.ts";
import { inTransaction } from "../db/in-transaction.ts";
import type { Database } from "../db/schema.ts";
import { isLiveRole, type NewLink, type ScorerLink, scorerLinksFor } from "../live/scorer-links.ts";
import { trainingsOf } from "../live/trainings.ts";
import { type Acting, actingOn, type RoleHeld, rolesHeld } from "./acts-as.ts";
import { writeLine } from "./change-lines.ts";
import { fixtures } from "./fixtures.ts";
import type { OfficeHand } from "./office-change.ts";
import { officeHand } from "./office-hand.ts";
import { calledOf } from "./role-links.ts";
import { isWithin } from "./within-reach.ts";

/** Who prepares a game's table: those who run the games, not the clubs that play them. OFF51 */
const preparing: readonly string[] = ["owner", "league-office", "competition-manager", "statistician"];

/** Work at the table that an office gives out by hand; the rest are machines'. */
export const tableRoles: readonly LiveRole[] = liveRoles.filter((role) => role !== "bridge" && role !== "league");

const longestLabel = 80;

export type TableLink = ScorerLink & { readonly revoked: boolean };
export type MadeTableLink = { readonly gameId: string; readonly role: LiveRole; readonly token: string; readonly label: string };

/** Links to the tables of games, as the office gives them out from a game's page. OFF51 */
export type TableDesk = {
  /** `null`: whoever asks prepares no table of this game. */
  seen(visitor: SignedInVisitor, gameId: string): Promise<readonly TableLink[] | null>;
  /** What came of trainings at it; `null` as with `seen`. TRAIN5 */
  trainings(visitor: SignedInVisitor, gameId: string): Promise<readonly KeptTraining[] | null>;
  make(
    visitor: SignedInVisitor,
    gameId: string,
    said: { readonly role: string; readonly label: string },
  ): Promise<MadeTableLink | "no-role" | "no-label">;
  revoke(visitor: SignedInVisitor, gameId: string, linkId: string): Promise<"revoked" | "no-role">;
};

export function tableDesk(db: Kysely<Database>, now: () => number): TableDesk {
  return {
    seen: async (visitor, gameId) =>
      preparingOf(visitor, gameId, (transaction) => scorerLinksFor(transaction, visitor.tenantId).of(gameId as GameId)),

    trainings: async (visitor, gameId) =>
      preparingOf(visitor, gameId, (transaction) => trainingsOf(transaction, visitor.tenantId, gameId as GameId)),

    make: async (visitor, gameId, { role, label: typed }) => {
      const label = typed.normalize("NFC").replace(/\s+/g, " ").trim().slice(0, longestLabel);
      if (label === "") return "no-label";
      if (!isLiveRole(role) || !tableRoles.includes(role)) return "no-role";
      const made = await preparingOf(visitor, gameId, async (transaction, hand, acting) => {
        const said = { gameId: gameId as GameId, role, label, expiresAt: "with-game" } as const;
        const { token } = await makeTableLink(transaction, { hand, acting }, said);
        return { gameId, role, token, label };
      });
      return made ?? "no-role";
    },

    revoke: async (visitor, gameId, linkId) => {
      const revoked = await preparingOf<"revoked">(visitor, gameId, async (transaction, hand, acting) => {
        await endTableLink(transaction, { hand, acting }, gameId, linkId);
        return "revoked";
      });
      return revoked ?? "no-role";
    },
  };

  async function preparingOf<Value>(
    visitor: SignedInVisitor,
    gameId: string,
    work: (transaction: Transaction<Database>, hand: OfficeHand, acting: Acting) => Promise<Value>,
  ): Promise<Value | null> {
    return inTransaction(db, async (transaction) => {
      const hand = await officeHand(transaction, visitor, now, "screen");
      const acting = preparesAs((await rolesHeld(transaction, hand)) ?? []);
      const [game] = await fixtures.rows(transaction, visitor.tenantId, [gameId]);
      if (acting === null || !game || !(await isWithin(transaction, fixtures, hand, acting, gameId))) return null;
      return work(transaction, hand, acting);
    });
  }
}

type Preparing = { readonly hand: OfficeHand; readonly acting: Pick<Acting, "role"> };

/** A link to a game's table, with its line in the list of changes. OFF51, OFF89 */
export async function makeTableLink(
  transaction: Transaction<Database>,
  who: Preparing,
  said: NewLink,
): Promise<{ readonly link: ScorerLink; readonly token: string }> {
  const made = await scorerLinksFor(transaction, who.hand.tenantId).issue(said);
  await tell(transaction, who, { ...said, isMade: true });
  return made;
}

/** The same taken back. `false`: the game has no such link that is open. OFF51, OFF89 */
export async function endTableLink(transaction: Transaction<Database>, who: Preparing, gameId: string, linkId: string): Promise<boolean> {
  const links = scorerLinksFor(transaction, who.hand.tenantId);
  const link = (await links.of(gameId as GameId)).find((each) => each.linkId === linkId);
  if (!link || !(await links.revoke(linkId))) return false;
  await tell(transaction, who, { gameId, role: link.role, label: link.label, isMade: false });
  return true;
}

/** As what somebody of these roles prepares tables of games; `null`: they prepare none. OFF51 */
export function preparesAs(held: readonly RoleHeld[]): Acting | null {
  return actingOn(
    held.filter(({ role }) => preparing.includes(role)),
    fixtures.thing,
    "read",
  );
}

/** Whoever opens a game's table is told as whoever is let into the office. OFF2 */
async function tell(
  transaction: Transaction<Database>,
  { hand, acting }: Preparing,
  { gameId, role, label, isMade }: { readonly gameId: string; readonly role: string; readonly label: string; readonly isMade: boolean },
): Promise<void> {
  const part = await calledOf(transaction, hand.tenantId, { kind: "game", id: gameId });
  const state = { slug: gameId, values: { role: `table-${role}`, part, from: null, until: null, label } };
  await writeLine(transaction, hand, {
    changeId: crypto.randomUUID(),
    thing: "access",
    rowId: gameId,
    act: isMade ? "make" : "remove",
    actedAs: acting.role,
    reason: null,
    before: isMade ? null : state,
    after: isMade ? state : null,
    undoes: null,
  });
}
