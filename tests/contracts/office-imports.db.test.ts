import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import type { OfficePart, OfficeScreen } from "#contract/office-screens.ts";
import { putAllMessages } from "#app/i18n/all-messages.server.ts";
import { pageLanguage } from "#app/i18n/page-language.ts";
import { officePage } from "#app/office/office-model.ts";
import { rolesFor } from "#server/accounts/roles.ts";
import { saveBranding } from "#server/db/repositories/tenants.ts";
import { setUpDesk } from "#server/founding/set-up-desk.ts";
import { memoryFileStore } from "#server/files/memory-file-store.ts";
import { importOfficeFile } from "#server/office/import/import-office-file.ts";
import type { OfficeHand } from "#server/office/office-change.ts";
import { officeDesk } from "#server/office/office-desk.ts";
import { signedInAccount, type SignedInAccount } from "../support/database/account-in-database.ts";
import { databaseForThisFile } from "../support/database/database.ts";
import { branding } from "../support/database/league-in-database.ts";
import { putNamedRows } from "../support/database/named-rows.ts";
import { emptyPorts } from "../support/fixtures/empty-ports.ts";
import { AccountServer } from "../support/servers/account-server.ts";
import { screenRenderer } from "./screen-renderer.ts";

putAllMessages();

const database = databaseForThisFile();
let server: AccountServer;
let ana: SignedInAccount;
let fan: SignedInAccount;
let hands: Readonly<Record<"one" | "two", OfficeHand>>;

