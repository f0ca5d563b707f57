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

/** Whoever may change the league itself sets it up, and sees what others have brought into it. */
export function mayChangeLeague({ stores, doings }: Pick<OfficeRequest, "stores" | "doings">): boolean {
  return stores.some(({ thing }) => thing.isSingle && doings[thing.name]?.includes("set"));
}
