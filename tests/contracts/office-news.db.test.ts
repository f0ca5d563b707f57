import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import { putAllMessages } from "#app/i18n/all-messages.server.ts";
import { pageLanguage } from "#app/i18n/page-language.ts";
import { officePage } from "#app/office/office-model.ts";
import type { Locale } from "#contract/locale.ts";
import type { NewsItem } from "#contract/editorial-queries.ts";
import type { OfficePart, OfficeScreen } from "#contract/office-screens.ts";
import type { PageRenderer } from "#contract/page-renderer.ts";
import type { TenantPorts } from "#contract/tenant-ports.ts";
import { rolesFor } from "#server/accounts/roles.ts";
import { memoryFileStore } from "#server/files/memory-file-store.ts";
import { setUpDesk } from "#server/founding/set-up-desk.ts";
import { newsItems } from "#server/office/news.ts";
import { officeDesk } from "#server/office/office-desk.ts";
import { thingRow } from "#server/office/thing-rows.ts";
import { editorialQueriesFor } from "#server/queries/editorial/editorial-queries.ts";
import { signedInAccount, type SignedInAccount } from "../support/database/account-in-database.ts";
import { databaseForThisFile } from "../support/database/database.ts";
import { emptyPorts } from "../support/fixtures/empty-ports.ts";
import { AccountServer } from "../support/servers/account-server.ts";
import { screenRenderer } from "./screen-renderer.ts";

putAllMessages();

const database = databaseForThisFile();
let server: AccountServer;
let ana: SignedInAccount;
let fan: SignedInAccount;

/** A page of news is the piece that it shows, as JSON; all others are what their screen is made of. */
const renderer: PageRenderer = {
  ...screenRenderer,
  render: async (address, ports) => {
    const [, locale, slug] = /^\/(\w+)\/news\/([\w-]+)$/.exec(address.path) ?? [];
    const page = await screenRenderer.render(address, ports);
    if (slug === undefined) return page;
    const item = await ports.editorial.newsItem(locale as "en", slug);
    return { ...page, status: item === null ? 404 : 200, body: JSON.stringify(item) };
  },
};

beforeAll(async () => {
  const { db } = database;
  server = await AccountServer.start(
    db,
    {},
    {
      office: officeDesk(db, Date.now),
      setUp: setUpDesk(db, memoryFileStore(), Date.now),
      portsFor: (tenantId, note) => ({
        ...(emptyPorts as unknown as TenantPorts),
        editorial: editorialQueriesFor(db, tenantId, note),
      }),
      pages: { clientFolder: null, renderer },
    },
  );
  [ana, fan] = [await signedInAccount(db, server.one, "Ana"), await signedInAccount(db, server.one, "Mila")];
  await rolesFor(db, server.one).grant(ana.accountId, { role: "editor", scope: { kind: "tenant", id: server.one } }, "test");
});
afterAll(() => server.close());

async function send(path: string, fields: readonly (readonly [string, string | File])[], who = ana) {
  const form = new FormData();
  for (const [field, value] of [["nonce", crypto.randomUUID()] as const, ...fields]) form.append(field, value);
  const whole = new Response(form);
  const headers = { ...who.cookie, "Content-Type": whole.headers.get("content-type") ?? "" };
  const answer = await server.send("POST", `/en/office${path}`, { headers, body: Buffer.from(await whole.arrayBuffer()) });
  return { status: answer.status, location: answer.headers["location"] ?? "", text: answer.text };
}

function rowIn(text: string): Extract<OfficePart, { readonly kind: "row" }> {
  const screen = JSON.parse(text) as OfficeScreen;
  if (screen.kind !== "office" || screen.part.kind !== "row") throw new Error(text.slice(0, 300));
  return screen.part;
}

