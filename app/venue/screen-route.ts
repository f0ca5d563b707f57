import type { MetaDescriptor } from "react-router";
import { addresses, type VenueScreen } from "#contract/addresses.ts";
import { translatorFor } from "../i18n/use-t.ts";
import { portsOf } from "../ports.ts";
import { type Sealed, sealed, unsealed } from "../ui/sealed-data.ts";
import type { HallData } from "./hall-data.ts";
import { loadHall } from "./load-hall.ts";

/** What a hall's screen comes with. */
export type ScreenData = {
  readonly title: string;
  readonly description: string;
  readonly slug: string;
  /** Where the hall's next game is read. */
  readonly address: string;
  readonly hall: HallData;
};

type LoaderArgs = Parameters<typeof portsOf>[0] & { readonly params: { readonly venue: string } };

export async function loadScreen(args: LoaderArgs, screen: VenueScreen): Promise<Sealed<ScreenData>> {
  const ports = portsOf(args);
  const { locale } = ports;
  const slug = args.params.venue;
  const hall = await loadHall(ports, slug);
  const t = translatorFor(locale, "venues");
  const title = `${t(`screens.${screen}`)}, ${hall.place}`;
  return sealed({ title, description: t("description"), slug, address: addresses.venueGame(locale, slug), hall });
}

/** Clocks run on it: a page of a minute ago is wrong. */
export const screenHeaders = { "Cache-Control": "private, no-store" };

/** A wall is for who stands before it: search engines leave it out. */
export function screenMeta(
  data: Sealed<{ readonly title: string; readonly description: string }> | undefined,
  site: { readonly title: string } | undefined,
): MetaDescriptor[] {
  if (!data || !site) return [];
  const { title, description } = unsealed(data);
  return [
    { title: `${title} – ${site.title}` },
    { name: "description", content: description },
    { name: "robots", content: "noindex, follow" },
  ];
}
