import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Field, Fields, ValuesOf } from "#contract/fields/field-kinds.ts";
import type { OfficeFound, OfficeScreen } from "#contract/office-screens.ts";
import { putAllMessages } from "#app/i18n/all-messages.server.ts";
import { pageLanguage } from "#app/i18n/page-language.ts";
import { officePage } from "#app/office/office-model.ts";
import { rolesFor } from "#server/accounts/roles.ts";
import { changeThing } from "#server/office/change.ts";
import type { OfficeRow, OfficeStore } from "#server/office/office-store.ts";
import { typedControls } from "#server/office/shown-lines.ts";
import { thingCsv } from "#server/office/thing-csv.ts";
import { rowsOfPage } from "#server/office/thing-list.ts";
import { thingRow, thingRows } from "#server/office/thing-rows.ts";
import { allStores } from "#server/office/things.ts";
import { type SignedInAccount, signedInWith } from "../support/database/account-in-database.ts";
import { databaseForThisFile } from "../support/database/database.ts";
import { sampled, staysFor } from "../support/database/named-rows.ts";
import { badInputs } from "../support/fixtures/field-samples.ts";
import type { AccountServer } from "../support/servers/account-server.ts";
import { type Answer, OfficeScreensServer, partOf, saidOf } from "../support/servers/office-screens-server.ts";
import { rawValues, saidTexts } from "./said-texts.ts";

putAllMessages();

const database = databaseForThisFile();
let office: OfficeScreensServer;
const ask: OfficeScreensServer["ask"] = (...question) => office.ask(...question);
const sentForm: OfficeScreensServer["sentForm"] = (...form) => office.sentForm(...form);
let server: AccountServer;
let ana: SignedInAccount;
let fan: SignedInAccount;
let hands: OfficeScreensServer["hands"];

beforeAll(async () => {
  office = await OfficeScreensServer.start(database.db);
  ({ server, ana, fan, hands } = office);
});
beforeEach(() => database.db.deleteFrom("rate_limits").execute());
afterAll(() => office.server.close());

