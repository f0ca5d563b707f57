import type { OwnLines, OwnPlaceQuestion } from "./own-place.ts";
import { useOwnPart, type Watch } from "./use-own-part.ts";

async function load(): Promise<Watch<OwnPlaceQuestion, OwnLines>> {
  return (await import("./own-place.ts")).watchOwnPlace;
}

/** One's own place in a table, `null` until it is known. */
export function useOwnPlace(question: OwnPlaceQuestion | null): OwnLines | null {
  return useOwnPart(question, load);
}
