import { Hono } from "hono";
import type { SignedInVisitor } from "#contract/account.ts";
import { addresses } from "#contract/addresses.ts";
import type { SentSquadForm, SquadForm } from "#contract/fantasy-form.ts";
import { isLocale, type Locale } from "#contract/locale.ts";
import type { OwnFantasy } from "#contract/my-fantasy.ts";
import type { LeagueAddress } from "#contract/refs.ts";
import type { Accounts } from "../../accounts/accounts.ts";
import type { DeskOutcome, FantasyDesk } from "../../my-fantasy/fantasy-desk.ts";
import { logFault } from "../../http/log-fault.ts";
import { ownForm } from "../../http/own-form.ts";
import type { PageAnswers } from "../../http/page-answers.ts";
import { problem, stored, type AppContext, type AppEnvironment } from "../../http/responses.ts";
import { tooMany, triedBy } from "../accounts/account-answers.ts";
import { seeOther } from "./led-on.ts";
import { formOfTeam, lineUpOf, readSquadForm, transfersOf } from "./read-squad-form.ts";

type Parts = { readonly accounts: Accounts; readonly desk: FantasyDesk; readonly answers: PageAnswers };
type SquadRequest = {
  readonly context: AppContext;
  readonly locale: Locale;
  readonly address: LeagueAddress;
  readonly visitor: SignedInVisitor;
  readonly own: OwnFantasy;
};

/**
 * One's own fantasy team as a form that works without scripts, at its page's own address. What it asks for goes to the same desk as what
 * the page with scripts sends, under the same rules. MYFAN10
 */
export function squadFormRoutes(parts: Parts): Hono<AppEnvironment> {
  const { accounts, desk, answers } = parts;
  const app = new Hono<AppEnvironment>();
  const path = "/:locale/profile/fantasy/:season/:league/form";

  app.get(path, (context) =>
    whenSignedIn(context, parts, (asked) => shown(asked, answers, 200, { form: formOfTeam(asked.own), said: saidBefore(context) })),
  );
  app.post(path, async (context) => {
    const fields = await ownForm(context);
    if (fields instanceof Response) return fields;
    return whenSignedIn(context, parts, async (asked) => {
      const held = await accounts.countTry("change", { ...triedBy(context), subject: asked.visitor.accountId });
      if (held) return tooMany(context, held);
      const form = readSquadForm(fields, asked.own);
      const said = await sentToDesk(desk, asked, form, fields);
      if (said === "made" || said === "kept") return seeOther(`${formAddress(asked)}?done=${said}`);
      // What was taken of it stands; the form keeps what was written.
      const own = (await desk.own(asked.visitor, asked.address)) ?? asked.own;
      return shown({ ...asked, own }, answers, 422, { form, said });
    });
  });
  return app;
}

async function whenSignedIn(
  context: AppContext,
  { accounts, desk }: Parts,
  answer: (asked: SquadRequest) => Promise<Response>,
): Promise<Response> {
  const { locale = "", season = "", league = "" } = context.req.param() as Readonly<Record<string, string>>;
  const isSlug = (text: string) => /^[a-z0-9-]+$/.test(text);
  if (!isLocale(locale) || !isSlug(season) || !isSlug(league)) return problem(context, "not-found");
  const address = { seasonSlug: season, leagueSlug: league };
  const visitor = await context.get("visitor")();
  const here = addresses.ownFantasyForm(locale, season, league);
  if (visitor === null) return seeOther(addresses.accountForm(locale, "Login", here));
  if ((await accounts.consents(visitor.tenantId).due(visitor.accountId)) !== null)
    return seeOther(addresses.accountForm(locale, "Consent", here));
  const own = await desk.own(visitor, address);
  return own === null ? problem(context, "not-found") : answer({ context, locale, address, visitor, own });
}

function formAddress({ locale, address }: Pick<SquadRequest, "locale" | "address">): string {
  return addresses.ownFantasyForm(locale, address.seasonSlug, address.leagueSlug);
}

function saidBefore(context: AppContext): "made" | "kept" | null {
  const done = context.req.query("done");
  return done === "made" || done === "kept" ? done : null;
}

/** Transfers first and the line-up of what they made then: the second may be refused where the first was taken. */
async function sentToDesk(
  desk: FantasyDesk,
  { visitor, address, own }: SquadRequest,
  form: SquadForm,
  fields: URLSearchParams,
): Promise<NonNullable<SentSquadForm["said"]>> {
  const lineUp = lineUpOf(form);
  if ("rule" in lineUp) return lineUp;
  const market = Number(fields.get("market")) || 0;
  if (own.team === null) {
    const made = await desk.make(visitor, address, { ...lineUp, name: form.name, market });
    return refusalIn(made) ?? "made";
  }
  let version = Number(fields.get("version")) || 0;
  const transfers = transfersOf(own, lineUp);
  if (transfers.length > 0) {
    const taken = await desk.transfers(visitor, address, { market, version, transfers });
    const refusal = refusalIn(taken);
    if (refusal !== null) return refusal;
    version = taken.kind === "done" ? (taken.version ?? version) : version;
  }
  return refusalIn(await desk.lineUp(visitor, address, { version, ...lineUp })) ?? "kept";
}

function refusalIn(outcome: DeskOutcome): Exclude<SentSquadForm["said"], "made" | "kept"> {
  if (outcome.kind === "refused") return outcome.refusal;
  return outcome.kind === "done" ? null : { rule: "FAN31", code: "closed" };
}

async function shown(
  { context, locale, address, own }: SquadRequest,
  answers: PageAnswers,
  status: number,
  { form, said }: Pick<SentSquadForm, "form" | "said">,
): Promise<Response> {
  const answer = await answers.shownAgain(context.get("tenant"), formAddress({ locale, address }), {
    status,
    change: (queries) => ({ ...queries, fantasyForm: { sent: () => ({ own, form, said }) } }),
    reportDefect: (error) => logFault(context.get("log"), error),
  });
  return stored(context, { answer, outcome: "none" });
}
