export type ProgrammePage = "leaders" | "comparison" | "periods" | "next";

/** How long each stands. */
export const pageMs = 12_000;

type Available = { readonly hasLeaders: boolean; readonly hasNext: boolean };

/** What is on at an instant of the server's timeline, so that the four faces of a cube turn together. */
export function pageAt(at: number, { hasLeaders, hasNext }: Available): ProgrammePage {
  const pages: readonly ProgrammePage[] = [
    ...(hasLeaders ? (["leaders"] as const) : []),
    "comparison",
    "periods",
    ...(hasNext ? (["next"] as const) : []),
  ];
  return pages[Math.floor(at / pageMs) % pages.length] ?? "comparison";
}

export function nextPageAt(at: number): number {
  return (Math.floor(at / pageMs) + 1) * pageMs;
}
