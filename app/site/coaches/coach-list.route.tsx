import { addresses } from "#contract/addresses.ts";
import { unsealed } from "../../ui/sealed-data.ts";
import { pageLoader, withListMeta } from "../page-loader.ts";
import { sealedMeta } from "../page-meta.ts";
import { TableListView } from "../table-list-view.tsx";
import type { Route } from "./+types/coach-list.route";
import { coachListPage } from "./coach-list-model.ts";

export const loader = pageLoader(
  ({ staff }) => staff.coaches(),
  (coaches, request) => {
    const description = request.language.t("staff")("coaches.description", { site: request.site.title });
    return withListMeta(coachListPage(coaches, request.language), { path: addresses.coaches, description }, request);
  },
);

export default function CoachList({ loaderData }: Route.ComponentProps) {
  return <TableListView page={unsealed(loaderData)} />;
}

export const meta = sealedMeta;
