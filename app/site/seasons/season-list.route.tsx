import { addresses } from "#contract/addresses.ts";
import { unsealed } from "../../ui/sealed-data.ts";
import { pageLoader, withListMeta } from "../page-loader.ts";
import { sealedMeta } from "../page-meta.ts";
import type { Route } from "./+types/season-list.route";
import { SeasonListView } from "./season-list-view.tsx";
import { seasonListPage } from "./season-model.ts";

export const loader = pageLoader(
  ({ seasons }) => seasons.seasons(),
  (lines, request) => {
    const description = request.language.t("seasons")("description", { site: request.site.title });
    return withListMeta(seasonListPage(lines, request.language), { path: addresses.seasons, description }, request);
  },
);

export default function SeasonList({ loaderData }: Route.ComponentProps) {
  return <SeasonListView page={unsealed(loaderData)} />;
}

export const meta = sealedMeta;
