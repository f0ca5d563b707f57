/** How long a visitor finds a screen at the tab where he left it. */
const rememberedMs = 5 * 60_000;

/** The same in all languages: whoever changes his goes on at the tab where he was. TAB5 */
function keyOf(screen: string): string {
  return `tab:${screen.replace(/^\/[^/?]+/, "")}`;
}

/** The tab last chosen on this screen, while it is remembered; `null` otherwise, and where storage is closed to us. */
export function rememberedTab(screen: string): string | null {
  try {
    const [id, until] = (localStorage.getItem(keyOf(screen)) ?? "").split(" ");
    return id && Number(until) > Date.now() ? id : null;
  } catch {
    return null;
  }
}

export function rememberTab(screen: string, id: string): void {
  try {
    localStorage.setItem(keyOf(screen), `${id} ${Date.now() + rememberedMs}`);
  } catch {
    // A browser that keeps nothing shows the default tab next time; nothing else is lost.
  }
}
