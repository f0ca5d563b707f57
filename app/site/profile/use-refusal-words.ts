import type { OwnRefusal } from "../../account/own-call.ts";
import { useT } from "../../i18n/use-t.ts";

/** Why something was not done, where no field is to blame. */
export function useRefusalWords(): (refusal: OwnRefusal) => string {
  const t = useT("own-account");
  return (refusal) => (refusal === "lastWay" ? t("passkeys.last") : t(`fault.${isSaid(refusal) ? refusal : "failed"}`));
}

function isSaid(refusal: OwnRefusal): refusal is "tooMany" | "later" | "offline" | "signInAgain" {
  return refusal === "tooMany" || refusal === "later" || refusal === "offline" || refusal === "signInAgain";
}
