import { createContext, use } from "react";

/** Told by the server alone: a browser that runs this has them. */
export const ModuleFiles = createContext<readonly string[]>([]);

/** Where React Router has its scripts: the browser fetches the modules of a page beside each other, not one after the other. */
export function ModuleLinks() {
  return use(ModuleFiles).map((file) => <link key={file} rel="modulepreload" href={file} />);
}
