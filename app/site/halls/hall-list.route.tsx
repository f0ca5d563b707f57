import { addresses } from "#contract/addresses.ts";
import { unsealed } from "../../ui/sealed-data.ts";
import { pageLoader, withListMeta } from "../page-loader.ts";
import { sealedMeta } from "../page-meta.ts";
import type { Route } from "./+types/hall-list.route";
import { attendancePage } from "./attendance-model.ts";
import { hallListPage } from "./hall-list-model.ts";
import { HallListView } from "./hall-list-view.tsx";

const halls = pageLoader(
  ({ venues }) => venues.halls(),
  (lines, request) => {
    const description = request.language.t("halls")("description", { site: request.site.title });
    return withListMeta(hallListPage(lines, request.language), { path: addresses.halls, description }, request);
  },
);

const attendance = pageLoader(
  ({ venues }) => venues.crowds(),
  (crowds, request) => {
    const { language, site, searchParams } = request;
    const wanted = { league: searchParams.get("league"), season: searchParams.get("season") };
    const description = language.t("halls")("crowds.description", { site: site.title });
    return withListMeta(attendancePage(crowds, wanted, language), { path: addresses.attendance, description }, request);
  },
);

export function loader(args: Route.LoaderArgs) {
  return new URL(args.request.url).searchParams.get("view") === "teams" ? attendance(args) : halls(args);
}

export default function HallList({ loaderData }: Route.ComponentProps) {
  return <HallListView page={unsealed(loaderData)} />;
}

export const meta = sealedMeta;
