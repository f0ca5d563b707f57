import { useEffect } from "react";
import { useNavigate } from "react-router";

/**
 * Turns clicks on plain `<a>` elements into navigation within the page: one listener for the whole document, so a
 * link costs nothing while rendering and works before and without JavaScript.
 */
export function ClientNavigation() {
  const navigate = useNavigate();
  useEffect(() => {
    function follow(event: MouseEvent) {
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      if (!(link instanceof HTMLAnchorElement) || !link.hasAttribute("href") || link.origin !== location.origin) return;
      const target = clientTarget(event, link);
      if (target === null) return;
      event.preventDefault();
      void navigate(target);
    }
    document.addEventListener("click", follow);
    return () => document.removeEventListener("click", follow);
  }, [navigate]);
  return null;
}

/** Where a click leads within the site, or `null` when the browser should follow it by itself. */
function clientTarget(event: MouseEvent, link: HTMLAnchorElement): string | null {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  if (link.hasAttribute("download") || (link.target !== "" && link.target !== "_self")) return null;
  // A page in another language is another document: its messages and `lang` come with it.
  if (firstSegment(link.pathname) !== firstSegment(location.pathname)) return null;
  // A place on this very page: the browser moves the focus there as well, which we would not.
  if (link.hash !== "" && link.pathname === location.pathname && link.search === location.search) return null;
  return link.pathname + link.search + link.hash;
}

function firstSegment(path: string): string {
  return path.split("/", 2)[1] ?? "";
}
