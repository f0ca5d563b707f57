import { useEffect, useState } from "react";
import type { Locale } from "#contract/locale.ts";
import type { SearchAnswer } from "#contract/search-queries.ts";
import { fetchWithRetry } from "../../ui/fetch-with-retry.ts";

/** Asked only when somebody has stopped typing for so long. */
const restMs = 120;
const suggestedOfEach = 3;

export type Suggestions =
  | { readonly state: "idle" }
  | { readonly state: "answered"; readonly words: string; readonly answer: SearchAnswer }
  | { readonly state: "failed"; readonly words: string };

const idle: Suggestions = { state: "idle" };

/** What the site suggests for these words. While a new answer is on its way the last one stands; what is outdated is given up. */
export function useSuggestions(typed: string, locale: Locale): Suggestions {
  const [suggestions, setSuggestions] = useState(idle);
  const words = typed.trim();
  useEffect(() => {
    if (words === "") {
      setSuggestions(idle);
      return;
    }
    const given = new AbortController();
    const timer = setTimeout(() => {
      ask(words, locale, given.signal).then(
        (answer) => setSuggestions({ state: "answered", words, answer }),
        () => {
          if (!given.signal.aborted) setSuggestions({ state: "failed", words });
        },
      );
    }, restMs);
    return () => {
      clearTimeout(timer);
      given.abort();
    };
  }, [words, locale]);
  return suggestions;
}

async function ask(words: string, locale: Locale, signal: AbortSignal): Promise<SearchAnswer> {
  const parameters = new URLSearchParams({ q: words, locale, limit: String(suggestedOfEach) });
  const response = await fetchWithRetry(`/v2/website/search?${parameters}`, { signal });
  if (!response.ok) throw new Error(`the search answered ${response.status}`);
  return (await response.json()) as SearchAnswer;
}
