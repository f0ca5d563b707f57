import { addresses } from "#contract/addresses.ts";
import type { OfficeSetUpPart } from "#contract/office-screens.ts";
import type { SetUpStep } from "#contract/office-set-up.ts";
import type { ControlText } from "./office-page.ts";
import type { OfficeWords } from "./office-words.ts";
import { leagueForm, type SetUpShown } from "./league-form.ts";
import { plainControl } from "./plain-control.ts";
import { listStepText } from "./set-up-lists-model.ts";
import { looksStepText } from "./set-up-looks-model.ts";
import type { OwnPasskeyText, SetUpStepText, SetUpText } from "./set-up-page.ts";

type SetUpPart<Step extends SetUpStep = SetUpStep> = Extract<OfficeSetUpPart, { readonly step: Step }>;

/** What the league row says in the second step; the rest of it is looks, and the last step. */
const leagueFields = ["title", "shortTitle", "language", "timeZone", "hosts"] as const;

/** A step of the wizard, with all of them above it. WIZ3 */
export function setUpText(part: OfficeSetUpPart, shown: SetUpShown, words: OfficeWords): SetUpText {
  const { language } = words;
  const t = language.t("set-up");
  const next = part.steps[part.steps.findIndex(({ step }) => step === part.step) + 1]?.step;
  return {
    kind: "set-up",
    title: `${t("title")}: ${t(`steps.${part.step}`)}`,
    lead: t(`leads.${part.step}`),
    action: addresses.officeSetUp(language.locale, part.step),
    nonce: shown.nonce,
    steps: {
      label: t("title"),
      steps: part.steps.map(({ step, isDone }, place) => ({
        href: addresses.officeSetUp(language.locale, step),
        text: t(`steps.${step}`),
        number: String(place + 1),
        isCurrent: step === part.step,
        isDone,
        state: t(isDone ? "done" : "open"),
      })),
      skip: next === undefined ? null : { href: addresses.officeSetUp(language.locale, next), text: t("skip") },
    },
    body: bodyText(part, shown, words),
  };
}

function bodyText(part: OfficeSetUpPart, shown: SetUpShown, words: OfficeWords): SetUpStepText {
  switch (part.step) {
    case "you":
      return youText(part, words);
    case "league":
      return { step: "league", form: leagueForm(part, leagueFields, shown, words) };
    case "looks":
      return looksStepText(part, shown, words);
    case "season":
      return seasonText(part, words);
    case "clubs":
    case "schedule":
      return listStepText(part, shown.nonce, words);
    case "publish":
      return publishText(part, shown, words);
  }
}

function youText({ name, email, codeSince, code, passkeys }: SetUpPart<"you">, { language }: OfficeWords): SetUpStepText {
  const t = language.t("set-up");
  const { locale, format } = language;
  return {
    step: "you",
    who: `${name} · ${email}`,
    passkey: passkeys && passkeyText(passkeys, language),
    code: {
      text: code !== null ? t("you.once") : codeSince === null ? t("you.none") : t("you.since", { day: format.date(codeSince, "numeric") }),
      value: code,
      address: t("you.used", { page: addresses.accountForm(locale, "NewPassword") }),
      print: t("first.print"),
      send: { action: addresses.officeSetUp(locale, "you"), hidden: [["act", "code"]], text: t("you.make") },
    },
    account: { href: addresses.account(locale), text: t("you.account") },
  };
}

/** In the words of one's own account. WIZ14 */
function passkeyText({ count, hasPassword }: NonNullable<SetUpPart<"you">["passkeys"]>, language: OfficeWords["language"]): OwnPasskeyText {
  const t = language.t("own-account");
  return {
    title: t("passkeys.title"),
    text: t("passkeys.text"),
    state: t(count > 0 ? "passkeys.added" : "passkeys.none"),
    password: hasPassword ? t("known") : null,
    add: t("passkeys.add"),
    said: {
      added: t("passkeys.added"),
      cancelled: t("passkeys.cancelled"),
      failed: t("fault.failed"),
      refused: {
        wrongPassword: t("fault.wrongPassword"),
        signInAgain: t("fault.signInAgain"),
        tooMany: t("fault.tooMany"),
        offline: t("fault.offline"),
      },
      device: t("sessions.unknown"),
    },
  };
}

function seasonText({ seasons, competitions, typed, faults, rules, rankings }: SetUpPart<"season">, words: OfficeWords): SetUpStepText {
  const { language, field, wordOr } = words;
  const t = language.t("set-up");
  const there = [
    ...seasons.map((name) => `${words.one("season")}: ${name}`),
    ...competitions.map((name) => `${words.one("competition")}: ${name}`),
  ];
  const control = (name: string, type: ControlText["type"], label: string, more: Partial<ControlText> = {}): ControlText => ({
    ...plainControl({ name, type, label, value: typed[name] ?? "" }),
    fault: faults[name] ? words.fault(faults[name]) : null,
    ...more,
  });
  const choices = (name: "rules" | "ranking", of: readonly string[]) => ({
    choices: of.map((value) => ({ value, text: wordOr(`choices.competition.${name}.${value}`, value) })),
  });
  return {
    step: "season",
    there,
    fields: [
      ...(seasons.length > 0
        ? []
        : [
            control("season", "text", words.one("season"), { isRequired: true }),
            control("from", "date", field("season", "from")),
            control("until", "date", field("season", "until")),
          ]),
      control("competition", "text", t("season.competition"), { isRequired: true, hint: t("season.hint") }),
      control("rules", "select", field("competition", "rules"), choices("rules", rules)),
      control("ranking", "select", field("competition", "ranking"), choices("ranking", rankings)),
    ],
    save: t("save"),
  };
}

function publishText(
  { steps, isPublished, hosts, link }: SetUpPart<"publish">,
  { nonce }: SetUpShown,
  { language }: OfficeWords,
): SetUpStepText {
  const t = language.t("set-up");
  const { locale } = language;
  const action = addresses.officeSetUp(locale, "publish");
  const send = (act: string, text: string) => ({
    action,
    hidden: [
      ["act", act],
      ["nonce", nonce],
    ] as const,
    text,
  });
  return {
    step: "publish",
    checks: steps.flatMap(({ step, isDone }) => {
      if (step === "publish") return [];
      return { text: t(`checks.${step}`), isDone, way: { href: addresses.officeSetUp(locale, step), text: t(isDone ? "look" : "todo") } };
    }),
    state: t(isPublished ? "publish.published" : "publish.closed"),
    link: isPublished
      ? null
      : { text: t(link === null ? "publish.link" : "publish.once"), value: link, send: send("link", t("publish.newLink")) },
    publish: isPublished ? send("close", t("publish.close")) : send("publish", t("publish.publish")),
    isPublished,
    hosts,
    see: { href: addresses.home(locale), text: t("publish.see") },
  };
}