describe.each(allStores().map((store) => [store.thing.name, store] as const))(
  "the office's screens of %s",
  (name, store: OfficeStore<Fields>) => {
    const sample = (seed: number) => sampled(store, seed) as ValuesOf<Fields>;
    /** As a form can say it, which asks for Serbian once. */
    const typedOf = (seed: number) =>
      Object.fromEntries(
        Object.entries(typedControls(store.thing.fields, sample(seed), hands.one)).filter(([control]) => !control.endsWith(".sr-cyrl")),
      );
    async function made(seed: number, hand = hands.one): Promise<string> {
      const changeId = crypto.randomUUID();
      const outcome = await changeThing(database.db, store, hand, { act: "make", changeId, reason: null, typed: sample(seed) });
      if (outcome.kind !== "stored") throw new Error(JSON.stringify(outcome));
      return outcome.slug;
    }
    const isFixed = (control: string) => store.thing.fields[control.split(".")[0] ?? ""]?.fixed === true;
    /** What may be said of a row that is there: all but what is said when it is made. */
    const laterOf = (seed: number) => Object.fromEntries(Object.entries(typedOf(seed)).filter(([control]) => !isFixed(control)));
    const slugIn = (location: string) => /\/rows\/([^?]+)/.exec(location)?.[1] ?? "";

    it("OFF12 are nobody's without a role, nor of another league", async () => {
      const slug = await made(1);
      const theirs = await made(2, hands.two);
      const elsewhere = { ...ana, ...(await signedInWith(database.db, server.two, ana.accountId)) };
      for (const path of ["", "/changes", `/${name}`, `/${name}/new`, `/${name}/file`, `/${name}/list.csv`, `/${name}/rows/${slug}`]) {
        expect([path, (await ask(path, undefined, { who: null })).location.startsWith("/en/auth/Login")]).toEqual([path, true]);
        expect([path, await ask(path, undefined, { who: fan })]).toMatchObject([path, { status: 403, screen: { kind: "no-role" } }]);
        expect((await ask(path, undefined, { who: elsewhere, host: "two.localhost" })).status).toBe(403);
        expect([path, (await ask(path)).status]).toEqual([path, 200]);
      }
      expect((await ask(`/${name}/new`, { act: "make" }, { who: fan })).status).toBe(403);
      for (const sent of [undefined, { act: "set" }, { act: "remove" }])
        expect((await ask(`/${name}/rows/${theirs}`, sent)).status).toBe(404);
    });

    it("OFF13 make and change what a form says, and say what is wrong at its field with all that was typed", async () => {
      const path = `/${name}/new`;
      const { location } = await ask(path, await sentForm(path, typedOf(10)));
      const row = `/${name}/rows/${slugIn(location)}`;
      const { form } = partOf(await ask(row), "row");
      for (const [control, text] of Object.entries(typedOf(10))) expect([control, form.typed[control] ?? ""]).toEqual([control, text]);
      expect(saidOf(await ask(location.replace("/en/office", "")))).toBe("stored");
      expect((await ask(row, await sentForm(row, {}))).location).toContain("done=same");

      const must = Object.keys(store.thing.fields).filter((field) => store.thing.fields[field]?.required && !isFixed(field));
      if (must.length === 0) return;
      const refused = await ask(row, await sentForm(row, { ...laterOf(11), ...Object.fromEntries(must.map((field) => [field, ""])) }));
      expect([refused.status, saidOf(refused)]).toEqual([422, "faults"]);
      const again = partOf(refused, "row").form;
      for (const field of must) expect([again.faults[field]?.code, again.typed[field]]).toEqual(["required", ""]);
      for (const [control, text] of Object.entries(laterOf(11)))
        if (!must.includes(control) && control in again.typed) expect([control, again.typed[control]]).toEqual([control, text]);
    });

    it("OFF13 bad inputs are refused with 422 and never break", async () => {
      const row = `/${name}/rows/${await made(20)}`;
      const texts = badInputs.flatMap((bad) => (typeof bad === "string" && bad.length < 5000 ? [bad] : []));
      const controls = Object.keys(laterOf(20));
      let refused = 0;
      for (const bad of texts) {
        const sent = controls.flatMap((control): [string, string][] => [
          [`was.${control}`, "\u0001"],
          [`is.${control}`, bad],
        ]);
        const { status } = await ask(row, { act: "set", ...Object.fromEntries<string>(sent) });
        // "NaN" or "-0" is a name where nothing but names is asked for.
        expect([bad, status === 422 || status === 303]).toEqual([bad, true]);
        if (status === 422) refused += 1;
      }
      // Where one line of any text is all that can be said later, most of it is text.
      expect(refused).toBeGreaterThan(controls.length > 1 ? texts.length / 2 : 0);
    });

    it("OFF14 of two who change the same the second sees both, and what they leave alone is as the first left it", async () => {
      const slug = await made(30);
      const row = `/${name}/rows/${slug}`;
      const differs = (field: string) => !isFixed(field) && new Set([30, 31, 32].map((seed) => typedOf(seed)[field])).size === 3;
      const control = Object.keys(store.thing.fields).find(differs) ?? "";
      const [mine, theirs] = [
        await sentForm(row, { [control]: typedOf(31)[control] ?? "" }),
        await sentForm(row, { [control]: typedOf(32)[control] ?? "" }),
      ];
      expect((await ask(row, theirs)).status).toBe(303);
      const quarrel = await ask(row, mine);
      const { form } = partOf(quarrel, "row");
      const stands = form.quarrels[control]?.stands ?? null;
      expect([quarrel.status, stands?.value ?? "", form.typed[control]]).toEqual([409, sample(32)[control] ?? "", typedOf(31)[control]]);
      const once = { ...mine, seen: form.seen ?? "", [`was.${control}`]: form.stands[control] ?? "" };
      expect((await ask(row, { ...once, [`leave.${control}`]: "yes" })).location).toContain("done=same");
      expect((await ask(row, once)).status).toBe(303);
      expect(partOf(await ask(row), "row").form.stands[control]).toBe(typedOf(31)[control]);
    });

    it("OFF55 every value is told as people say it: in the list, the title, changes, the message, a file that is tried and a quarrel", async () => {
      const slug = await made(70);
      const row = `/${name}/rows/${slug}`;
      const control = Object.keys(laterOf(71)).find((each) => new Set([70, 71, 72].map((seed) => typedOf(seed)[each])).size === 3) ?? "";
      const mine = await sentForm(row, { [control]: typedOf(71)[control] ?? "" });
      const saidAt = (await ask(row, await sentForm(row, laterOf(72)))).location.replace("/en/office", "");
      const screens = [await ask(`/${name}`), await ask(saidAt), await ask("/changes"), await ask(row, mine), await triedFile(slug)];
      for (const { screen } of screens) {
        if (screen?.kind !== "office") throw new Error("no screen");
        const texts = saidTexts(officePage(screen, { title: "L", shortTitle: "L", origin: "" }, pageLanguage("sr", "Europe/Belgrade")));
        expect(texts.length).toBeGreaterThan(0);
        for (const { field, raw } of rawValues(store, [70, 71, 72].map(sample)))
          expect([field, texts.filter((text) => text.split(/[\s,:–]+/).includes(raw))]).toEqual([field, []]);
      }
    });

    /** A file that says of one row what another sample says. */
    async function triedFile(slug: string): Promise<Answer> {
      const told = { slug, values: { ...sample(73), ...fixedOf(sample(70)) }, id: "" } as unknown as OfficeRow;
      const form = new FormData();
      form.set("text", thingCsv(store, [told], hands.one));
      const sent = new Response(form);
      const headers = { ...ana.cookie, "Content-Type": sent.headers.get("Content-Type") ?? "" };
      const answer = await server.send("POST", `/en/office/${name}/file`, { headers, body: Buffer.from(await sent.arrayBuffer()) });
      return { status: answer.status, location: "", text: answer.text, screen: JSON.parse(answer.text) as OfficeScreen };
    }

    const fixedOf = (values: ValuesOf<Fields>) => Object.fromEntries(Object.entries(values).filter(([field]) => isFixed(field)));

    it("OFF56 of many rows words find some, and nothing of the form is lost meanwhile", async () => {
      const field = Object.entries<Field>(store.thing.fields).find(([, each]) => each.kind === "reference" && each.to === "person")?.[0];
      if (field === undefined) return;
      const path = `/${name}/new`;
      const choicesIn = (answer: Answer) => partOf(answer, "row").form.choices[field];
      expect(choicesIn(await ask(path))).toMatchObject({ words: "", rows: [], more: 0 });
      const { [field]: _, ...typed } = typedOf(90);
      const sent = { ...(await sentForm(path, typed)), [`find.${field}`]: "n n", [`found.${field}`]: "" };
      for (const asked of [sent, { ...sent, find: field }]) {
        const answer = await ask(path, asked);
        const { form } = partOf(answer, "row");
        expect([answer.status, saidOf(answer), choicesIn(answer)?.rows.length, (choicesIn(answer)?.more ?? 0) > 0]).toEqual([
          200,
          null,
          20,
          true,
        ]);
        for (const [control, text] of Object.entries(typed)) expect([control, form.typed[control]]).toEqual([control, text]);
      }
      const script = JSON.parse((await ask("/person/found.data?q=n+n")).text) as OfficeFound;
      expect(script).toEqual({ rows: choicesIn(await ask(path, sent))?.rows, more: choicesIn(await ask(path, sent))?.more });
      expect((await ask("/person/found.data?q=n", undefined, { who: fan })).status).toBe(403);
      expect((await ask("/person/found?q=n")).status).toBe(404);
      // What is chosen stays among what there is, and is saved by the same form.
      const slug = script.rows[3]?.slug ?? "";
      const chosen = { ...sent, [`found.${field}`]: "n n", [`is.${field}`]: slug };
      const again = await ask(path, { ...chosen, [`find.${field}`]: "nobody" });
      expect([choicesIn(again)?.rows.map((row) => row.slug), partOf(again, "row").form.typed[field]]).toEqual([[slug], slug]);
      expect((await ask(path, chosen)).status).toBe(303);
    });

    it("OFF16 what is sent twice is one change", async () => {
      const row = `/${name}/rows/${await made(40)}`;
      const sent = { ...(await sentForm(row, laterOf(41))), nonce: "the same" };
      expect((await ask(row, sent)).location).toBe((await ask(row, sent)).location);
      expect(partOf(await ask(row), "row").lines).toHaveLength(2);
    });

    it("OFF18 OFF19 tell each change with what stood before, and take back the last", async () => {
      const slug = await made(50);
      const row = `/${name}/rows/${slug}`;
      await ask(row, { ...(await sentForm(row, laterOf(51))), reason: "it was wrong" });
      const [changed, first] = partOf(await ask(row), "row").lines;
      expect([changed?.who, changed?.reason, changed?.canUndo, first?.canUndo]).toEqual(["Ana", "it was wrong", true, false]);
      expect(partOf(await ask("/changes"), "changes").lines[0]?.changeId).toBe(changed?.changeId);
      const undo = { act: "undo", thing: name, undoes: changed?.changeId ?? "" };
      expect((await ask("/changes", { ...undo, undoes: first?.changeId ?? "" })).status).toBe(409);
      expect((await ask("/changes", undo)).status).toBe(303);
      expect((await ask("/changes", undo)).status).toBe(409);
      const stood = await thingRow(database.db, store, server.one, slug);
      expect(stood?.values).toEqual(sample(50));
      // Of somebody whose absence was changed and taken back more is kept than could come back.
      const isStaying = await staysFor(database.db, store, server.one, stood?.id ?? "");
      const { location } = await ask(row, { act: "remove", seen: partOf(await ask(row), "row").form.seen ?? "" });
      expect(location.includes(`/office/${name}?done=`)).toBe(!isStaying);
      expect((await ask(row)).status).toBe(isStaying ? 200 : 404);
    });

    it("OFF15 a list is found, ordered and paged by its address", async () => {
      const called = store.thing.called(sample(50));
      const column = Object.keys(store.thing.fields).find((field) => store.thing.fields[field]?.list === 1) ?? "";
      const slugs = async (asked: string) => {
        const { total } = partOf(await ask(`/${name}?${asked}`), "list").list;
        const pages = Array.from({ length: Math.ceil(total / rowsOfPage) }, (_, page) => ask(`/${name}?${asked}&page=${page + 1}`));
        return (await Promise.all(pages)).flatMap((page) => partOf(page, "list").list.rows.map(({ slug }) => slug));
      };
      expect(await slugs(`sort=${column}&order=desc`)).toEqual((await slugs(`sort=${column}`)).toReversed());
      const none = partOf(await ask(`/${name}?q=${encodeURIComponent(`${called} nowhere`)}&page=99&sort=moon&without=moon`), "list").list;
      expect([none.total, none.question.page, none.question.sort, none.question.without]).toEqual([0, 1, null, null]);
    });

    it("OFF20 a file is tried with all that it would change, and stored by a second step, or not at all", async () => {
      const file = (await ask(`/${name}/list.csv`)).text;
      const send = async (act: string, text: string) => {
        const form = new FormData();
        form.set("act", act);
        form.set("text", text);
        const { headers, body } = { headers: new Response(form), body: Buffer.from(await new Response(form).arrayBuffer()) };
        void headers;
        const boundary = /^--(.+?)\r\n/.exec(body.toString())?.[1] ?? "";
        const sent = { headers: { ...ana.cookie, "Content-Type": `multipart/form-data; boundary=${boundary}` }, body };
        const answer = await server.send("POST", `/en/office/${name}/file`, sent);
        return {
          ...answer,
          part: answer.status === 303 ? null : partOf({ ...answer, location: "", screen: JSON.parse(answer.text) as OfficeScreen }, "file"),
        };
      };
      const before = await thingRows(database.db, store, server.one);
      expect((await send("try", file)).part?.trial).toMatchObject({ made: 0, changed: 0, same: before.length, refused: [] });
      const [head = "", ...lines] = file.trimEnd().split("\r\n");
      const [, another = ""] = thingCsv(store, [{ slug: "", values: sample(60), id: "" } as OfficeRow], hands.one).split("\r\n");
      const more = [head, ...lines, another].join("\r\n");
      const tried = await send("try", more);
      expect(tried.part?.trial).toMatchObject({ made: 1, changed: 0, differences: [{ isNew: true }] });
      expect(await thingRows(database.db, store, server.one)).toEqual(before);
      expect((await send("store", more)).status).toBe(303);
      expect(await thingRows(database.db, store, server.one)).toHaveLength(before.length + 1);
      const bad = await send("try", `${head}\r\nnowhere`);
      expect([bad.status, bad.part?.trial?.refused.length]).toEqual([422, 1]);
      expect((await send("try", "moon\r\nx")).part?.trial?.fault).toContain("moon");
    });
  },
);

