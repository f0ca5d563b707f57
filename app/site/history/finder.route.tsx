import { addresses } from "#contract/addresses.ts";
import { asksSomething, parseFinderQuestion } from "#core/stats/history/finder-question.ts";
import { portsOf } from "../../ports.ts";
import { sealed, unsealed } from "../../ui/sealed-data.ts";
import { siteLanguage } from "../site-language.ts";
import { type PageMeta, sealedMeta } from "../page-meta.ts";
import type { Route } from "./+types/finder.route";
import { finderPage } from "./finder-model.ts";
import { FinderView } from "./finder-view.tsx";

export async function loader(args: Route.LoaderArgs) {
  const { locale, site: shell, statistics } = portsOf(args);
  const { origin, searchParams } = new URL(args.request.url);
  const question = parseFinderQuestion((name) => searchParams.get(name));
  const [site, answer] = await Promise.all([shell.site(), statistics.finder(question)]);
  const language = siteLanguage(locale, site);
  const page = finderPage(question, answer, language);
  const path = addresses.finder(locale);
  const meta: PageMeta = {
    title: page.title,
    description: language.t("leaders")("finder.description", { site: site.title }),
    origin,
    path,
    way: [
      { name: page.back.text, path: page.back.href },
      { name: page.title, path },
    ],
    // The empty form is a page; there are as many questions as one can think of.
    ...(asksSomething(question) && { hidden: true }),
  };
  return sealed({ ...page, meta });
}

export default function Finder({ loaderData }: Route.ComponentProps) {
  return <FinderView page={unsealed(loaderData)} />;
}

export const meta = sealedMeta;
