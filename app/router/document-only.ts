import type { DataRouter } from "react-router";

/** What a document says to search engines is of that page alone: whoever goes on within the site leaves it behind. */
export function leaveDocumentBehind(router: DataRouter): void {
  const first = router.state.location.pathname;
  const stop = router.subscribe(({ location }) => {
    if (location.pathname === first) return;
    stop();
    for (const script of document.querySelectorAll('script[type="application/ld+json"]')) script.remove();
  });
}
