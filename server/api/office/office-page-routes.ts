import { Hono } from "hono";
import { addresses } from "#contract/addresses.ts";
import { thingAt } from "#contract/office/public-pages.ts";
import type { OfficeStranger } from "#contract/office-roles.ts";
import type { OfficePart, OfficeSaid, OfficeScreen } from "#contract/office-screens.ts";
import type { Accounts } from "../../accounts/accounts.ts";
import { logFault } from "../../http/log-fault.ts";
import type { PageAnswers } from "../../http/page-answers.ts";
import { type AppContext, type AppEnvironment, asRecord, problem, stored } from "../../http/responses.ts";
import { commonHeaders, notKeptHeaders } from "../../http/response-headers.ts";
import { readQuestion } from "../../office/thing-list.ts";
import type { SetUpDesk } from "../../founding/set-up-desk.ts";
import { openingCookie } from "../../http/closed-league.ts";
import type { OfficeDesk } from "../../office/office-desk.ts";
import { notSignedIn, tooMany, triedBy } from "../accounts/account-answers.ts";
import { seeOther } from "../account-pages/led-on.ts";
import { csvAnswer, xlsxAnswer } from "./csv-answer.ts";
import { newsPreview } from "./news-preview.ts";
import { saidBefore } from "./office-said.ts";
import { foundRowsOf } from "./office-choices.ts";
import { rowsFound } from "./office-rows.ts";
import { invited } from "./invitation-forms.ts";
import { type OfficeAsked, readOfficePath } from "./office-place.ts";
import { mayChangeLeague, type OfficeRequest, storeNamed } from "./office-request.ts";
import { partAt } from "./part-at.ts";
import type { SentTo } from "./sent-outcome.ts";
import { sentTo } from "./sent-to.ts";

type Parts = { readonly accounts: Accounts; readonly desk: OfficeDesk; readonly setUp: SetUpDesk; readonly answers: PageAnswers };

/**
 * The screens of the office, for whoever holds a role in this league at that moment: drawn for each request, kept nowhere. Their
 * forms are sent to their own addresses, so that they work without scripts; a script asks for the same with `.data` behind it. OFF12
 */
export function officePageRoutes(parts: Parts): Hono<AppEnvironment> {
  const app = new Hono<AppEnvironment>();
  for (const path of ["/:locale/office", "/:locale/office.data", "/:locale/office/*"]) {
    app.get(path, (context) => forOffice(context, parts, (asked) => read(asked, parts.answers)));
    app.post(path, (context) => forOffice(context, parts, (asked) => written(asked, parts)));
  }
  return app;
}

/** Whoever is not signed in is led there and comes back; whoever holds no role is told so. */
async function forOffice(
  context: AppContext,
  { accounts, desk, setUp, answers }: Parts,
  answer: (asked: OfficeRequest) => Promise<Response>,
): Promise<Response> {
  const asked = readOfficePath(context.req.path);
  if (asked === null) return problem(context, "not-found");
  if (asked.place.kind === "invitation") return invited({ context, accounts, desk, answers }, asked.place.secret, asked);
  const visitor = await context.get("visitor")();
  const query = new URL(context.req.url).searchParams;
  const here = pathOf(asked);
  if (visitor === null) return asked.isData ? notSignedIn(context) : seeOther(addresses.accountForm(asked.locale, "Login", here));
  if ((await accounts.consents(visitor.tenantId).due(visitor.accountId)) !== null)
    return seeOther(addresses.accountForm(asked.locale, "Consent", here));
  const originOf = (host: string) => answers.originOfHost(host);
  const request: OfficeRequest = { ...asked, context, query, desk, setUp, visitor, originOf, ...(await desk.rights(visitor)) };
  if (!mayLook(request)) return shown(request, answers, { status: 403, screen: { kind: "no-role", stranger: await strangerOf(request) } });
  return answer(request);
}

/** A thing that there is, but not for this one, is told apart from one that there is not. */
function mayLook({ place, stores, isOwner }: OfficeRequest): boolean {
  return place.kind === "roles" ? isOwner : stores.length > 0;
}

/** Whoever is of the office, but no owner, is told that alone. OFF79 */
async function strangerOf({ desk, visitor, stores }: OfficeRequest): Promise<OfficeStranger> {
  const stranger = await desk.stranger(visitor);
  return stores.length === 0 ? stranger : { ...stranger, why: "owners-alone", day: null };
}

async function read(asked: OfficeRequest, answers: PageAnswers): Promise<Response> {
  if (asked.isUpload) return seeOther(pathOf(asked));
  if (asked.place.kind === "page") return seeOther(await rowOfPage(asked));
  if (asked.place.kind === "preview") {
    const preview = await newsPreview(asked, answers, asked.place.thing, asked.place.slug);
    return preview ?? shown(asked, answers, { status: 404, screen: null });
  }
  if (asked.place.kind === "upload") return seeOther(addresses.officeSetUp(asked.locale, asked.place.step));
  if (asked.place.kind === "csv" || asked.place.kind === "xlsx") return rowsFile(asked, answers);
  if (asked.place.kind === "found") return found(asked, asked.place.thing, answers);
  const part = await partAt(asked);
  if (part === null) return shown(asked, answers, { status: 404, screen: null });
  return shownPart(asked, answers, { status: 200, part, said: await saidBefore(asked) });
}

