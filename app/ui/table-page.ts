import { createContext } from "react";

/**
 * The address at which the server writes what stands here, where that is not the address shown above: a tab opened on
 * its whole screen.
 */
export const TablePage = createContext<string | null>(null);
