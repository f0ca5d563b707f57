/** A page that is come back to as it was left shows what it is about, not what led away from it: a menu, the search. */
export function closeWhatLedAway(): void {
  addEventListener("pagehide", ({ persisted }) => {
    if (!persisted) return;
    for (const open of document.querySelectorAll<HTMLElement>("[popover=auto]:popover-open")) open.hidePopover();
    for (const dialog of document.querySelectorAll<HTMLDialogElement>("dialog[open]")) dialog.close();
  });
}
