import type { Page } from "playwright-core";

/**
 * What a finger would miss or an eye not see whole: targets under 44 pixels, controls that lie over one another or beyond the window's
 * edge, words wider than their button, and a page that scrolls sideways.
 */
export function layoutFaults(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    /** What of it is seen: lists cut off what is scrolled away. */
    const seen = (element: HTMLElement) => {
      let { left, right, top, bottom } = element.getBoundingClientRect();
      for (let around = element.parentElement; around; around = around.parentElement) {
        if (getComputedStyle(around).overflow === "visible") continue;
        const box = around.getBoundingClientRect();
        [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
        [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
      }
      return { left, right, top, bottom };
    };
    const targets = "button, summary, a, select, input:not([type=file]), label:has(input[type=file])";
    const controls = Array.from(
      document.querySelectorAll<HTMLElement>(`${targets}, [data-face], [data-suggestion], [data-pause]`),
      (element) => ({
        element,
        box: element.getBoundingClientRect(),
        seen: seen(element),
        words: element.textContent.trim().slice(0, 24),
      }),
    ).filter(({ element, box }) => box.width > 1 && box.height > 1 && element.checkVisibility() && !element.closest(".visually-hidden"));
    const faults = controls.flatMap(({ element, box, words }) => [
      ...(element.matches(targets) && (box.width < 44 || box.height < 44) ? [`small: ${words}`] : []),
      ...(box.left < -1 || box.right > innerWidth + 1 ? [`beyond the edge: ${words}`] : []),
      ...(element.scrollWidth > element.clientWidth + 1 ? [`cut: ${words}`] : []),
    ]);
    const over = controls.flatMap(({ element, seen: one, words }, at) =>
      controls
        .slice(at + 1)
        .filter(({ element: other }) => !element.contains(other))
        .filter(
          ({ seen: other }) =>
            Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
            Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1,
        )
        .map((other) => `over one another: ${words} | ${other.words}`),
    );
    const sideways = document.documentElement.scrollWidth > innerWidth ? ["scrolls sideways"] : [];
    return [...faults, ...over, ...sideways];
  });
}
