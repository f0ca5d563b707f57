import { portsOf } from "../../ports.ts";
import { sealed, unsealed } from "../../ui/sealed-data.ts";
import { siteLanguage } from "../site-language.ts";
import { sealedMeta } from "../page-meta.ts";
import type { Route } from "./+types/developers.route";
import { developersPage } from "./developers-model.ts";
import { DevelopersView } from "./developers-view.tsx";

export async function loader(args: Route.LoaderArgs) {
  const { locale, site: queries } = portsOf(args);
  const [site, home] = await Promise.all([queries.site(), queries.home()]);
  return sealed(developersPage({ site, home }, new URL(args.request.url).origin, siteLanguage(locale, site)));
}

export default function Developers({ loaderData }: Route.ComponentProps) {
  return <DevelopersView page={unsealed(loaderData)} />;
}

export const meta = sealedMeta;
