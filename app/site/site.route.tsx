import { data, Outlet } from "react-router";
import { isLocale } from "#contract/locale.ts";
import type { Route } from "./+types/site.route";

export function loader({ params }: Route.LoaderArgs) {
  if (!isLocale(params.locale)) throw data(null, 404);
  return null;
}

export default function Site() {
  return <Outlet />;
}
