import { data } from "react-router";
import { pageLanguage } from "../i18n/page-language.ts";
import { portsOf } from "../ports.ts";
import { sealed, unsealed } from "../ui/sealed-data.ts";
import type { Route } from "./+types/office.route";
import { invitationPage } from "./invitation-model.ts";
import { noRolePage } from "./no-role-model.ts";
import { officePage, titleOf } from "./office-model.ts";
import type { InvitationPage, NoRolePage, OfficePage } from "./office-page.ts";
import { OfficeView } from "./office-view.tsx";

export type OfficeShown =
  | { readonly kind: "office"; readonly title: string; readonly page: OfficePage }
  | { readonly kind: "no-role"; readonly title: string; readonly page: NoRolePage }
  | { readonly kind: "invitation"; readonly title: string; readonly page: InvitationPage };

/** What it shows is asked for by the route that knows who looks: `server/api/office/office-page-routes.ts`. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { site: queries, office, locale } = portsOf({ context, params });
  const screen = office.screen();
  if (screen === null) throw data(null, 404);
  const site = await queries.site();
  const language = pageLanguage(locale, site.timeZone);
  if (screen.kind === "no-role") {
    const page = noRolePage(screen.stranger, site.title, language);
    return sealed<OfficeShown>({ kind: "no-role", title: page.title, page });
  }
  if (screen.kind === "invitation") {
    const page = invitationPage(screen, site, language);
    return sealed<OfficeShown>({ kind: "invitation", title: page.title, page });
  }
  const page = officePage(screen, { ...site, origin: new URL(request.url).origin }, language);
  return sealed<OfficeShown>({ kind: "office", title: `${titleOf(page)} – ${language.t("office")("title")}`, page });
}

export default function Office({ loaderData }: Route.ComponentProps) {
  return <OfficeView shown={unsealed(loaderData)} />;
}

export function headers() {
  return { "Cache-Control": "private, no-store" };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const site = matches[0].loaderData?.site;
  if (!loaderData || !site) return [];
  return [{ title: `${unsealed(loaderData).title} – ${site.title}` }, { name: "robots", content: "noindex, nofollow" }];
}
