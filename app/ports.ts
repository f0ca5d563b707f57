import { createContext } from "react-router";
import type { PagePorts } from "#contract/page-renderer.ts";

/** The only way from a loader to data: `context.get(portsContext).site.league(…)`. */
export const portsContext = createContext<PagePorts>();
