import { data } from "react-router";
import { addresses } from "#contract/addresses.ts";
import { portsOf } from "../../ports.ts";
import { sealed, unsealed } from "../../ui/sealed-data.ts";
import { siteLanguage } from "../site-language.ts";
import { sealedMeta } from "../page-meta.ts";
import type { Route } from "./+types/photos.route";
import { readMediaAddress } from "./media-address.ts";
import { mediaFeeds, mediaListPage } from "./media-list-model.ts";
import { albumCard } from "./photos-model.ts";
import { PhotosView } from "./photos-view.tsx";

export async function loader(args: Route.LoaderArgs) {
  const { locale, site: shell, editorial } = portsOf(args);
  const { origin, searchParams } = new URL(args.request.url);
  const wanted = readMediaAddress(searchParams);
  if (!wanted) throw data(null, 404);
  const [site, view] = await Promise.all([shell.site(), editorial.albumPage(locale, wanted)]);
  if (!view) throw data(null, 404);
  const language = siteLanguage(locale, site);
  const cards = view.items.map((item) => albumCard(item, language));
  const list = {
    kind: "photos",
    address: addresses.photos(locale),
    wanted,
    view,
    cards,
    siteTitle: site.title,
    origin,
    feeds: mediaFeeds("photos", site.title, language),
  } as const;
  return sealed(mediaListPage(list, language));
}

export default function Photos({ loaderData }: Route.ComponentProps) {
  return <PhotosView page={unsealed(loaderData)} />;
}

export const meta = sealedMeta;
