import { addresses } from "#contract/addresses.ts";
import { unsealed } from "../../ui/sealed-data.ts";
import { pageLoader, withListMeta } from "../page-loader.ts";
import { sealedMeta } from "../page-meta.ts";
import type { Route } from "./+types/club-list.route";
import { clubListPage } from "./club-list-model.ts";
import { ClubListView } from "./club-list-view.tsx";

export const handle = { areas: [] };

export const loader = pageLoader(
  ({ clubs }) => clubs.clubs(),
  (clubs, request) => {
    const description = request.language.t("clubs")("description", { site: request.site.title });
    const page = clubListPage(clubs, request.site.currentSeason, request.language);
    return withListMeta(page, { path: addresses.clubs, description }, request);
  },
);

export default function ClubList({ loaderData }: Route.ComponentProps) {
  return <ClubListView page={unsealed(loaderData)} />;
}

export const meta = sealedMeta;
