import { portsOf } from "../../ports.ts";
import { sealed, unsealed } from "../../ui/sealed-data.ts";
import type { Route } from "./+types/link.route";
import { LinkView } from "./link-view.tsx";
import { loadLinkPage } from "./load-link-page.ts";

export const handle = { areas: ["console", "venues", "connection", "seat"] };

export async function loader(args: Route.LoaderArgs) {
  return sealed(await loadLinkPage({ ...portsOf(args), gameId: args.params.game, role: args.params.role }));
}

export default function LinkPage({ loaderData }: Route.ComponentProps) {
  return <LinkView page={unsealed(loaderData)} />;
}

export function headers() {
  return { "Cache-Control": "private, no-store" };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const site = matches[0].loaderData?.site;
  if (!loaderData || !site) return [];
  const { title, description } = unsealed(loaderData);
  return [
    { title: `${title} – ${site.title}` },
    { name: "description", content: description },
    { name: "robots", content: "noindex, nofollow" },
  ];
}
