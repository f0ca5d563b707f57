import { addresses } from "#contract/addresses.ts";
import { league } from "#contract/office/league.ts";
import { openingAddress } from "#contract/opening.ts";
import type { SetUpStep } from "#contract/office-set-up.ts";
import { ownForm } from "../../http/own-form.ts";
import { problem } from "../../http/responses.ts";
import type { OfficeOutcome } from "../../office/office-change.ts";
import { proposedLooks } from "#contract/office/proposed-looks.ts";
import { sentListStep } from "./list-step-forms.ts";
import type { Store } from "./office-rows.ts";
import { type OfficeRequest, storeNamed } from "./office-request.ts";
import { sentParts } from "./file-forms.ts";
import { changeIdOf, readOfficeForm } from "./read-office-form.ts";
import { answerTo, faultsIn, type SentTo, withSaid } from "./sent-outcome.ts";
import { againOf } from "./sent-again.ts";
import { nextStep, shownStep } from "./step-outcome.ts";
import { currentSeason, setUpPart } from "./set-up-parts.ts";

/** Of the body that a logo comes in: less than proxies let through to any address. */
const mostLogoBytes = 500 * 1024;

/** A file of a step comes to an address of its own, which takes more than all others. WIZ11 */
export async function sentUpload(asked: OfficeRequest, step: "clubs" | "schedule"): Promise<SentTo | Response> {
  return storeNamed(asked, league.name) === null ? problem(asked.context, "no-role") : sentListStep(asked, step, "upload");
}

