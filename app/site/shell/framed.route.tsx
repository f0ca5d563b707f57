import { Outlet } from "../../ui/shown-page.tsx";
import { SiteLayout } from "./site-layout.tsx";
import { useSite } from "./use-site.ts";

/** The site around its pages; without it when not even the league could be read. */
export default function Framed() {
  const shell = useSite();
  return shell ? (
    <SiteLayout site={shell.site} locale={shell.locale}>
      <Outlet />
    </SiteLayout>
  ) : (
    <Outlet />
  );
}
