import { createContext } from "react";

/**
 * Marks the inline scripts and styles that the page itself writes, as their `nonce` attribute. On the server it is a
 * secret that is turned into hashes and removed before the page is cached; in the browser it is empty.
 */
export const InlineMark = createContext<string | undefined>(undefined);
