import { Outlet } from "react-router";
import { portsOf } from "../ports.ts";
import type { Route } from "./+types/site.route";

export function loader(args: Route.LoaderArgs) {
  const { unknownMiddleware } = portsOf(args);
  if (unknownMiddleware) throw new Error(`Unknown route middleware: ${unknownMiddleware}`);
  return null;
}

export default function Site() {
  return <Outlet />;
}
