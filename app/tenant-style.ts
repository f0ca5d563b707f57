import { createContext, use } from "react";

/**
 * The league's colours as custom properties, worked out on the server: a browser finds them in its document and needs
 * neither the colours' mathematics nor the text a second time.
 */
export const TenantStyle = createContext<string | null>(null);

export const tenantStyleId = "league-colors";

/** Found once: the element may be written anew by the page that reads it. */
let found: string | null = null;

/** Empty when not even the league could be read. */
export function useTenantStyle(): string {
  const written = use(TenantStyle);
  if (written !== null) return written;
  return (found ??= document.getElementById(tenantStyleId)?.textContent ?? "");
}

/** What the header of the light scheme is drawn in, for the browser's own bar, which continues it; `null`: nobody knows. BRAND7 */
export function useHeaderColor(): string | null {
  return /--band:(#[0-9a-f]{6})/.exec(useTenantStyle())?.[1] ?? null;
}
