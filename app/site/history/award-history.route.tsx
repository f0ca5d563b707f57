import { addresses } from "#contract/addresses.ts";
import { unsealed } from "../../ui/sealed-data.ts";
import { pageLoader, withListMeta } from "../page-loader.ts";
import { sealedMeta } from "../page-meta.ts";
import type { Route } from "./+types/award-history.route";
import { awardHistoryPage } from "./award-history-model.ts";
import { AwardHistoryView } from "./award-history-view.tsx";

export const loader = pageLoader(
  ({ seasons }) => seasons.awards(),
  (awards, request) => {
    const description = request.language.t("awards")("history.description", { site: request.site.title });
    const page = awardHistoryPage(awards, request.searchParams.get("league"), request.language);
    return withListMeta(page, { path: addresses.awardHistory, description }, request);
  },
);

export default function AwardHistory({ loaderData }: Route.ComponentProps) {
  return <AwardHistoryView page={unsealed(loaderData)} />;
}

export const meta = sealedMeta;
