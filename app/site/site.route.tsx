import { Outlet, useMatches } from "react-router";
import { portsOf } from "../ports.ts";
import type { Route } from "./+types/site.route";
import { EmptyLayout } from "./shell/empty-layout.tsx";
import { SiteLayout } from "./shell/site-layout.tsx";
import { useSite } from "./shell/use-site.ts";

export function loader(args: Route.LoaderArgs) {
  const { unknownMiddleware } = portsOf(args);
  if (unknownMiddleware) throw new Error(`Unknown route middleware: ${unknownMiddleware}`);
  return null;
}

export default function Site() {
  const shell = useSite();
  const isBare = useMatches().some(({ handle }) => wantsEmptyLayout(handle));
  if (isBare) {
    return (
      <EmptyLayout>
        <Outlet />
      </EmptyLayout>
    );
  }
  return shell ? (
    <SiteLayout site={shell.site} locale={shell.locale}>
      <Outlet />
    </SiteLayout>
  ) : (
    <Outlet />
  );
}

/** A route asks for the screen without the site around it by `handle`. */
function wantsEmptyLayout(handle: unknown): boolean {
  return typeof handle === "object" && handle !== null && "layout" in handle && handle.layout === "empty";
}
