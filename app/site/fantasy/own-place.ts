import type { Locale } from "#contract/locale.ts";
import type { OwnPlaceAnswer } from "#contract/fantasy.ts";
import { whenSignedIn } from "../../account/visitor-store.ts";
import { callApi } from "../../api-client.ts";
import { loadMessages } from "../../i18n/load-messages.ts";
import { pageLanguage } from "../../i18n/page-language.ts";
import { type LineGround, type RankingLine, rankingLine } from "./ranking-line-model.ts";
import { tenOf } from "./spread-model.ts";

/** One's own row with its neighbours, as the table draws it. */
export type OwnLines = {
  readonly number: number;
  /** What these rows are called. */
  readonly label: string;
  readonly lines: readonly RankingLine[];
  /** They stand before the page that is shown. */
  readonly isAbove: boolean;
  /** In which bar of a round's spread, and what is said of it. */
  readonly bar: { readonly from: number; readonly text: string };
};

export type OwnPlaceQuestion = {
  readonly path: string;
  readonly ground: LineGround;
  readonly teams: number;
  /** The page of the table that is shown. */
  readonly page: number;
};

/** Asks for one's own place once it is known who is here; answers with what ends that. The page itself is everybody's. FANT4 */
export function watchOwnPlace(
  { path, ground, teams, page }: OwnPlaceQuestion,
  locale: Locale,
  timeZone: string,
  show: (own: OwnLines) => void,
): () => void {
  let isLeft = false;
  async function ask(): Promise<void> {
    const answer = await callApi<OwnPlaceAnswer>("GET", path);
    const place = answer.ok ? answer.data.place : null;
    const row = place?.rows.find(({ team }) => team.number === place.number);
    if (place === null || row === undefined) return;
    await loadMessages(locale, ["fantasy"]);
    const language = pageLanguage(locale, timeZone);
    const t = language.t("fantasy");
    const { format } = language;
    if (isLeft) return;
    show({
      number: place.number,
      label: t("parts.mine"),
      lines: place.rows.map((each) => rankingLine(each, ground, language)),
      isAbove: place.page < page,
      bar: {
        from: tenOf(row.points),
        text: t("ownShare", { points: format.decimal(row.points / 10), share: format.percent((teams - row.place) / teams) }),
      },
    });
  }
  const stop = whenSignedIn(() => void ask());
  return () => {
    isLeft = true;
    stop();
  };
}
