/** What was pressed in a document that may not frame it. EDIT5 */
const pressedKey = "video-pressed";

/** What was pressed before this document was fetched for it: once, and only by whom it was meant for. */
export function takePressed(isMeant: (pressed: string) => boolean): string | null {
  try {
    const pressed = sessionStorage.getItem(pressedKey);
    if (pressed === null || !isMeant(pressed)) return null;
    sessionStorage.removeItem(pressedKey);
    return pressed;
  } catch {
    return null;
  }
}

/** Whether it is kept: storage may be closed, and then the new document would only wait again. */
export function keepPressed(pressed: string): boolean {
  try {
    sessionStorage.setItem(pressedKey, pressed);
    return true;
  } catch {
    return false;
  }
}
