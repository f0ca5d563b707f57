import { addresses } from "#contract/addresses.ts";
import { news } from "#contract/office/news.ts";
import { logFault } from "../../http/log-fault.ts";
import type { PageAnswers } from "../../http/page-answers.ts";
import { stored } from "../../http/responses.ts";
import { type OfficeRequest, storeNamed } from "./office-request.ts";

/** Stands where the address of a piece has its slug: what is not out may have none that leads anywhere. */
const placeholder = "preview";

/**
 * A piece of news as visitors will see it: its own page, with what is not out yet laid into it; for whoever may read it, kept nowhere and
 * counted by nobody. `null`: there is none of this id, or none for this one. OFF69
 */
export async function newsPreview(asked: OfficeRequest, answers: PageAnswers, thing: string, id: string): Promise<Response | null> {
  const { desk, visitor, context, locale, isData } = asked;
  const store = thing === news.name ? storeNamed(asked, thing) : null;
  const reading = store && (await desk.row(visitor, store, id, "screen"));
  if (reading?.kind !== "read") return null;
  const path = addresses.newsItem(locale, placeholder) + (isData ? ".data" : "");
  const answer = await answers.shownAgain(context.get("tenant"), path, {
    status: 200,
    isCounted: false,
    change: (queries) => ({
      ...queries,
      editorial: {
        ...queries.editorial,
        newsItem: async (reader) => {
          const item = await queries.editorial.newsPreview(reader, reading.value.id);
          return item && { ...item, slug: placeholder, preview: reading.value.id };
        },
      },
    }),
    reportDefect: (error) => logFault(context.get("log"), error),
  });
  return stored(context, { answer, outcome: "none" });
}
