import { addresses } from "#contract/addresses.ts";
import { unsealed } from "../../ui/sealed-data.ts";
import { pageLoader, withListMeta } from "../page-loader.ts";
import { sealedMeta } from "../page-meta.ts";
import type { Route } from "./+types/referee-list.route";
import { refereeListPage } from "./referee-list-model.ts";
import { RefereeListView } from "./referee-list-view.tsx";

export const loader = pageLoader(
  ({ staff }, searchParams) => staff.referees(searchParams.get("season")),
  (list, request) => {
    const description = request.language.t("staff")("referees.description", { site: request.site.title });
    return withListMeta(refereeListPage(list, request.language), { path: addresses.referees, description }, request);
  },
);

export default function RefereeList({ loaderData }: Route.ComponentProps) {
  return <RefereeListView page={unsealed(loaderData)} />;
}

export const meta = sealedMeta;
