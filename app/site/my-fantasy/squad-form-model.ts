import { fiveSize } from "#core/fantasy/squad.ts";
import { type PositionGroup, squadSize } from "#core/fantasy/fantasy-settings.ts";
import { addresses } from "#contract/addresses.ts";
import type { FormPlace, SentSquadForm } from "#contract/fantasy-form.ts";
import { teamNameLengths } from "#contract/my-fantasy.ts";
import type { LeagueHead } from "#contract/refs.ts";
import { fantasyRoundTitle } from "../../fantasy/fantasy-round-title.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";
import type { FormField } from "../../ui/form-field.tsx";
import { refusalWords } from "./refusal-words.ts";
import { type PickedPlayer, playersByNumber } from "./picked-player.ts";

type Choice = { readonly value: string; readonly text: string };
export type SquadFormRow = {
  readonly label: string;
  readonly player: { readonly name: string; readonly value: string; readonly choices: readonly Choice[] };
  readonly place: { readonly name: string; readonly value: string; readonly label: string };
  readonly captain: { readonly isChosen: boolean; readonly label: string };
  readonly vice: { readonly isChosen: boolean; readonly label: string };
};

export type SquadFormPage = {
  readonly title: string;
  readonly league: string;
  readonly ways: readonly { readonly href: string; readonly text: string }[];
  /** `null`: nobody is signed in. */
  readonly form: {
    readonly action: string;
    readonly deadline: string;
    readonly budget: string;
    readonly said: { readonly text: string; readonly isFault: boolean } | null;
    readonly hidden: { readonly market: number; readonly version: number };
    readonly name: FormField | null;
    readonly heads: { readonly player: string; readonly place: string; readonly captain: string; readonly vice: string };
    readonly nobody: string;
    readonly places: readonly Choice[];
    readonly rows: readonly SquadFormRow[];
    readonly send: string;
  } | null;
  readonly signIn: { readonly text: string; readonly href: string; readonly way: string } | null;
};

/** One's own team as a form, or where to sign in. MYFAN10 */
export function squadFormPage({ competition, seasonName }: LeagueHead, sent: SentSquadForm | null, language: PageLanguage): SquadFormPage {
  const t = language.t("fantasy-form");
  const { locale } = language;
  const { seasonSlug, leagueSlug } = competition;
  const here = addresses.ownFantasyForm(locale, seasonSlug, leagueSlug);
  return {
    title: language.t("my-fantasy")("title"),
    league: `${language.name(competition.name)} ${seasonName}`,
    ways: [
      { href: addresses.fantasyPage(locale, competition, "players"), text: language.t("my-fantasy")("toMarket") },
      { href: addresses.fantasyPage(locale, competition, "rules"), text: t("toRules") },
      { href: addresses.ownFantasy(locale, seasonSlug, leagueSlug), text: t("toScreen") },
    ],
    form: sent && formPart(sent, here, language),
    signIn: sent === null ? { text: t("signIn"), href: addresses.accountForm(locale, "Login", here), way: t("toSignIn") } : null,
  };
}

function formPart(sent: SentSquadForm, action: string, language: PageLanguage): NonNullable<SquadFormPage["form"]> {
  const { own, form } = sent;
  const t = language.t("fantasy-form");
  const { format } = language;
  const players = playersByNumber(own.players, language);
  const paid = own.team?.squad.paid.reduce((sum, price) => sum + price, 0) ?? 0;
  return {
    action,
    deadline: deadlineText(sent, language),
    budget: language.t("my-fantasy")("budget.label", {
      used: format.decimal(paid / 10),
      budget: format.decimal(own.settings.budget / 10),
      left: format.decimal((own.settings.budget - paid) / 10),
    }),
    said: saidText(sent, players, language),
    hidden: { market: own.market, version: own.team?.version ?? 0 },
    name: own.team === null ? nameField(form.name, language) : null,
    heads: {
      player: t("player"),
      place: t("place"),
      captain: language.t("my-fantasy")("selected.captain"),
      vice: language.t("my-fantasy")("selected.vice"),
    },
    nobody: t("nobody"),
    places: placeChoices(squadSize(own.settings) - fiveSize - 1, language),
    rows: formRows(sent, players, language),
    send: language.t("my-fantasy")(own.team === null ? "make.send" : "pending.confirm"),
  };
}

