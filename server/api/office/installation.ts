import { addresses } from "#contract/addresses.ts";
import { isLocale } from "#contract/locale.ts";
import { longestName, nameFault, shortTitleOf, tidyName } from "#contract/fields/written-name.ts";
import type { OfficePart } from "#contract/office-screens.ts";
import type { OfficeInstallationPart } from "#contract/office-set-up.ts";
import { openingAddress } from "#contract/opening.ts";
import { isTimeZone } from "#core/kernel/local-time.ts";
import { hostName } from "../../http/host-name.ts";
import { ownForm } from "../../http/own-form.ts";
import { problem } from "../../http/responses.ts";
import type { OfficeRequest } from "./office-request.ts";
import type { SentTo } from "./sent-outcome.ts";

type Said = Partial<Pick<OfficeInstallationPart, "typed" | "faults" | "founded">>;

/** All leagues of the installation, without what is theirs; `null`: whoever looks does not run it. WIZ10 */
export async function installationPart(
  { setUp, visitor, originOf, locale }: OfficeRequest,
  said: Said = {},
): Promise<OfficeInstallationPart | null> {
  if (!(await setUp.isOperator(visitor.accountId))) return null;
  const { leagues, hosts, databaseBytes } = await setUp.installation();
  return {
    kind: "installation",
    leagues: leagues.map((league) => ({ ...league, origins: (hosts.get(league.slug) ?? []).map(originOf) })),
    databaseBytes,
    demo: await setUp.demo.state(),
    typed: { language: locale, timeZone: "Europe/Belgrade" },
    faults: {},
    founded: null,
    ...said,
  };
}

/** How the installation is; `null`: whoever looks does not run it. DOCTOR3 */
export async function doctorPart({ setUp, visitor }: OfficeRequest): Promise<Extract<OfficePart, { readonly kind: "doctor" }> | null> {
  return (await setUp.isOperator(visitor.accountId)) ? { kind: "doctor", lines: await setUp.doctor() } : null;
}

/** Founds a further league: its secret link leads to the same steps on its own host. WIZ10 */
export async function sentInstallation(asked: OfficeRequest): Promise<SentTo | Response> {
  const { setUp, visitor, originOf, context } = asked;
  if (!(await setUp.isOperator(visitor.accountId))) return problem(context, "no-role");
  const sent = await ownForm(context);
  if (sent instanceof Response) return sent;
  if (sent.get("act") === "demo" || sent.get("act") === "no-demo") {
    await (sent.get("act") === "demo" ? setUp.demo.begin() : setUp.demo.remove());
    return { kind: "on", to: addresses.officeInstallation(asked.locale) };
  }
  const typed = Object.fromEntries(
    ["title", "host", "language", "timeZone"].map((name) => [name, (sent.get(name) ?? "").trim()]),
  ) as Record<"title" | "host" | "language" | "timeZone", string>;
  const again = async (faults: Readonly<Record<string, string>>): Promise<SentTo> => ({
    kind: "shown",
    status: 422,
    part: await installationPart(asked, { typed, faults }),
    said: { kind: "faults" },
  });
  const title = tidyName(typed.title);
  const host = hostName(typed.host.replace(/^https?:\/\//, "").replace(/\/.*$/, ""));
  const { language, timeZone } = typed;
  const wrong = nameFault("brand", title);
  const faults = {
    ...(wrong !== null && { title: wrong === "empty" ? "required" : [...title].length > longestName ? "too-long" : "characters" }),
    ...(host === null && { host: "BRAND11" }),
    ...(!isLocale(language) && { language: "required" }),
    ...(!isTimeZone(timeZone) && { timeZone: "BRAND10" }),
  };
  if (host === null || !isLocale(language) || Object.keys(faults).length > 0) return again(faults);
  const founded = await setUp.found(visitor.accountId, { title, shortTitle: shortTitleOf(title), defaultLocale: language, timeZone, host });
  if (founded.kind !== "founded") return again(founded.kind === "host-taken" ? { host: "BRAND13" } : { title: "name-taken" });
  const link = `${originOf(host)}${openingAddress(founded.key, addresses.officeSetUp(language))}`;
  return { kind: "shown", status: 200, part: await installationPart(asked, { founded: { title, link } }), said: null };
}
