import { Outlet } from "../ui/shown-page.tsx";
import { portsOf } from "../ports.ts";
import type { Route } from "./+types/site.route";

export function loader(args: Route.LoaderArgs) {
  const { unknownMiddleware, visitorRule } = portsOf(args);
  if (unknownMiddleware) throw new Error(`Unknown route middleware: ${unknownMiddleware}`);
  // Read by `app/account/page-guard.ts`, which comes after the page.
  return visitorRule ? { visitorRule } : null;
}

export default function Site() {
  return <Outlet />;
}
