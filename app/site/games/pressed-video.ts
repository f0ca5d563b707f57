/** What was pressed in a document that may not frame it. EDIT5 */
const pressedKey = "video-pressed";

/** What was pressed before this document was fetched for it, once. */
export function takePressed(): string | null {
  try {
    const pressed = sessionStorage.getItem(pressedKey);
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
