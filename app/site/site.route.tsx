import { Outlet } from "react-router";
import { portsOf } from "../ports.ts";
import type { Route } from "./+types/site.route";

export function loader(args: Route.LoaderArgs) {
  portsOf(args);
  return null;
}

export default function Site() {
  return <Outlet />;
}
