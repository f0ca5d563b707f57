import { portsOf } from "../../ports.ts";
import { sealed, unsealed } from "../../ui/sealed-data.ts";
import { siteLanguage } from "../site-language.ts";
import { sealedMeta } from "../page-meta.ts";
import type { Route } from "./+types/about-us.route";
import { aboutPage } from "./about-model.ts";
import { AboutView } from "./about-view.tsx";

export async function loader(args: Route.LoaderArgs) {
  const { locale, site: queries, editorial, venues: halls } = portsOf(args);
  const [site, texts, rules, venues] = await Promise.all([
    queries.site(),
    editorial.siteTexts(locale),
    editorial.leagueRules(),
    halls.venues(),
  ]);
  return sealed(aboutPage({ site, texts, rules, venues }, new URL(args.request.url).origin, siteLanguage(locale, site)));
}

export default function AboutUs({ loaderData }: Route.ComponentProps) {
  return <AboutView page={unsealed(loaderData)} />;
}

export const meta = sealedMeta;
