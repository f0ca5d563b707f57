import { useEffect } from "react";
import { createPath, useLocation, useNavigate, useNavigation } from "react-router";
import { targetWithin } from "./link-target.ts";

/**
 * Turns clicks on plain `<a>` elements into navigation within the page: one listener for the whole document, so a
 * link costs nothing while rendering and works before and without JavaScript.
 */
export function ClientNavigation() {
  const navigate = useNavigate();
  const shown = createPath(useLocation());
  const { location: next } = useNavigation();
  const onItsWay = next && createPath(next);
  useEffect(() => {
    function follow(event: MouseEvent) {
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      if (!(link instanceof HTMLAnchorElement) || !isPlainClick(event)) return;
      const target = targetWithin(link);
      if (target === null) return;
      event.preventDefault();
      // Once is enough, and going back leads to another page. LOAD5
      if (target !== onItsWay) void navigate(target, { replace: target === shown });
    }
    document.addEventListener("click", follow);
    return () => document.removeEventListener("click", follow);
  }, [navigate, shown, onItsWay]);
  return null;
}

function isPlainClick(event: MouseEvent): boolean {
  return !event.defaultPrevented && event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}
