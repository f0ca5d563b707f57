import { returnParameter } from "#contract/return-path.ts";

/**
 * Who changes the language goes on with what he has chosen on the page: the tab behind the #, which no server sees, and the
 * parameters. A way back that a page to sign in keeps is in the new language then. TAB5
 */
export function keepChoice(): void {
  document.addEventListener("click", addChoice, { capture: true });
  document.addEventListener("auxclick", addChoice, { capture: true });
}

function addChoice({ target }: Event): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("#language-menu a[hreflang]") : null;
  if (!link) return;
  const [from, to] = [location.pathname, link.pathname].map((path) => `${returnParameter}=%2F${path.split("/", 2)[1]}`);
  link.search = location.search.replace(from ?? "", to ?? "");
  link.hash = location.hash;
}
