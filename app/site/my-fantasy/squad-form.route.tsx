import { data } from "react-router";
import { addresses } from "#contract/addresses.ts";
import { siteLanguage } from "../site-language.ts";
import { portsOf } from "../../ports.ts";
import { sealed, unsealed } from "../../ui/sealed-data.ts";
import { type PageMeta, sealedMeta } from "../page-meta.ts";
import type { Route } from "./+types/squad-form.route";
import { squadFormPage } from "./squad-form-model.ts";
import { SquadFormView } from "./squad-form-view.tsx";

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { site: queries, locale, fantasyForm } = portsOf({ context, params });
  const address = { seasonSlug: params.season, leagueSlug: params.league };
  const [site, head] = await Promise.all([queries.site(), queries.leagueHead(address)]);
  if (head === null) throw data(null, 404);
  const language = siteLanguage(locale, site);
  const page = squadFormPage(head, fantasyForm.sent(), language);
  const meta: PageMeta = {
    title: `${page.title} – ${page.league}`,
    description: language.t("my-fantasy")("description", { league: page.league }),
    origin: new URL(request.url).origin,
    path: addresses.ownFantasyForm(locale, address.seasonSlug, address.leagueSlug),
    hidden: "private",
  };
  return sealed({ page, meta });
}

export default function SquadForm({ loaderData }: Route.ComponentProps) {
  return <SquadFormView page={unsealed(loaderData).page} />;
}

export const meta = sealedMeta;
