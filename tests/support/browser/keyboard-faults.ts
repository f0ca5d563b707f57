import type { Page } from "playwright-core";

/**
 * What somebody without a mouse would miss on a page as it stands: what can be pressed and not reached, what shows no sign of
 * being reached, what lies under something else then. Rows and items are made by one piece of code each: the first dozen
 * stand for hundreds.
 */
export async function keyboardFaults(page: Page): Promise<string[]> {
  // From here on the browser takes its user for one with a keyboard, and shows focus wherever it is put.
  await page.keyboard.press("Tab");
  const faults = await page.evaluate(lookForFaults);
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    scrollTo(0, 0);
  });
  return faults;
}

/** Runs in the page, so everything it needs is within. */
function lookForFaults(): string[] {
  const isVisible = (element: Element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const isAlike = (element: Element) => element.matches("tbody > tr:nth-child(n + 13) *, li:nth-child(n + 13) *");
  const isReachable = (element: Element): element is HTMLElement | SVGElement =>
    (element instanceof HTMLElement || element instanceof SVGElement) &&
    element.tabIndex >= 0 &&
    !element.matches(":disabled, [inert] *") &&
    isVisible(element);
  const told = (element: Element) =>
    `${(element.cloneNode(false) as Element).outerHTML.slice(0, 120)} “${(element.textContent ?? "").trim().slice(0, 30)}”`;

  /** What a visitor sees of it: of a choice whose box is hidden its label. */
  function shownPart(element: Element): Element {
    const { width, height } = element.getBoundingClientRect();
    const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
    return label && (width <= 1 || height <= 1 || getComputedStyle(element).opacity === "0") ? label : element;
  }
  function hasOutline(element: Element, part?: string): boolean {
    const { outlineStyle, outlineWidth } = getComputedStyle(element, part);
    return outlineStyle !== "none" && outlineWidth !== "0px";
  }
  function showsFocus(element: Element): boolean {
    const around = [element, shownPart(element), element.parentElement, element.closest("label")].filter((each) => each !== null);
    return around.some((each) => hasOutline(each) || hasOutline(each, "::after") || hasOutline(each, "::before"));
  }
  /** Some of it can be seen: what is drawn at its middle or near a corner is itself. */
  function isOnTop(element: Element): boolean {
    const shown = shownPart(element);
    return [...shown.getClientRects()].some(({ left, top, width, height }) =>
      [0.5, 0.1, 0.9].some((share) => {
        const at = document.elementFromPoint(left + width * share, top + height * share);
        return at !== null && (shown.contains(at) || at.contains(shown) || at.closest("label") === shown);
      }),
    );
  }
  function placeOf(element: Element): string {
    const { left, top, width, height } = element.getBoundingClientRect();
    const over = document.elementFromPoint(left + width / 2, top + height / 2);
    return `${[left, top, width, height].map(Math.round).join(" ")}, under ${over?.tagName ?? "nothing"}`;
  }
  function faultOf(element: HTMLElement | SVGElement): string | null {
    if (element.tabIndex > 0) return "stands out of turn";
    element.focus();
    if (document.activeElement !== element) return "takes no focus";
    if (element instanceof HTMLIFrameElement) return null;
    if (!showsFocus(element)) return "shows no focus";
    return isOnTop(element) ? null : `is covered, or out of sight, when focus is on it (${placeOf(element)})`;
  }
  /** React keeps beside each element what it does when it is pressed. */
  function isPressed(element: Element): boolean {
    const key = Object.keys(element).find((each) => each.startsWith("__reactProps$"));
    const properties = key === undefined ? {} : (element as unknown as Record<string, Record<string, unknown>>)[key];
    return typeof properties?.["onClick"] === "function";
  }
  const isOneOfGroup = (element: Element) => element.matches("[role=tab], [role=option], [type=radio], [role=menuitem]");
  const isForKeysElsewhere = (element: Element) =>
    element.matches("dialog, label") || isOneOfGroup(element) || [...element.querySelectorAll("*")].some(isReachable);

  const all = [...document.querySelectorAll("*")].filter((element) => !isAlike(element));
  const reachable = all.filter(isReachable).filter((element) => element !== document.body);
  const pressed = all.filter(
    (element) => isVisible(element) && (isPressed(element) || element.matches("a[href], button, summary, select")),
  );
  const unreachable = pressed.filter(
    (element) =>
      !isReachable(element) && !element.matches(":disabled, [aria-hidden=true], [aria-hidden=true] *") && !isForKeysElsewhere(element),
  );
  return [
    ...unreachable.map((element) => `can be pressed and not reached: ${told(element)}`),
    ...reachable.flatMap((element) => {
      const fault = faultOf(element);
      return fault === null ? [] : [`${fault}: ${told(element)}`];
    }),
  ];
}
