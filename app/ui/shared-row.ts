import type { CSSProperties } from "react";

/** For an element whose class is composed of `shared-row.module.css`: how many parts share its row, known before the first has come. */
export function sharedBy(parts: readonly unknown[]): CSSProperties {
  return { "--parts": Math.max(parts.length, 1) } as CSSProperties;
}
