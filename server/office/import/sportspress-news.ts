import type { NewsBlock } from "#contract/news.ts";
import { readDay } from "#core/kernel/calendar-day.ts";
import { writeNewsText } from "#contract/news-text.ts";
import { longestNewsSummary, longestNewsText, longestNewsTitle } from "#contract/office/news.ts";
import { nameOfFile, newsAddress, newsOfHtml } from "./html-news.ts";
import { metaValue, type WordPressPost } from "./wordpress-export.ts";
import { placeOfPost, type SportsPressSite } from "./sportspress-site.ts";

/**
 * Posts are news in the league's own language, out since they were; one for its authors alone is a draft. A picture before the text is
 * a link to where it lies: no file is fetched. What is too long is cut at a block, and told. WXR8
 */
export function newsOfSportsPress({ draft, of, posts }: SportsPressSite): void {
  const files = new Map(posts.filter(({ type }) => type === "attachment").map((file) => [file.id, file]));
  for (const post of of("post")) {
    const at = placeOfPost(post);
    const title = cut(post.title, longestNewsTitle);
    if (title === "") {
      draft.left.push({ at, why: "a post without a title" });
      continue;
    }
    const blocks = [...coverOf(post, files), ...newsOfHtml(post.body)];
    const [text, summary] = [textWithin(blocks), cut(textOf(newsOfHtml(post.excerpt)), longestNewsSummary)];
    if (text.isCut || title !== post.title) draft.warnings.push({ at, kind: "too-long" });
    const [day = "", time = ""] = post.date.split(" ");
    const isOut = post.status !== "private" && readDay(day) !== null;
    draft.rows.push({ at, kind: "news", title, ...(isOut && { date: day, time: time.slice(0, 5) }), summary, text: text.text });
  }
}

function coverOf(post: WordPressPost, files: ReadonlyMap<string, WordPressPost>): readonly NewsBlock[] {
  const id = metaValue(post, "_thumbnail_id");
  const href = newsAddress(files.get(typeof id === "string" ? id : "")?.attachment ?? "");
  return href === null ? [] : [{ kind: "paragraph", content: [{ text: nameOfFile(href), href }] }];
}

function textWithin(blocks: readonly NewsBlock[]): { readonly text: string; readonly isCut: boolean } {
  const kept: NewsBlock[] = [];
  let length = 0;
  for (const block of blocks) {
    // With the blank line before the next one.
    length += writeNewsText([block]).length + 2;
    if (length > longestNewsText) break;
    kept.push(block);
  }
  return { text: writeNewsText(kept), isCut: kept.length < blocks.length };
}

function textOf(blocks: readonly NewsBlock[]): string {
  return blocks
    .flatMap((block) => (block.kind === "paragraph" ? block.content : []))
    .map((part) => (typeof part === "string" ? part : part.text))
    .join(" ");
}

function cut(text: string, most: number): string {
  const letters = [...text.replace(/[\p{Cc}\p{Cf}\s]+/gu, " ").trim()];
  return letters.length > most
    ? `${letters
        .slice(0, most - 1)
        .join("")
        .trim()}…`
    : letters.join("");
}