beforeAll(async () => {
  const { db } = database;
  server = await AccountServer.start(
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
  hands = { one: { ...hand, tenantId: server.one }, two: { ...hand, tenantId: server.two } };
  for (const { tenantId } of Object.values(hands)) await putNamedRows(db, tenantId);
  [ana, fan] = [await signedInAccount(db, server.one, "Ana"), await signedInAccount(db, server.one, "Mila")];
  await rolesFor(db, server.one).grant(ana.accountId, { role: "owner", scope: { kind: "tenant", id: server.one } }, "test");
});
beforeEach(() => database.db.deleteFrom("rate_limits").execute());
afterAll(() => server.close());

type Sender = { readonly who?: SignedInAccount | null; readonly host?: string };
type Answer = { readonly status: number; readonly location: string; readonly text: string; readonly screen: OfficeScreen | null };

async function ask(
  path: string,
  sent?: Readonly<Record<string, string>>,
  { who = ana, host = "one.localhost" }: Sender = {},
): Promise<Answer> {
  const headers = { ...who?.cookie, "Content-Type": "application/x-www-form-urlencoded" };
  const body = sent && new URLSearchParams({ nonce: crypto.randomUUID(), ...sent }).toString();
  const answer = await (sent
    ? server.send("POST", `/en/office${path}`, { host, headers, body })
    : server.get(`/en/office${path}`, { host, headers }));
  const isScreen = String(answer.headers["content-type"]).startsWith("application/json");
  return {
    status: answer.status,
    location: answer.headers["location"] ?? "",
    text: answer.text,
    screen: isScreen ? (JSON.parse(answer.text) as OfficeScreen | null) : null,
  };
}

function partOf<Kind extends OfficePart["kind"]>({ screen }: Answer, kind: Kind): Extract<OfficePart, { readonly kind: Kind }> {
  const part = screen?.kind === "office" ? screen.part : null;
  if (part?.kind !== kind) throw new Error(`no ${kind}: ${JSON.stringify(screen)?.slice(0, 300)}`);
  return part as Extract<OfficePart, { readonly kind: Kind }>;
}

function saidOf({ screen }: Answer): string | null {
  return screen?.kind === "office" ? (screen.said?.kind ?? null) : null;
}

/** As a browser without scripts sends what a form shows, with some of it changed. */
async function sentForm(path: string, changed: Readonly<Record<string, string>>): Promise<Readonly<Record<string, string>>> {
  const { form } = partOf(await ask(path), "row");
  const controls = Object.keys(form.stands).flatMap((control): [string, string][] => [
    [`was.${control}`, form.stands[control] ?? ""],
    [`is.${control}`, changed[control] ?? form.typed[control] ?? ""],
  ]);
  return { ...Object.fromEntries<string>(controls), seen: form.seen ?? "", act: form.seen === null ? "make" : "set" };
}

it("IMPW9 a file is told with what taking it back does, goes by one button, and comes back by the same; not for others", async () => {
  const importId = crypto.randomUUID();
  const bytes = new TextEncoder().encode("Round;Date;Time;Home;Away;Hall\n1;3.10.2031;19:00;KK Uvoz;KK Povratak;Hala Povratak\n");
  const place = { season: "2031/32", competition: "Kup" };
  const answers = ["KK Uvoz", "KK Povratak"].map((name) => ({
    kind: "which",
    answer: { [name]: name } as Readonly<Record<string, string>>,
  }));
  answers.push({ kind: "new-hall", answer: { "Hala Povratak": "Hala Povratak" } });
  const told = await importOfficeFile(database.db, hands.one, { bytes, answers, place, isTry: false, importId });
  expect([told.kind, told.refused]).toEqual(["stored", []]);
  const path = `/imports/${importId}`;
  const back = async () => partOf(await ask(path), "imports").opened?.back;
  const { counts, kept } = (await back())!;
  expect([counts.restored, counts.returns, kept]).toEqual([0, 0, []]);
  expect(counts.goes).toBeGreaterThan(6);
  expect(partOf(await ask("/imports"), "imports").imports).toContainEqual(expect.objectContaining({ importId, isTakenBack: false }));

  // Nobody else: not without a role, not in another league, not with a form that asks for something else.
  expect((await ask(path, { act: "take-back" }, { who: fan })).status).toBe(403);
  expect((await ask(path, { act: "take-back" }, { host: "two.localhost" })).location).not.toContain("taken-back");
  for (const [wrong, act] of [
    [path, "undo"],
    [`/imports/${crypto.randomUUID()}`, "take-back"],
    ["/imports/not-one", "take-back"],
    ["/imports", "take-back"],
  ] as const)
    expect((await ask(wrong, { act })).status).toBe(404);
  expect((await ask(`/imports/${crypto.randomUUID()}`)).status).toBe(404);
  expect((await back())?.counts).toEqual(counts);

  const halls = async () => partOf(await ask("/hall?q=Povratak"), "list").list.total;
  expect(await halls()).toBe(1);
  const gone = await ask(path, { act: "take-back" });
  expect(gone.status).toBe(303);
  expect(await halls()).toBe(0);
  const after = await ask(gone.location.replace("/en/office", ""));
  expect(saidOf(after)).toBe("taken-back");
  expect(partOf(after, "imports").opened).toMatchObject({ import: { isTakenBack: true }, back: { counts: { goes: 0 }, kept: [] } });
  expect((await ask(path, { act: "take-back" })).location).toContain("undone=0");

  // Undone the same way; what somebody has built on since stays, and is named.
  const backId = new URL(gone.location, "http://one.localhost").searchParams.get("import") ?? "";
  expect((await ask(`/imports/${backId}`, { act: "take-back" })).location).toContain(`undone=${counts.goes}`);
  expect(await halls()).toBe(1);
  await ask("/hall/rows/hala-povratak", await sentForm("/hall/rows/hala-povratak", { seats: "700" }));
  const { screen } = await ask(path);
  expect(partOf({ ...after, screen }, "imports").opened?.back.kept).toEqual([
    { thing: "hall", slug: "hala-povratak", called: expect.stringContaining("Hala Povratak") as string, why: "built-on", by: 0 },
  ]);
  for (const locale of ["sr", "ru"] as const) {
    const site = { title: "Liga", shortTitle: "L", origin: "http://one.localhost" };
    if (screen?.kind === "office")
      expect(JSON.stringify(officePage(screen, site, pageLanguage(locale, "Europe/Belgrade")))).not.toContain("imports.");
  }
});

it("OFF71 a list of one thing is taken back by the same screen, and what it says stays when a file comes again", async () => {
  const upload = async (act: string, content: string) => {
    const form = new FormData();
    for (const [field, value] of [
      ["act", act],
      ["text", content],
    ] as const)
      form.set(field, value);
    const whole = new Response(form);
    const headers = { ...ana.cookie, "Content-Type": whole.headers.get("content-type") ?? "" };
    return server.send("POST", "/en/office/hall/file", { headers, body: Buffer.from(await whole.arrayBuffer()) });
  };
  const list = "Hall;Town;Seats\nHala Spisak;Niš;900\nHala Druga;Bor;400\n";
  const imported = () => {
    const bytes = new TextEncoder().encode(list);
    const answers = ["Hala Spisak", "Hala Druga"].map((name) => ({ kind: "new-hall", answer: { [name]: name } }));
    const order = { bytes, answers, place: { season: null, competition: null }, isTry: false, importId: crypto.randomUUID() };
    return importOfficeFile(database.db, hands.one, order);
  };
  expect(await imported()).toMatchObject({ kind: "stored", counts: { hall: { made: 2 } } });
  const total = async (words: string) => partOf(await ask(`/hall?q=${encodeURIComponent(words)}`), "list").list.total;
  const answer = await upload("store", "slug,name,city\nhala-spisak,Hala Spisak,Kragujevac\n,Hala Nova sa spiska,Bor\n");
  expect(answer.status).toBe(303);
  const importId = new URL(answer.headers["location"] ?? "", "http://one.localhost").searchParams.get("import") ?? "";
  const opened = partOf(await ask(`/imports/${importId}`), "imports").opened;
  expect(opened).toMatchObject({ import: { source: "list", counts: { hall: 2 } }, back: { counts: { goes: 1, restored: 1 }, kept: [] } });
  // It was the office's own word.
  await imported();
  const city = async () => partOf(await ask("/hall/rows/hala-spisak"), "row").form.stands["city"];
  expect(await city()).toBe("Kragujevac");
  const gone = await ask(`/imports/${importId}`, { act: "take-back" });
  expect([await city(), await total("Nova sa spiska")]).toEqual(["Niš", 0]);
  const backId = new URL(gone.location, "http://one.localhost").searchParams.get("import") ?? "";
  await ask(`/imports/${backId}`, { act: "take-back" });
  expect([await city(), await total("Nova sa spiska")]).toEqual(["Kragujevac", 1]);
  // What stores nothing is no file that was stored.
  const same = await upload("store", "slug,name,city\nhala-spisak,Hala Spisak,Kragujevac\n");
  expect(same.headers["location"]).not.toContain("import=");
});

it("WIZ12 what is changed of the league itself holds before the answer comes: its hosts, whether it is shown, and further leagues", async () => {
  const league = (changed: Readonly<Record<string, string>>) => sentForm("/league/rows/league", changed);
  const status = async (host: string) => (await server.get("/api/v1/site", { host })).status;
  await saveBranding(database.db, server.one, branding);
  // Nobody here listens to the database's notices.
  expect(await status("nova.localhost")).toBe(404);
  expect((await ask("/league/rows/league", await league({ hosts: "one.localhost\nnova.localhost" }))).status).toBe(303);
  const known = await status("nova.localhost");
  expect(known).toBe(await status("one.localhost"));
  expect(known).not.toBe(404);
  const closing = await server.send("POST", "/en/office/setup/publish", {
    headers: { ...ana.cookie, "Content-Type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams({ nonce: crypto.randomUUID(), act: "close" }).toString(),
  });
  expect(closing.status).toBe(303);
  expect(await status("one.localhost")).toBe(404);
  const opening =
    [closing.headers["set-cookie"] ?? []]
      .flat()
      .find((cookie) => cookie.includes("opening"))
      ?.split(";", 1)[0] ?? "";
  const inside = { Cookie: `${ana.cookie.Cookie}; ${opening}` };
  expect((await server.get("/en/office/setup/publish", { headers: inside })).status).toBe(200);
  await server.send("POST", "/en/office/setup/publish", {
    headers: { ...inside, "Content-Type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams({ nonce: crypto.randomUUID(), act: "publish" }).toString(),
  });
  expect(await status("one.localhost")).toBe(known);
});

it("IMP27 IMP28 a game's file dropped where lists are is told as one, in every language, and is for whoever changes the league alone", async () => {
  const drop = async (content: string, who: SignedInAccount) => {
    const form = new FormData();
    form.set("act", "try");
    form.set("file", new File([content], "data.json"));
    const whole = new Response(form);
    const headers = { ...who.cookie, "Content-Type": whole.headers.get("content-type") ?? "" };
    return server.send("POST", "/en/office/upload/schedule", { headers, body: Buffer.from(await whole.arrayBuffer()) });
  };
  expect((await drop("{}", fan)).status).toBe(403);
  const answer = await drop("{}", ana);
  expect(answer.status).toBe(422);
  const screen = JSON.parse(answer.text) as OfficeScreen;
  if (screen.kind !== "office" || screen.part.kind !== "set-up" || !("trial" in screen.part)) throw new Error("no step");
  expect(screen.part.trial).toMatchObject({ state: "refused", games: [{ state: "refused", fault: "no-game" }] });
  const site = { title: "Liga", shortTitle: "L", origin: "http://one.localhost" };
  for (const locale of ["sr", "sl", "es", "fr", "ru", "en"] as const) {
    const shown = JSON.stringify(officePage(screen, site, pageLanguage(locale, "Europe/Belgrade")));
    expect(shown).not.toContain("lists.games.");
  }
});
