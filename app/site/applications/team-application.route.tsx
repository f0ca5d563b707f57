import { data } from "react-router";
import { portsOf } from "../../ports.ts";
import { sealed, unsealed } from "../../ui/sealed-data.ts";
import { siteLanguage } from "../site-language.ts";
import { sealedMeta } from "../page-meta.ts";
import type { Route } from "./+types/team-application.route";
import { applicationPage } from "./application-model.ts";
import { ApplicationView } from "./application-view.tsx";

export async function loader(args: Route.LoaderArgs) {
  const { locale, site: queries, applications } = portsOf(args);
  const [site, application] = await Promise.all([queries.site(), applications.teamApplication(args.params.uuid)]);
  if (!application) throw data(null, 404);
  const { origin, searchParams } = new URL(args.request.url);
  const surroundings = { origin, isSaved: searchParams.get("saved") === "draft" };
  return sealed(applicationPage(application, surroundings, siteLanguage(locale, site)));
}

/** It holds what a team says of its people: for those who have its address, and kept by nobody. APPL6 */
export function headers() {
  return { "Cache-Control": "private, no-store" };
}

export default function TeamApplication({ loaderData }: Route.ComponentProps) {
  return <ApplicationView page={unsealed(loaderData)} />;
}

export const meta = sealedMeta;
