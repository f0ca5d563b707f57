/** For a part of a dialog that takes the place of the one whose button was pressed: the focus would be nowhere. */
export function takeFocus(element: HTMLElement | null): void {
  if (element?.closest("dialog[open]")) element.focus();
}
