import type { ComponentProps } from "react";
import { useRootData } from "./shown-page.tsx";

type Menu = { readonly site?: { readonly menu?: { readonly nowhere?: string } } } | undefined;

/** Which addresses lead nowhere, since the league does without their section. OFF66 */
export function useLeadsNowhere(): (href: string) => boolean {
  const nowhere = (useRootData() as Menu)?.site?.menu?.nowhere;
  return (href) => nowhere !== undefined && new RegExp(nowhere).test(href);
}

/** A link to what the league may do without: then its words stand alone. OFF66 */
export function SiteLink(link: ComponentProps<"a"> & { readonly href: string }) {
  const { className, children } = link;
  // oxlint-disable-next-line jsx-a11y/anchor-has-content -- what it says comes with the rest
  return useLeadsNowhere()(link.href) ? <span className={className}>{children}</span> : <a {...link} />;
}
