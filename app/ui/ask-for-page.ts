import { fetchWithRetry } from "./fetch-with-retry.ts";
import { unsealed, type Sealed } from "./sealed-data.ts";

const answerWithinMs = 15_000;

/** What the server makes a page of, asked for without the page; `null`: it answers with another page, or with none. */
export async function askForPage<Page>(href: string): Promise<Page | null> {
  const url = new URL(href, location.origin);
  const answer = await fetchWithRetry(`${url.pathname}.data${url.search}`, {
    cache: "no-cache",
    signal: AbortSignal.timeout(answerWithinMs),
  });
  if (!answer.ok || !answer.headers.get("Content-Type")?.startsWith("application/json")) return null;
  const data = (await answer.json()) as Sealed<Page> | null;
  return data && unsealed(data);
}
