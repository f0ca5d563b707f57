import type { Kysely } from "kysely";
import type { OfficePart, OfficeScreen } from "#contract/office-screens.ts";
import type { Database } from "#server/db/schema.ts";
import { memoryFileStore } from "#server/files/memory-file-store.ts";
import { rolesFor } from "#server/accounts/roles.ts";
import { setUpDesk } from "#server/founding/set-up-desk.ts";
import type { OfficeHand } from "#server/office/office-change.ts";
import { officeDesk } from "#server/office/office-desk.ts";
import { signedInAccount, type SignedInAccount } from "../database/account-in-database.ts";
import { putNamedRows } from "../database/named-rows.ts";
import { emptyPorts } from "../fixtures/empty-ports.ts";
import { AccountServer } from "../servers/account-server.ts";
import { screenRenderer } from "../../contracts/screen-renderer.ts";

export type Sender = { readonly who?: SignedInAccount | null; readonly host?: string };
export type Answer = { readonly status: number; readonly location: string; readonly text: string; readonly screen: OfficeScreen | null };

/** An office that answers with its screens as data: Ana owns the first league, Mila is a fan of it. */
export class OfficeScreensServer {
  readonly server: AccountServer;
  readonly ana: SignedInAccount;
  readonly fan: SignedInAccount;
  readonly hands: Readonly<Record<"one" | "two", OfficeHand>>;

  private constructor(parts: Pick<OfficeScreensServer, "server" | "ana" | "fan" | "hands">) {
    this.server = parts.server;
    this.ana = parts.ana;
    this.fan = parts.fan;
    this.hands = parts.hands;
  }

  static async start(db: Kysely<Database>): Promise<OfficeScreensServer> {
    const server = await AccountServer.start(
      db,
      {},
      {
        office: officeDesk(db, Date.now),
        setUp: setUpDesk(db, memoryFileStore(), Date.now),
        portsFor: () => emptyPorts as never,
        pages: { clientFolder: null, renderer: screenRenderer },
      },
    );
    const hand = { timeZone: "Europe/Belgrade", now: Date.now, accountId: null, source: "command" } as const;
    const hands = { one: { ...hand, tenantId: server.one }, two: { ...hand, tenantId: server.two } };
    for (const { tenantId } of Object.values(hands)) await putNamedRows(db, tenantId);
    const [ana, fan] = [await signedInAccount(db, server.one, "Ana"), await signedInAccount(db, server.one, "Mila")];
    await rolesFor(db, server.one).grant(ana.accountId, { role: "owner", scope: { kind: "tenant", id: server.one } }, "test");
    return new OfficeScreensServer({ server, ana, fan, hands });
  }

  async ask(
    path: string,
    sent?: Readonly<Record<string, string>>,
    { who = this.ana, host = "one.localhost" }: Sender = {},
  ): Promise<Answer> {
    const headers = { ...who?.cookie, "Content-Type": "application/x-www-form-urlencoded" };
    const body = sent && new URLSearchParams({ nonce: crypto.randomUUID(), ...sent }).toString();
    const answer = await (sent
      ? this.server.send("POST", `/en/office${path}`, { host, headers, body })
      : this.server.get(`/en/office${path}`, { host, headers }));
    const isScreen = String(answer.headers["content-type"]).startsWith("application/json");
    return {
      status: answer.status,
      location: answer.headers["location"] ?? "",
      text: answer.text,
      screen: isScreen ? (JSON.parse(answer.text) as OfficeScreen | null) : null,
    };
  }

  /** As a browser without scripts sends what a form shows, with some of it changed. */
  async sentForm(path: string, changed: Readonly<Record<string, string>>): Promise<Readonly<Record<string, string>>> {
    const { form } = partOf(await this.ask(path), "row");
    const controls = Object.keys(form.stands).flatMap((control): [string, string][] => [
      [`was.${control}`, form.stands[control] ?? ""],
      [`is.${control}`, changed[control] ?? form.typed[control] ?? ""],
    ]);
    return { ...Object.fromEntries<string>(controls), seen: form.seen ?? "", act: form.seen === null ? "make" : "set" };
  }
}

export function partOf<Kind extends OfficePart["kind"]>({ screen }: Answer, kind: Kind): Extract<OfficePart, { readonly kind: Kind }> {
  const part = screen?.kind === "office" ? screen.part : null;
  if (part?.kind !== kind) throw new Error(`no ${kind}: ${JSON.stringify(screen)?.slice(0, 300)}`);
  return part as Extract<OfficePart, { readonly kind: Kind }>;
}

export function saidOf({ screen }: Answer): string | null {
  return screen?.kind === "office" ? (screen.said?.kind ?? null) : null;
}
