import { addresses } from "#contract/addresses.ts";
import { portsOf } from "../../ports.ts";
import { sealed, unsealed } from "../../ui/sealed-data.ts";
import { siteLanguage } from "../site-language.ts";
import { type PageMeta, sealedMeta } from "../page-meta.ts";
import type { Route } from "./+types/on-this-day.route";
import { onThisDayPage } from "./on-this-day-model.ts";
import { OnThisDayView } from "./on-this-day-view.tsx";

export async function loader(args: Route.LoaderArgs) {
  const { locale, site: shell, schedule } = portsOf(args);
  const [site, view] = await Promise.all([shell.site(), schedule.onThisDay()]);
  const language = siteLanguage(locale, site);
  const page = onThisDayPage(view, language);
  const meta: PageMeta = {
    title: page.title,
    description: language.t("on-this-day")("description", { site: site.title }),
    origin: new URL(args.request.url).origin,
    path: addresses.onThisDay(locale),
  };
  return sealed({ ...page, meta });
}

export default function OnThisDay({ loaderData }: Route.ComponentProps) {
  return <OnThisDayView page={unsealed(loaderData)} />;
}

export const meta = sealedMeta;