it("OFF67 OFF68 OFF69 OFF70 a piece is written with a photo, held back in a language, looked at before it is out, and found from both sides", async () => {
  const { db } = database;
  // As heavy as phones make them: more than any other address takes.
  const noise = await sharp({
    create: { width: 1200, height: 800, channels: 3, background: "#345", noise: { type: "gaussian", mean: 128, sigma: 60 } },
  })
    .png()
    .toBuffer();
  expect(noise.length).toBeGreaterThan(600_000);
  const typed = [
    ["act", "make"],
    ["is.kind", "announcement"],
    ["is.title.en", "A new hall"],
    ["is.title.sr", "Nova hala"],
  ] as const;
  const draft = [...typed, ["was.heldBack", ""], ["is.heldBack", "en"], ["is.heldBack", "fr"]] as const;
  const drawing = new File(["<svg xmlns='http://www.w3.org/2000/svg'/>"], "cover.svg");
  const refused = await send("/upload/news/new", [...draft, ["file.cover", drawing]]);
  expect([refused.status, rowIn(refused.text).form.faults]).toEqual([422, { cover: { code: "no-photo" } }]);
  const photo = new File([new Uint8Array(noise)], "Hala Kej.PNG");
  expect((await send("/news/new", [...draft, ["file.cover", photo]])).status).toBe(413);
  const made = await send("/upload/news/new", [...draft, ["file.cover", photo]]);
  expect(made.status).toBe(303);
  const id = /\/news\/rows\/([^?]+)/.exec(made.location)?.[1] ?? "";
  const stands = async () => (await thingRow(db, newsItems, server.one, id))!;
  const pageOf = async () => db.transaction().execute(async (transaction) => newsItems.pages?.of(transaction, server.one, id));
  // What is not written is not held back either.
  expect(await pageOf()).toBeNull();
  const { heldBack, cover } = (await stands()).values;
  expect([heldBack, cover]).toEqual(["en", expect.stringMatching(/\/hala-kej-\w{8}\.jpg$/)]);

  const page = (path: string, who = ana) => server.get(path, { headers: { ...who.cookie } });
  const preview = await page(`/en/office/news/preview/${id}`);
  expect([preview.status, preview.headers["cache-control"]]).toEqual([200, expect.stringContaining("no-store")]);
  const piece = JSON.parse(preview.text) as NewsItem;
  expect(piece).toMatchObject({ title: "A new hall", textLocale: "en", preview: id });
  expect(piece.cover?.sizes.map(({ width }) => width)).toEqual([480, 960, 1200]);
  expect((await page(`/en/office/news/preview/${id}`, fan)).status).toBe(403);
  expect((await page(`/en/office/hall/preview/${id}`)).status).toBe(404);
  const visited = (locale: "en" | "sr", slug: string) => editorialQueriesFor(db, server.one, () => {}).newsItem(locale, slug);
  expect(await visited("en", "a-new-hall")).toBeNull();

  // In the reader's own language, else in the first that there is.
  const site = { title: "Liga", shortTitle: "L", origin: "http://one.localhost" };
  const told = (locale: Locale, text: string) => {
    const screen = JSON.parse(text) as OfficeScreen;
    const { part } = officePage(screen as Extract<OfficeScreen, { kind: "office" }>, site, pageLanguage(locale, "Europe/Belgrade"));
    return part.kind === "list" ? part.list.rows[0]?.cells[0]?.text : part.kind === "row" ? [part.title, part.ways.length] : null;
  };
  const [list, row] = [(await page("/en/office/news")).text, (await page(`/en/office/news/rows/${id}`)).text];
  expect(["sr", "fr"].map((locale) => told(locale as Locale, list))).toEqual(["Nova hala", "A new hall"]);
  expect(told("sr", row)).toEqual(["Nova hala", 1]);

  const { revision } = await stands();
  const out = ["is.published", "2026-01-05 12:00"] as const;
  expect((await send(`/upload/news/rows/${id}`, [["act", "set"], ["seen", revision], out])).status).toBe(303);
  expect(await pageOf()).toBe("a-new-hall");
  // Readers of the language that is held back are shown the other one.
  expect(await visited("en", "nova-hala")).toMatchObject({ title: "Nova hala", textLocale: "sr", locales: ["sr"] });
  const all = ["is.heldBack", "sr"] as const;
  const seen = (await stands()).revision;
  const still = [["was.heldBack", "en"], ["is.heldBack", "en"], all] as const;
  expect((await send(`/upload/news/rows/${id}`, [["act", "set"], ["seen", seen], ...still])).status).toBe(303);
  expect(await visited("sr", "nova-hala")).toBeNull();
  expect(await pageOf()).toBeNull();

  const ofPage = async (path: string) => (await page(`/sr/office/page?of=${encodeURIComponent(path)}`)).headers["location"];
  expect(await ofPage("/sr/news/nova-hala")).toBe(`/sr/office/news/rows/${id}`);
  for (const path of ["/sr/news/nothing", "/sr/clubs/nobody", "//evil.example/news/x", "/sr/players", ""])
    expect(await ofPage(path)).toBe("/sr/office");
});
