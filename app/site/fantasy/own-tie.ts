import type { OwnCupAnswer } from "#contract/fantasy-cup.ts";
import type { Locale } from "#contract/locale.ts";
import type { LeagueAddress } from "#contract/refs.ts";
import { whenSignedIn } from "../../account/visitor-store.ts";
import { callApi } from "../../api-client.ts";
import { fantasyRoundTitle } from "../../fantasy/fantasy-round-title.ts";
import { loadMessages } from "../../i18n/load-messages.ts";
import { pageLanguage } from "../../i18n/page-language.ts";
import { cupRoundTitle } from "./cup-round-title.ts";
import { type CupTieCard, cupTieCard } from "./cup-tie-model.ts";

/** One's own tie as it stands on the page: in what round it is, and the tie itself; `null`: one is in none. */
export type OwnTie = { readonly title: string; readonly tie: CupTieCard | null };

export type OwnTieQuestion = LeagueAddress & { readonly path: string };

/** Asks for one's own tie once it is known who is here; answers with what ends that. The page itself is everybody's. FANC10 */
export function watchOwnTie(question: OwnTieQuestion, locale: Locale, timeZone: string, show: (own: OwnTie) => void): () => void {
  let isLeft = false;
  async function ask(): Promise<void> {
    const answer = await callApi<OwnCupAnswer>("GET", question.path);
    if (!answer.ok) return;
    await loadMessages(locale, ["fantasy", "playoffs"]);
    const language = pageLanguage(locale, timeZone);
    const t = language.t("fantasy");
    const own = answer.data.tie;
    if (isLeft) return;
    if (own === null) {
      show({ title: t("cup.own.none"), tie: null });
      return;
    }
    const of = { league: question, round: own.round };
    const title = t("cup.own.title", { cupRound: cupRoundTitle(own, language), round: fantasyRoundTitle(own.round, language) });
    show({ title, tie: cupTieCard(own.tie, of, { key: "own", place: null }, language) });
  }
  const stop = whenSignedIn(() => void ask());
  return () => {
    isLeft = true;
    stop();
  };
}
