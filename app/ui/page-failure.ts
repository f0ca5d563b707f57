/** Why there is no page: the server said so itself. Browsers hear no more of it than this. */
export type PageFailure = { readonly failed: 404 | 500 };

/** Of whatever a loader or a component threw. */
export function failureOf(status: number | undefined): PageFailure {
  return { failed: status === 404 ? 404 : 500 };
}

/** `null`: it broke here. */
export function asFailure(error: unknown): PageFailure | null {
  return typeof error === "object" && error !== null && "failed" in error ? (error as PageFailure) : null;
}
