import { addresses } from "#contract/addresses.ts";
import { unsealed } from "../../ui/sealed-data.ts";
import { pageLoader, withListMeta } from "../page-loader.ts";
import { sealedMeta } from "../page-meta.ts";
import type { Route } from "./+types/absence-list.route";
import { absenceListPage } from "./absence-list-model.ts";
import { AbsenceListView } from "./absence-list-view.tsx";

export const loader = pageLoader(
  ({ players }) => players.absences(),
  (leagues, request) => {
    const description = request.language.t("availability")("list.description", { site: request.site.title });
    return withListMeta(absenceListPage(leagues, request.language), { path: addresses.absences, description }, request);
  },
);

export default function AbsenceList({ loaderData }: Route.ComponentProps) {
  return <AbsenceListView page={unsealed(loaderData)} />;
}

export const meta = sealedMeta;
