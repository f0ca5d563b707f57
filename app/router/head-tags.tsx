import type { ReactNode } from "react";
import type { EntryContext, MetaDescriptor } from "react-router";
import { inScript } from "../ui/written-page.ts";
import type { DrawnPage } from "./page-document.tsx";

type Meta = (args: object) => readonly MetaDescriptor[] | undefined;

/** What stands in the head for a page and its routes. The innermost route that has a say is heard; of a page that failed the document's own. */
export function headTags(
  { manifest, routeModules, criticalCss }: Pick<EntryContext, "manifest" | "routeModules" | "criticalCss">,
  { shown, failure }: DrawnPage,
): ReactNode {
  const matches = failure ? shown.matches.slice(0, 1) : shown.matches;
  const location = { ...shown.place, hash: "", state: null, key: "default" };
  const speaker = matches.findLast(({ id }) => routeModules[id]?.meta);
  const meta = speaker && (routeModules[speaker.id]?.meta as Meta | undefined);
  const said = meta?.({ ...speaker, data: speaker?.loaderData, location, matches, error: failure ?? undefined }) ?? [];
  const sheets = [...new Set(shown.matches.flatMap(({ id }) => (manifest.routes[id]?.css ?? []).map((href) => href.replace(/#.*$/, ""))))];
  return (
    <>
      {said.map((tag, index) => headTag(tag, index))}
      {typeof criticalCss === "object" && <link {...criticalCss} data-critical-css="" />}
      {sheets.map((href) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
    </>
  );
}

function headTag(tag: MetaDescriptor, key: number): ReactNode {
  if (!tag) return null;
  if ("script:ld+json" in tag) {
    const text = { __html: inScript(tag["script:ld+json"]) };
    return <script key={key} type="application/ld+json" dangerouslySetInnerHTML={text} />;
  }
  if ("tagName" in tag) {
    const { tagName, ...attributes } = tag;
    return tagName === "link" ? <link key={key} {...attributes} /> : null;
  }
  // A link may bear a title too: it is none.
  if ("title" in tag) return <title key={key}>{String(tag.title)}</title>;
  return <meta key={key} {...tag} />;
}
