import type { OfficeFieldFault, OfficePart, OfficeSaid } from "#contract/office-screens.ts";
import type { OfficeOutcome } from "../../office/office-change.ts";

/** Where a form leads, or what is shown instead: with what was typed, and what is wrong with it. */
export type SentTo = {
  /** Of a new secret link: whoever asks for it stays inside. */
  readonly openingKey?: string;
} & (
  | { readonly kind: "on"; readonly to: string }
  | { readonly kind: "shown"; readonly status: number; readonly part: OfficePart | null; readonly said: OfficeSaid | null }
);

/** What is said of an outcome that stored nothing, and by which status. */
export function answerTo(outcome: OfficeOutcome): { readonly kind: "shown"; readonly status: number; readonly said: OfficeSaid } {
  const answer = (status: number, said: OfficeSaid) => ({ kind: "shown", status, said }) as const;
  switch (outcome.kind) {
    case "faults":
      return answer(422, { kind: "faults" });
    case "conflict":
      return answer(409, { kind: "conflict" });
    case "refused":
      return answer(409, { kind: "refused", why: outcome.why, by: outcome.why === "named" ? outcome.by : {} });
    case "no-role":
      return answer(403, { kind: "refused", why: "no-role", by: {} });
    case "same":
      return answer(200, { kind: "same" });
    default:
      return answer(404, { kind: "not-found" });
  }
}

export function faultsIn(outcome: OfficeOutcome): Readonly<Record<string, OfficeFieldFault>> {
  return outcome.kind === "faults" ? outcome.faults : {};
}

/** The list stays as it was narrowed; what was said before is not said again. */
export function withSaid(path: string, query: URLSearchParams, said: Readonly<Record<string, string>>): string {
  const next = new URLSearchParams(query);
  for (const name of ["done", "merged", "made", "changed", "same", "import", "undone", "kept"]) next.delete(name);
  for (const [name, value] of Object.entries(said)) if (value !== "") next.set(name, value);
  return `${path}?${next.toString()}`;
}
