import { Fragment } from "react";
import type { PageLink } from "../ui/page-link.ts";
import { useLeadsNowhere } from "../ui/site-link.tsx";

/** Under the name of a list: the ways to other lists around the same things. */
export function FurtherWays({ ways }: { ways: readonly PageLink[] }) {
  const leadsNowhere = useLeadsNowhere();
  return ways
    .filter(({ href }) => !leadsNowhere(href))
    .map(({ href, text }, place) => (
      <Fragment key={href}>
        {place > 0 && " · "}
        <a href={href}>{text}</a>
      </Fragment>
    ));
}
