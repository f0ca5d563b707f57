import { data, redirect } from "react-router";
import { addresses } from "#contract/addresses.ts";
import { portsOf } from "../../ports.ts";
import { sealed, unsealed } from "../../ui/sealed-data.ts";
import { siteLanguage } from "../site-language.ts";
import { type PageMeta, sealedMeta } from "../page-meta.ts";
import { namedPerson } from "../structured-data.ts";
import type { Route } from "./+types/referee.route";
import { refereePage } from "./referee-model.ts";
import { RefereeView } from "./referee-view.tsx";

export async function loader(args: Route.LoaderArgs) {
  const { referee: slug } = args.params;
  const { locale, site: shell, staff } = portsOf(args);
  const { origin, searchParams } = new URL(args.request.url);
  const [site, view] = await Promise.all([shell.site(), staff.referee(slug, searchParams.get("season"))]);
  if (!view) throw data(null, 404);
  const path = addresses.referee(locale, view.slug);
  // Another spelling of the same name: the page is that of whom it means.
  if (view.slug !== slug) throw redirect(path, 301);
  const language = siteLanguage(locale, site);
  const t = language.t("staff");
  const page = refereePage(view, language);
  const meta: PageMeta = {
    title: page.title,
    description: t("referees.about", { referee: page.title }),
    origin,
    path,
    type: "profile",
    way: [
      { name: page.back.text, path: page.back.href },
      { name: page.title, path },
    ],
    structured: [namedPerson({ name: page.title, url: origin + path, jobTitle: t("referees.referee") })],
  };
  return sealed({ ...page, meta });
}

export default function Referee({ loaderData }: Route.ComponentProps) {
  return <RefereeView page={unsealed(loaderData)} />;
}

export const meta = sealedMeta;
