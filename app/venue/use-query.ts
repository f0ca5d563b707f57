import { useMemo } from "react";
import { useHydrated } from "../ui/use-hydrated.ts";

/** The parameters of a screen's address. Its document is the same for everybody, so none are there before scripts run. */
export function useQuery(): URLSearchParams {
  const search = useHydrated() ? location.search : "";
  return useMemo(() => new URLSearchParams(search), [search]);
}
