import { data } from "react-router";
import { nameIn } from "../../i18n/name-in.ts";
import { pairingText } from "../../i18n/pairing-text.ts";
import { translatorFor } from "../../i18n/use-t.ts";
import { portsOf } from "../../ports.ts";
import { sealed, unsealed } from "../../ui/sealed-data.ts";
import type { Route } from "./+types/sheet.route";
import { SheetView } from "./sheet-view.tsx";

export const handle = { areas: ["crew", "table", "venues", "connection"] };

export async function loader(args: Route.LoaderArgs) {
  const { live, locale } = portsOf(args);
  const desk = await live.desk(args.params.game);
  if (desk === null) throw data(null, 404);
  const { home, away } = desk.game.summary;
  const pairing = pairingText(locale, nameIn(locale, home.name), nameIn(locale, away.name));
  return sealed({ game: desk.game, title: `${translatorFor(locale, "crew")("sheet.title")}, ${pairing}`, madeAt: Date.now() });
}

export default function SheetPage({ loaderData }: Route.ComponentProps) {
  return <SheetView {...unsealed(loaderData)} />;
}

export function headers() {
  return { "Cache-Control": "private, no-store" };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const site = matches[0].loaderData?.site;
  if (!loaderData || !site) return [];
  const { title } = unsealed(loaderData);
  return [{ title: `${title} – ${site.title}` }, { name: "robots", content: "noindex, nofollow" }];
}
