import { SiteLink } from "../../ui/site-link.tsx";
import type { BodyBlock, BodyInline } from "./news-body.ts";
import styles from "./news-text.module.css";

/** Blocks of text in a column made for reading. `headings` is the level below the page's own. */
export function NewsText({
  blocks,
  lang,
  headings: Heading = "h2",
}: {
  blocks: readonly BodyBlock[];
  lang?: string | undefined;
  headings?: "h2" | "h3";
}) {
  return (
    <div className={styles.text} lang={lang}>
      {blocks.map((block, index) => {
        // A text's blocks have no names and never change their places.
        const key = `${index}`;
        switch (block.kind) {
          case "paragraph":
            return (
              <p key={key}>
                <Inlines content={block.content} />
              </p>
            );
          case "heading":
            return <Heading key={key}>{block.text}</Heading>;
          case "list":
            return (
              <ul key={key}>
                {block.items.map((item, place) => (
                  <li key={`${place}`}>
                    <Inlines content={item} />
                  </li>
                ))}
              </ul>
            );
          case "quote":
            return (
              <figure key={key}>
                <blockquote>{block.text}</blockquote>
                <figcaption>{block.by}</figcaption>
              </figure>
            );
        }
      })}
    </div>
  );
}

function Inlines({ content }: { content: readonly BodyInline[] }) {
  return content.map((part, index) =>
    typeof part === "string" ? (
      part
    ) : (
      <SiteLink key={`${index}`} href={part.href} rel={part.href.startsWith("https:") ? "noopener" : undefined}>
        {part.text}
      </SiteLink>
    ),
  );
}
