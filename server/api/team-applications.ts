import { Hono } from "hono";
import { addresses } from "#contract/addresses.ts";
import { type ApplicationIntent, applicationIntents, type TeamApplication } from "#contract/application-queries.ts";
import { isLocale } from "#contract/locale.ts";
import type { ApplicationDesk } from "../applications/change-application.ts";
import { logFault } from "../http/log-fault.ts";
import { ownForm } from "../http/own-form.ts";
import type { PageAnswers } from "../http/page-answers.ts";
import { commonHeaders, unsharedHeaders } from "../http/response-headers.ts";
import { asRecord, problem, stored, type AppContext, type AppEnvironment } from "../http/responses.ts";

/**
 * The form of a team application, sent to the page's own address so that it works without scripts. Whoever knows the id
 * may fill it in (APPL1); a form of another site is refused (APPL3). What was taken is answered with the page anew, what
 * was not with the page as it was sent.
 */
export function teamApplicationRoutes(desk: ApplicationDesk, answers: PageAnswers): Hono<AppEnvironment> {
  const app = new Hono<AppEnvironment>();
  app.post("/:locale/applications/:uuid/team", async (context) => {
    const locale = context.req.param("locale");
    if (!isLocale(locale)) return problem(context, "not-found");
    const fields = await ownForm(context);
    if (fields instanceof Response) return fields;
    const intent = intentOf(fields.get("intent"));
    const version = Number(fields.get("version") ?? Number.NaN);
    if (intent === null || !Number.isSafeInteger(version) || version < 0 || version > 2_147_483_646) return problem(context, "bad-form");
    const uuid = context.req.param("uuid");
    const tenant = context.get("tenant");
    const outcome = await desk(tenant.id, { uuid, intent, version, fields });
    const path = addresses.teamApplication(locale, uuid);
    if (outcome.kind === "refused") return shownAgain(context, answers, path, outcome.application);
    if (outcome.kind === "not-found") return problem(context, "not-found");
    const location = intent === "draft" ? `${path}?saved=draft` : path;
    return new Response(null, { status: 303, headers: { ...asRecord(commonHeaders), ...asRecord(unsharedHeaders), Location: location } });
  });
  return app;
}

function shownAgain(context: AppContext, answers: PageAnswers, path: string, application: TeamApplication): Promise<Response> {
  const status = application.refusal?.kind === "conflict" ? 409 : 422;
  const answer = answers.shownAgain(context.get("tenant"), path, {
    status,
    change: (queries) => ({ ...queries, applications: { teamApplication: async () => application } }),
    reportDefect: (error) => logFault(context.get("log"), error),
  });
  return answer.then((page) => stored(context, { answer: page, outcome: "none" }));
}

function intentOf(text: string | null): ApplicationIntent | null {
  return applicationIntents.find((intent) => intent === text) ?? null;
}
