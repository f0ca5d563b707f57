/** The window's title as it is with its score, hidden or not (`earlySpoilerScript`). */
export function wholeTitle(): string {
  return document.documentElement.dataset["title"] ?? document.title;
}