/** Carries out a step, through the office's door, and leads on to the next one. WIZ3 */
export async function sentSetUp(asked: OfficeRequest, step: SetUpStep | null): Promise<SentTo | Response> {
  const own = storeNamed(asked, league.name);
  if (own === null) return problem(asked.context, "no-role");
  if (step === "clubs" || step === "schedule") return sentListStep(asked, step, "step");
  if (step === "looks" && /^multipart\//i.test(asked.context.req.header("content-type") ?? "")) return sentLogo(asked, own);
  const sent = await ownForm(asked.context);
  if (sent instanceof Response) return sent;
  switch (step) {
    case "you":
      return shownStep(asked, step, 200, { you: { code: await asked.setUp.newCode(asked.visitor) } });
    case "league":
    case "looks":
      return sentLeague(asked, own, step, sent);
    case "season":
      return sentSeason(asked, sent);
    case "publish":
      return sentPublish(asked, own, sent);
    default:
      return problem(asked.context, "method-not-allowed", { Allow: "GET, HEAD" });
  }
}

async function sentLeague(asked: OfficeRequest, own: Store, step: "league" | "looks", sent: URLSearchParams): Promise<SentTo> {
  const form = readOfficeForm(own.thing.fields, sent);
  const { changeId, reason, seen, wanted } = form;
  if (Object.keys(wanted).length === 0) return nextStep(asked, step, {});
  const outcome = await asked.desk.change(
    asked.visitor,
    own,
    { act: "set", changeId, reason, slug: league.name, seen, typed: wanted },
    "screen",
  );
  if (outcome.kind === "stored") return nextStep(asked, step, { done: outcome.revision });
  if (outcome.kind === "same") return nextStep(asked, step, {});
  return { ...answerTo(outcome), part: await setUpPart(asked, step, { form: await againOf(asked, own, form, outcome) }) };
}

/** A logo is stored with its icons, and its colours are proposed: the form beside it has them, and nothing else is changed. BRAND5, BRAND6 */
async function sentLogo(asked: OfficeRequest, own: Store): Promise<SentTo | Response> {
  const parts = await sentParts(asked, mostLogoBytes);
  if (parts instanceof Response) return parts;
  const file = parts.get("logo");
  const bytes = file instanceof File ? Buffer.from(await file.arrayBuffer()) : Buffer.alloc(0);
  const kept = await asked.setUp.keepLogo(asked.visitor.tenantId, bytes);
  if (typeof kept === "string") return shownStep(asked, "looks", 422, { looks: { logoFault: kept } });
  const order = {
    act: "set",
    changeId: crypto.randomUUID(),
    reason: null,
    slug: league.name,
    seen: null,
    typed: { logo: kept.address },
  } as const;
  const outcome = await asked.desk.change(asked.visitor, own, order, "screen");
  if (outcome.kind !== "stored" && outcome.kind !== "same") return { ...answerTo(outcome), part: await setUpPart(asked, "looks") };
  const part = await setUpPart(asked, "looks", { looks: { proposed: kept.colours }, form: { typed: proposedLooks(kept.colours) } });
  return { kind: "shown", status: 200, part, said: null };
}

/** The season that is on, and its first competition; of a league that has a season, only the competition. WIZ6 */
async function sentSeason(asked: OfficeRequest, sent: URLSearchParams): Promise<SentTo | Response> {
  const [seasons, competitions] = [storeNamed(asked, "season"), storeNamed(asked, "competition")];
  if (seasons === null || competitions === null) return problem(asked.context, "no-role");
  const typed = Object.fromEntries(
    ["season", "from", "until", "competition", "rules", "ranking"].map((name) => [name, (sent.get(name) ?? "").trim()]),
  );
  const refused = (outcome: OfficeOutcome, names: Readonly<Record<string, string>>) => {
    const faults = Object.fromEntries(Object.entries(faultsIn(outcome)).map(([name, fault]) => [names[name] ?? name, fault]));
    return shownStep(asked, "season", answerTo(outcome).status, { season: { typed, faults } });
  };
  if (typed["competition"] === "")
    return shownStep(asked, "season", 422, { season: { typed, faults: { competition: { code: "required" } } } });
  let season = await currentSeason(asked, seasons);
  if (season === undefined) {
    const wanted = { name: typed["season"], from: typed["from"], until: typed["until"], current: true };
    const made = await asked.desk.change(
      asked.visitor,
      seasons,
      { act: "make", changeId: changeIdOf(sent), reason: null, typed: wanted },
      "screen",
    );
    if (made.kind !== "stored") return refused(made, { name: "season" });
    season = made.slug;
  }
  const wanted = {
    season,
    name: typed["competition"],
    type: "league",
    rules: typed["rules"],
    ranking: typed["ranking"],
    place: 0,
    onHomePage: true,
  };
  sent.append("of", "competition");
  const made = await asked.desk.change(
    asked.visitor,
    competitions,
    { act: "make", changeId: changeIdOf(sent), reason: null, typed: wanted },
    "screen",
  );
  if (made.kind !== "stored") return refused(made, { name: "competition", season: "season" });
  return nextStep(asked, "season", { done: made.revision });
}

/** Published, or shown by a link alone again; or a new link, told this once. WIZ9 */
async function sentPublish(asked: OfficeRequest, own: Store, sent: URLSearchParams): Promise<SentTo> {
  const { desk, visitor, setUp, locale } = asked;
  if (sent.get("act") === "link") {
    const key = await setUp.newLink(visitor.tenantId);
    const link = key === null ? null : new URL(openingAddress(key, `/${locale}`), originOf(asked)).href;
    return { ...(await shownStep(asked, "publish", 200, { publish: { link } })), ...(key !== null && { openingKey: key }) };
  }
  const published = sent.get("act") === "publish";
  const order = { act: "set", changeId: changeIdOf(sent), reason: null, slug: league.name, seen: null, typed: { published } } as const;
  const outcome = await desk.change(visitor, own, order, "screen");
  if (outcome.kind !== "stored" && outcome.kind !== "same") return { ...answerTo(outcome), part: await setUpPart(asked, "publish") };
  const said = outcome.kind === "stored" ? { done: outcome.revision } : {};
  return { kind: "on", to: withSaid(addresses.officeSetUp(locale, "publish"), new URLSearchParams(), said) };
}

function originOf({ context }: Pick<OfficeRequest, "context">): string {
  const origin = context.req.header("origin");
  return origin !== undefined && URL.canParse(origin) ? origin : new URL(context.req.url).origin;
}