function deadlineText({ own: { open, next, transfersUntil } }: SentSquadForm, language: PageLanguage): string {
  const t = language.t("my-fantasy");
  const { format } = language;
  if (open === null && transfersUntil === "next-opening" && next !== null) {
    const moment = { day: format.date(next.locksAt, "day"), time: format.date(next.locksAt, "time") };
    return `${t("deadline.first", { round: fantasyRoundTitle(next, language), ...moment })}. ${t("deadline.free")}`;
  }
  if (open === null) return t("deadline.none");
  const until = t("deadline.transfers", { day: format.date(open.locksAt, "day"), time: format.date(open.locksAt, "time") });
  return `${fantasyRoundTitle(open, language)}. ${until}`;
}

function saidText({ own, said }: SentSquadForm, players: ReadonlyMap<number, PickedPlayer>, language: PageLanguage) {
  const t = language.t("fantasy-form");
  if (said === null) return null;
  if (said === "made" || said === "kept") return { text: t(`said.${said}`), isFault: false };
  if (said.rule === "form") return { text: t(`said.${said.code}`), isFault: true };
  return { text: refusalWords(said, { settings: own.settings, players, language }), isFault: true };
}

function nameField(value: string, language: PageLanguage): FormField {
  const t = language.t("my-fantasy");
  return {
    name: "name",
    label: t("make.name"),
    hint: t("make.nameHint"),
    type: "text",
    value,
    fault: null,
    required: true,
    minLength: teamNameLengths.least,
    maxLength: teamNameLengths.most,
    autoComplete: "off",
  };
}

function placeChoices(bench: number, language: PageLanguage): readonly Choice[] {
  const t = language.t("fantasy-form");
  const places: readonly (readonly [FormPlace, string])[] = [
    ["five", t("places.five")],
    ["sixth", t("places.sixth")],
    ...Array.from({ length: bench }, (_, at) => [`bench-${at + 1}`, t("places.bench", { place: at + 1 })] as const),
  ];
  return places.map(([value, text]) => ({ value, text }));
}

function formRows({ form }: SentSquadForm, players: ReadonlyMap<number, PickedPlayer>, language: PageLanguage): readonly SquadFormRow[] {
  const t = language.t("fantasy-form");
  const all = [...players.values()].toSorted((one, other) => other.price - one.price || one.number - other.number);
  const choicesOf = new Map<PositionGroup, readonly Choice[]>();
  for (const group of ["guard", "forward", "centre"] as const) {
    choicesOf.set(
      group,
      all
        .filter((player) => player.group === group)
        .map((player) => ({ value: String(player.number), text: choiceText(player, language) })),
    );
  }
  const seen = { guard: 0, forward: 0, centre: 0 };
  return form.rows.map(({ group, player, place }, row) => {
    const label = t(`rows.${group}`, { number: ++seen[group] });
    return {
      label,
      player: { name: `player-${row}`, value: player === null ? "" : String(player), choices: choicesOf.get(group) ?? [] },
      place: { name: `place-${row}`, value: place ?? "", label: `${label}: ${t("place")}` },
      captain: { isChosen: form.captain === row, label: `${label}: ${language.t("my-fantasy")("selected.captain")}` },
      vice: { isChosen: form.vice === row, label: `${label}: ${language.t("my-fantasy")("selected.vice")}` },
    };
  });
}

function choiceText({ fullName, club, price, hasLeft, status }: PickedPlayer, language: PageLanguage): string {
  const t = language.t("my-fantasy");
  const note = hasLeft ? t("left") : status === null ? null : t(`status.${status}`);
  return [`${fullName} (${club}) ${language.format.decimal(price / 10)}`, ...(note === null ? [] : [note])].join(" – ");
}