it("ROLE1 ROLE5 ROLE7 OFF23 roles are given and taken by owners alone, and the last of them stays", async () => {
  const { db } = database;
  const { email } = await db.selectFrom("accounts").select("email").where("account_id", "=", fan.accountId).executeTakeFirstOrThrow();
  const holder = (accountId: string) => `${accountId} tenant ${server.one}`;
  const give = async (typed: Readonly<Record<string, string>>) => ask("/roles", { act: "give", email, ...typed });
  expect((await give({ email: "nobody@example.com", role: "editor" })).status).toBe(422);
  const wrong = [
    { role: "moon" },
    { role: "club-office" },
    { role: "club-office", part: `club ${server.one}` },
    { role: "editor", until: "2020-01-01" },
  ];
  for (const typed of [...wrong, { role: "owner", until: "2199-01-01" }, { role: "editor", until: "31.2." }])
    expect([typed, (await give(typed)).status]).toEqual([typed, 422]);
  expect((await ask("/roles", { act: "take", role: "owner", holder: holder(ana.accountId) })).status).toBe(409);
  expect((await give({ role: "editor" })).status).toBe(303);
  expect((await ask("", undefined, { who: fan })).screen).toMatchObject({ things: ["news", "sponsor", "broadcast"], mayGiveRoles: false });
  for (const sent of [
    { act: "give", email, role: "owner" },
    { act: "take", role: "owner", holder: holder(ana.accountId) },
  ])
    expect((await ask("/roles", sent, { who: fan })).status).toBe(403);
  expect((await ask("/hall", undefined, { who: fan })).status).toBe(404);
  expect(partOf(await ask("/roles"), "roles").holders.map(({ name, role }) => [name, role])).toEqual([
    ["Ana", "owner"],
    ["Mila", "editor"],
  ]);
  // From a day on, and until one: before and after it is none.
  await give({ role: "editor", from: "2199-01-01" });
  expect((await ask("", undefined, { who: fan })).status).toBe(403);
  await give({ role: "editor", until: "2199-01-01" });
  expect((await ask("", undefined, { who: fan })).status).toBe(200);
  expect((await ask("/roles", { act: "take", role: "editor", holder: holder(fan.accountId) })).status).toBe(303);
  expect((await ask("", undefined, { who: fan })).status).toBe(403);
  const told = partOf(await ask("/changes?thing=access"), "changes").lines;
  expect(told.map(({ act, called, who, canUndo }) => [act, called, who, canUndo])).toEqual([
    ["remove", "Mila", "Ana", false],
    ["set", "Mila", "Ana", false],
    ["set", "Mila", "Ana", false],
    ["make", "Mila", "Ana", false],
  ]);
  await give({ role: "owner" });
  const both = await Promise.all([
    ask("/roles", { act: "take", role: "owner", holder: holder(ana.accountId) }, { who: fan }),
    ask("/roles", { act: "take", role: "owner", holder: holder(fan.accountId) }),
  ]);
  expect(both.map(({ status }) => status)).not.toEqual([303, 303]);
  const { rows } = await sql<{ owners: number }>`select count(*)::int as owners from account_roles where tenant_id = ${server.one}
    and role = 'owner'`.execute(db);
  expect(rows).toEqual([{ owners: 1 }]);
  await rolesFor(db, server.one).grant(ana.accountId, { role: "owner", scope: { kind: "tenant", id: server.one } }, "test");
});
