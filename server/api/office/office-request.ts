import type { AppContext } from "../../http/responses.ts";
import type { SetUpDesk } from "../../founding/set-up-desk.ts";
import type { OfficeView, Store } from "./office-rows.ts";
import type { OfficeAsked } from "./office-place.ts";

/** A request of somebody of the office. */
export type OfficeRequest = OfficeAsked &
  OfficeView & {
    readonly context: AppContext;
    readonly query: URLSearchParams;
    readonly setUp: SetUpDesk;
    /** Where a host of ours is found. */
    readonly originOf: (host: string) => string;
  };

/** A thing by its name; `null`: there is none, or none for this one. */
export function storeNamed({ stores }: Pick<OfficeRequest, "stores">, name: string): Store | null {
  return stores.find(({ thing }) => thing.name === name) ?? null;
}
