import { data } from "react-router";
import { addresses } from "#contract/addresses.ts";
import { portsOf } from "../../ports.ts";
import { sealed, unsealed } from "../../ui/sealed-data.ts";
import { siteLanguage } from "../site-language.ts";
import { sealedMeta } from "../page-meta.ts";
import type { Route } from "./+types/videos.route";
import { readVideosAddress } from "./media-address.ts";
import { mediaFeeds, mediaListPage } from "./media-list-model.ts";
import { videoCard } from "./videos-model.ts";
import { VideosView } from "./videos-view.tsx";

export async function loader(args: Route.LoaderArgs) {
  const { locale, site: shell, editorial } = portsOf(args);
  const { origin, searchParams } = new URL(args.request.url);
  const wanted = readVideosAddress(searchParams);
  if (!wanted) throw data(null, 404);
  const [site, view] = await Promise.all([shell.site(), editorial.videoPage(wanted)]);
  if (!view) throw data(null, 404);
  const language = siteLanguage(locale, site);
  const cards = view.items.map((item) => videoCard(item, language));
  const list = {
    kind: "videos",
    address: addresses.videos(locale),
    wanted,
    view,
    cards,
    siteTitle: site.title,
    origin,
    feeds: mediaFeeds("videos", site.title, language),
  } as const;
  return sealed(mediaListPage(list, language));
}

export default function Videos({ loaderData }: Route.ComponentProps) {
  return <VideosView page={unsealed(loaderData)} />;
}

export const meta = sealedMeta;
