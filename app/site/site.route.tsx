import { data, Outlet } from "react-router";
import { isLocale } from "#contract/locale.ts";
import type { Route } from "./+types/site.route";
import { SiteLayout } from "./shell/site-layout.tsx";
import { useSite } from "./shell/use-site.ts";

export function loader({ params }: Route.LoaderArgs) {
  if (!isLocale(params.locale)) throw data(null, 404);
  return null;
}

export default function Site() {
  const shell = useSite();
  return shell ? (
    <SiteLayout site={shell.site} locale={shell.locale}>
      <Outlet />
    </SiteLayout>
  ) : (
    <Outlet />
  );
}
