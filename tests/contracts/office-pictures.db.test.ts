import { afterAll, beforeAll, expect, it } from "vitest";
import type { OfficePart, OfficeScreen } from "#contract/office-screens.ts";
import { rolesFor } from "#server/accounts/roles.ts";
import { memoryFileStore } from "#server/files/memory-file-store.ts";
import { setUpDesk } from "#server/founding/set-up-desk.ts";
import { officeDesk } from "#server/office/office-desk.ts";
import { sponsors } from "#server/office/sponsors.ts";
import { thingRow } from "#server/office/thing-rows.ts";
import { signedInAccount, type SignedInAccount } from "../support/database/account-in-database.ts";
import { databaseForThisFile } from "../support/database/database.ts";
import { emptyPorts } from "../support/fixtures/empty-ports.ts";
import { AccountServer } from "../support/servers/account-server.ts";
import { screenRenderer } from "./screen-renderer.ts";

const database = databaseForThisFile();
let server: AccountServer;
let ana: SignedInAccount;

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
  ana = await signedInAccount(db, server.one, "Ana");
  await rolesFor(db, server.one).grant(ana.accountId, { role: "editor", scope: { kind: "tenant", id: server.one } }, "test");
});
afterAll(() => server.close());

function rowIn(text: string): Extract<OfficePart, { readonly kind: "row" }> {
  const screen = JSON.parse(text) as OfficeScreen;
  if (screen.kind !== "office" || screen.part.kind !== "row") throw new Error(text.slice(0, 300));
  return screen.part;
}

it("OFF61 a picture comes with the form of its row, in parts; what is none is refused at its field, and a box takes it away", async () => {
  const send = async (path: string, fields: Readonly<Record<string, string>>, files: Readonly<Record<string, string>> = {}) => {
    const form = new FormData();
    for (const [field, value] of Object.entries({ nonce: crypto.randomUUID(), ...fields })) form.set(field, value);
    for (const [field, content] of Object.entries(files)) form.set(field, new File([content], "Kolo banka.svg"));
    const body = Buffer.from(await new Response(form).arrayBuffer());
    const boundary = /^--(.+?)\r\n/.exec(body.toString())?.[1] ?? "";
    const headers = { ...ana.cookie, "Content-Type": `multipart/form-data; boundary=${boundary}` };
    const answer = await server.send("POST", `/en/office/sponsor${path}`, { headers, body });
    return { status: answer.status, location: answer.headers["location"] ?? "", text: answer.text };
  };
  const mark = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><rect width="40" height="20" fill="#c00"/></svg>`;
  const typed = { "is.name": "Kolo banka", "is.website": "https://kolo.example/", "is.place": "7" };
  const refused = await send("/new", { act: "make", ...typed }, { "file.logo": mark, "file.darkLogo": "<html>" });
  expect(refused.status).toBe(422);
  const { form } = rowIn(refused.text);
  expect(form.faults).toEqual({ darkLogo: { code: "no-picture" } });
  // The one that was taken stays in the form.
  expect(form.typed["logo"]).toMatch(/^\/files\/[0-9a-f-]{36}\/kolo-banka\.webp$/);
  const made = await send("/new", { act: "make", ...typed, "is.logo": form.typed["logo"] ?? "" }, { "file.darkLogo": mark });
  expect(made.status).toBe(303);
  const slug = /\/rows\/([^?]+)/.exec(made.location)?.[1] ?? "";
  const stands = async () => (await thingRow(database.db, sponsors, server.one, slug))!;
  const { values, revision } = await stands();
  expect(values).toMatchObject({ logo: form.typed["logo"], darkLogo: form.typed["logo"] });
  const was = { "was.logo": String(values.logo), "is.logo": String(values.logo), seen: revision };
  expect((await send(`/rows/${slug}`, { act: "set", ...was, "clear.logo": "yes" })).status).toBe(303);
  expect((await stands()).values).toMatchObject({ logo: null, darkLogo: values.darkLogo });
  // The other league's picture, and one of nobody's, are none of this league's.
  for (const address of ["/files/00000000-0000-4000-8000-000000000009/mark-1.webp", "/brands/x.svg", "https://kolo.example/x.png"])
    expect((await send(`/rows/${slug}`, { act: "set", "is.logo": address })).status).toBe(422);
});
