import type { AppContext } from "../../http/responses.ts";
import type { SetUpDesk } from "../../founding/set-up-desk.ts";
import type { OfficeView, Store } from "./office-parts.ts";
import type { OfficeAsked, OfficePlace } from "./office-place.ts";

/** A request of somebody of the office. */
export type OfficeRequest = OfficeAsked &
  OfficeView & {
    readonly context: AppContext;
    readonly query: URLSearchParams;
    readonly setUp: SetUpDesk;
    /** Where a host of ours is found. */
    readonly originOf: (host: string) => string;
  };

/** The thing of a place; `null`: there is none, or none for this one. */
export function storeAt({ stores }: OfficeView, { thing }: Extract<OfficePlace, { readonly thing: string }>): Store | null {
  return stores.find((store) => store.thing.name === thing) ?? null;
}
