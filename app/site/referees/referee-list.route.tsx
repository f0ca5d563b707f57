import { addresses } from "#contract/addresses.ts";
import { unsealed } from "../../ui/sealed-data.ts";
import { pageLoader, withListMeta } from "../page-loader.ts";
import { sealedMeta } from "../page-meta.ts";
import { TableListView } from "../table-list-view.tsx";
import type { Route } from "./+types/referee-list.route";
import { refereeListPage } from "./referee-list-model.ts";

export const loader = pageLoader(
  ({ staff }, searchParams) => staff.referees(searchParams.get("season")),
  (list, request) => {
    const description = request.language.t("staff")("referees.description", { site: request.site.title });
    return withListMeta(refereeListPage(list, request.language), { path: addresses.referees, description }, request);
  },
);

export default function RefereeList({ loaderData }: Route.ComponentProps) {
  return <TableListView page={unsealed(loaderData)} />;
}

export const meta = sealedMeta;
