import { Fragment } from "react";
import type { PageLink } from "../ui/page-link.ts";

/** Under the name of a list: the ways to other lists around the same things. */
export function FurtherWays({ ways }: { ways: readonly PageLink[] }) {
  return ways.map(({ href, text }, place) => (
    <Fragment key={href}>
      {place > 0 && " · "}
      <a href={href}>{text}</a>
    </Fragment>
  ));
}
