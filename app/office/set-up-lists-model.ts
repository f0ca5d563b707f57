import { addresses } from "#contract/addresses.ts";
import type { OfficeSetUpPart } from "#contract/office-screens.ts";
import { type SetUpQuestion, type SetUpTrial, uploadAddress } from "#contract/office-set-up.ts";
import type { LooseTranslator } from "../i18n/translator.ts";
import { gameFileTexts } from "./game-files-text.ts";
import { type OfficeWords, wordsOf } from "./office-words.ts";
import { plainControl } from "./plain-control.ts";
import type { SetUpStepText, TrialText } from "./set-up-page.ts";

type Part = Extract<OfficeSetUpPart, { readonly trial: unknown }>;

/** So many refused rows stand on the screen: the count tells of all. */
const rowsShown = 100;
const shownThings: Readonly<Record<Part["step"], readonly string[]>> = {
  clubs: ["club", "hall", "person"],
  schedule: ["team", "fixture"],
};

/** A file with what it would do, or names one a line. WIZ7, WIZ8 */
export function listStepText({ step, counts, typed, trial }: Part, nonce: string, words: OfficeWords): SetUpStepText {
  const { language, many } = words;
  const t = language.t("set-up");
  const { locale, format } = language;
  const control = (name: string, type: "lines" | "date" | "text", hint: string | null) => ({
    ...plainControl({ name, type, label: t(`lists.fields.${name as "clubs"}`), value: typed[name] ?? "" }),
    hint,
  });
  return {
    step,
    there: shownThings[step].map((thing) => ({
      text: many(thing),
      count: format.number(counts[thing] ?? 0),
      href: addresses.officeList(locale, thing),
    })),
    trial: trial && { key: nonce, ...trialText(trial, words) },
    upload: uploadAddress(locale, step),
    file: {
      title: t(`lists.${step}.file`),
      lead: t(`lists.${step}.fileLead`),
      choose: t("lists.choose"),
      paste: t("lists.paste"),
      text: typed["text"] ?? "",
      try: t("lists.try"),
    },
    typed:
      step === "clubs"
        ? {
            title: t("lists.clubs.typed"),
            lead: t("lists.clubs.typedLead"),
            act: "list",
            controls: [control("clubs", "lines", t("lists.hints.clubs")), control("halls", "lines", t("lists.hints.halls"))],
            save: t("save"),
          }
        : {
            title: t("lists.schedule.typed"),
            lead: t("lists.schedule.typedLead"),
            act: "plan",
            controls: [control("from", "date", null), control("hour", "text", t("lists.hints.hour"))],
            save: t("lists.schedule.plan"),
          },
  };
}

function trialText(trial: SetUpTrial, words: OfficeWords): Omit<TrialText, "key"> {
  const { language, many, t: office } = words;
  const t = language.t("set-up") as LooseTranslator;
  const { format } = language;
  const wordOr = wordsOf(t);
  const isGood = trial.state === "tried";
  // Of a file that is none, its one sentence says all.
  const isRead = trial.state !== "unreadable";
  const counts = Object.entries(trial.counts).map(([thing, { made, changed, same }]) => ({
    text: many(thing),
    counts: [
      made > 0 ? `${office("file.made")}: ${format.number(made)}` : "",
      changed > 0 ? `${office("file.changed")}: ${format.number(changed)}` : "",
      same > 0 ? `${office("file.same")}: ${format.number(same)}` : "",
    ]
      .filter(Boolean)
      .join(" · "),
  }));
  const unkept = Object.keys(trial.unkept);
  return {
    title: office("file.would"),
    lead: t(trial.games.length > 0 ? `lists.games.leads.${trial.state}` : `lists.states.${trial.state}`),
    isGood: isGood || trial.state === "nothing",
    counts,
    questions:
      trial.questions.length === 0
        ? null
        : {
            title: t("lists.questions"),
            rows: trial.questions.map((question, number) => questionText(question, number, t, words)),
            again: t("lists.again"),
          },
    refused:
      trial.refused.length === 0
        ? null
        : {
            title: isRead ? `${office("file.refused")}: ${format.number(trial.refused.length)}` : null,
            rows: trial.refused.slice(0, rowsShown).map(({ at, why }) => [at, whyText(why, words, wordOr)].filter(Boolean).join(" – ")),
            more: trial.refused.length > rowsShown ? office("file.more", { count: trial.refused.length - rowsShown }) : null,
          },
    notes: [
      ...trial.warnings.map(({ kind, count, at }) => t("lists.warning", { what: wordOr(`lists.warnings.${kind}`, kind), count, at })),
      ...(trial.left > 0 ? [t("lists.left", { count: trial.left })] : []),
      ...(unkept.length > 0
        ? [t("lists.unkept", { what: language.format.list(unkept.map((each) => wordOr(`lists.kinds.${each.replace(".", "-")}`, each))) })]
        : []),
    ],
    store: isGood ? office("file.store") : null,
    games: gameFileTexts(trial.games, words),
    kept: trial.file,
  };
}

/** What the door refuses names a field and a rule, whose words the office has. */
function whyText(why: string, words: OfficeWords, wordOr: (key: string, fallback: string) => string): string {
  const [, rule] = /^\w+ is against ([A-Z]+\d+)$/.exec(why) ?? [];
  return rule === undefined ? wordOr(`lists.whys.${why}`, why) : words.fault({ code: "rule", rule });
}

type Row = NonNullable<TrialText["questions"]>["rows"][number];

function questionText(
  { kind, at, name, proposal, choices, chosen }: SetUpQuestion,
  number: number,
  t: LooseTranslator,
  words: OfficeWords,
): Row {
  const wordOr = wordsOf(t);
  const word = choices.find(({ answer }) => answer === proposal)?.word ?? null;
  const said = proposal === null ? "" : word === null ? plain(proposal, words) : t(`lists.answers.${word}`);
  const usual = proposal === null ? [] : [{ value: proposal, text: t("lists.proposed", { answer: said }) }];
  const others = choices
    .filter(({ answer }) => answer !== proposal)
    .map(({ answer, word: other, text }) => ({ value: answer, text: text ?? t(`lists.answers.${other ?? "new"}`) }));
  return {
    key: String(number),
    asked: JSON.stringify({ kind, at, ...(name !== null && { name }) }),
    label: t("lists.question", { what: wordOr(`lists.asks.${kind}`, kind), about: name ?? at }),
    chosen,
    choices: [...usual, ...others],
  };
}

/** An answer as it is read: its words, without what only programs need. */
function plain(json: string, { wordOr }: OfficeWords): string {
  const value: unknown = JSON.parse(json);
  if (typeof value !== "object" || value === null) return String(value);
  const text = Object.values(value).map(String).join(", ");
  return "against" in value ? wordOr(`choices.fixture.ruling.${String(value.against)}-forfeits`, text) : text;
}
