import { createContext, use, type ReactNode } from "react";

type DocumentParts = { readonly head: ReactNode; readonly modules: readonly string[] };

/** Told by the server alone: a browser finds them in its document, and nothing ever changes them. */
export const DocumentParts = createContext<DocumentParts>({ head: null, modules: [] });

/** What a page says of itself to search engines and to whoever is sent its address, and its style sheets. */
export function PageHead() {
  return use(DocumentParts).head;
}

/** The files of the page's code: browsers fetch them beside each other, not one after the other. */
export function ModuleLinks() {
  return use(DocumentParts).modules.map((file) => <link key={file} rel="modulepreload" href={file} />);
}