async function written(asked: OfficeRequest, { accounts, answers }: Parts): Promise<Response> {
  const held = await accounts.countTry("change", { ...triedBy(asked.context), subject: asked.visitor.accountId });
  if (held) return tooMany(asked.context, held);
  const outcome = await sentTo(asked);
  if (outcome instanceof Response) return outcome;
  const answer = await answered(asked, answers, outcome);
  const key = outcome.openingKey ?? (await keyOfClosed(asked));
  if (key !== null) answer.headers.append("Set-Cookie", openingCookie(asked.context.req.header("host") ?? "", key));
  return answer;
}

/** Of a league that this very form has closed: whoever closes it stays inside. WIZ9 */
async function keyOfClosed({ context, setUp, visitor }: OfficeRequest): Promise<string | null> {
  return context.get("tenant").openingDigest ? null : setUp.newLink(visitor.tenantId);
}

async function answered(asked: OfficeRequest, answers: PageAnswers, outcome: SentTo): Promise<Response> {
  if (outcome.kind === "on") return seeOther(asked.isData ? dataAddress(outcome.to) : outcome.to);
  if (outcome.part === null) return shown(asked, answers, { status: 404, screen: null });
  return shownPart(asked, answers, { status: outcome.status, part: outcome.part, said: outcome.said });
}

/** The form of what a page of the site is about; the first page of the office where it is about nothing that whoever asks may read. OFF69 */
async function rowOfPage(asked: OfficeRequest): Promise<string> {
  const { query, desk, visitor, locale } = asked;
  const named = thingAt(query.get("of") ?? "");
  const store = named && storeNamed(asked, named.thing);
  const slug = named && store && (await desk.slugOfPage(visitor, store, named.page));
  return named && slug !== null ? addresses.officeRow(locale, named.thing, slug) : addresses.office(locale);
}

/** The list as it is narrowed, all pages of it. OFF15 */
async function rowsFile(asked: OfficeRequest, answers: PageAnswers): Promise<Response> {
  const { place, desk, visitor, query } = asked;
  const store = place.kind === "csv" || place.kind === "xlsx" ? storeNamed(asked, place.thing) : null;
  if (store === null) return shown(asked, answers, { status: 404, screen: null });
  const rows = await rowsFound(asked, store, readQuestion(store.thing.fields, query));
  const told = await desk.told(visitor, store, rows, "file");
  if (place.kind === "xlsx") return xlsxAnswer(await desk.xlsx(visitor, store, told), `${store.thing.name}.xlsx`);
  return csvAnswer(await desk.csv(visitor, store, told), `${store.thing.name}.csv`);
}

/** What typed words find of a thing, for the script of a form. OFF56 */
async function found(asked: OfficeRequest, thing: string, answers: PageAnswers): Promise<Response> {
  const store = storeNamed(asked, thing);
  if (store === null || !asked.isData) return shown(asked, answers, { status: 404, screen: null });
  return Response.json(await foundRowsOf(asked, store, asked.query.get("q") ?? ""), {
    headers: { ...asRecord(commonHeaders), ...asRecord(notKeptHeaders) },
  });
}

async function shownPart(
  asked: OfficeRequest,
  answers: PageAnswers,
  { status, part, said }: { readonly status: number; readonly part: OfficePart; readonly said: OfficeSaid | null },
): Promise<Response> {
  const things = asked.stores.filter(({ thing }) => !thing.isSingle).map(({ thing }) => thing.name);
  const made = things.filter((name) => asked.doings[name]?.includes("make"));
  const maySetUp = mayChangeLeague(asked);
  const isOperator = await asked.setUp.isOperator(asked.visitor.accountId);
  const screen = {
    kind: "office",
    things,
    made,
    singles: asked.stores.filter(({ thing }) => thing.isSingle).map(({ thing }) => thing.name),
    maySetUp,
    isOperator,
    mayGiveRoles: asked.isOwner,
    nonce: crypto.randomUUID(),
    said,
    part,
  } as const;
  return shown(asked, answers, { status, screen });
}

async function shown(
  asked: OfficeRequest,
  answers: PageAnswers,
  { status, screen }: { readonly status: number; readonly screen: OfficeScreen | null },
): Promise<Response> {
  const { context } = asked;
  const answer = await answers.shownAgain(context.get("tenant"), asked.isData ? dataAddress(pathOf(asked)) : pathOf(asked), {
    status,
    change: (queries) => ({ ...queries, office: { screen: () => screen } }),
    reportDefect: (error) => logFault(context.get("log"), error),
  });
  return stored(context, { answer, outcome: "none" });
}

function pathOf({ locale, place }: Pick<OfficeAsked, "locale" | "place">): string {
  switch (place.kind) {
    case "today":
    case "page":
      return addresses.office(locale);
    case "changes":
      return addresses.officeChanges(locale);
    case "roles":
      return addresses.officeRoles(locale);
    case "imports":
      return addresses.officeImports(locale, place.importId ?? undefined);
    case "installation":
      return addresses.officeInstallation(locale);
    case "doctor":
      return addresses.officeDoctor(locale);
    case "set-up":
      return addresses.officeSetUp(locale, place.step ?? undefined);
    case "upload":
      return addresses.officeSetUp(locale, place.step);
    case "invitation":
      return addresses.officeInvitation(locale, place.secret);
    case "new":
      return addresses.officeNew(locale, place.thing);
    case "file":
      return addresses.officeFile(locale, place.thing);
    case "row":
      return addresses.officeRow(locale, place.thing, place.slug);
    case "preview":
      return addresses.officePreview(locale, place.thing, place.slug);
    default:
      return addresses.officeList(locale, place.thing);
  }
}

function dataAddress(address: string): string {
  const [path = "", ...search] = address.split("?");
  return [`${path}.data`, ...search].join("?");
}
