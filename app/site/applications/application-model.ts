import { addresses } from "#contract/addresses.ts";
import { type EntryFault, mostPlayers, type TeamApplication, type TeamEntry } from "#contract/application-queries.ts";
import type { FormField } from "../../ui/form-field.tsx";
import type { PageLanguage } from "../../i18n/page-language.ts";
import type { PageMeta } from "../page-meta.ts";
import { titled } from "../titled.ts";

export type FormPart = { readonly title: string; readonly fields: readonly FormField[] };
export type PlayerRow = { readonly title: string; readonly fields: readonly FormField[] };

export type ApplicationForm = {
  readonly action: string;
  readonly version: number;
  readonly parts: readonly FormPart[];
  readonly players: {
    readonly title: string;
    readonly hint: string;
    readonly fault: string | null;
    readonly rows: readonly PlayerRow[];
    readonly more: readonly PlayerRow[];
    readonly moreTitle: string;
    readonly isMoreOpen: boolean;
  };
  readonly message: FormPart;
  /** Every fault once more, to go to from the top. */
  readonly faults: readonly { readonly name: string; readonly text: string }[];
};

export type ApplicationPage = {
  readonly title: string;
  readonly league: { readonly href: string; readonly text: string };
  readonly season: string;
  readonly deadline: string;
  readonly status: string;
  readonly notice: { readonly text: string; readonly isFault: boolean } | null;
  readonly reason: string | null;
  readonly form: ApplicationForm | null;
  /** What was handed in, to be read. */
  readonly summary: readonly { readonly title: string; readonly lines: readonly { readonly label: string; readonly value: string }[] }[];
  readonly buttons: readonly { readonly intent: string; readonly text: string }[];
  readonly action: string;
  readonly version: number;
  readonly privacy: { readonly href: string; readonly text: string };
  readonly meta: PageMeta;
};

type Surroundings = { readonly origin: string; readonly isSaved: boolean };

const rowsShown = 12;

const clubFields = [
  ["clubName", "text", "organization"],
  ["teamName", "text", null],
  ["city", "text", "address-level2"],
  ["venue", "text", null],
  ["primaryColor", "color", null],
  ["secondaryColor", "color", null],
] as const;

const contactFields = [
  ["contactName", "text", "name"],
  ["email", "email", "email"],
  ["phone", "tel", "tel"],
  ["coach", "text", null],
] as const;

const playerFields = [
  ["givenName", "text"],
  ["familyName", "text"],
  ["birthDate", "date"],
  ["shirt", "text"],
  ["guardianConsent", "check"],
] as const;

const emptyEntry: TeamEntry = {
  clubName: "",
  teamName: "",
  city: "",
  venue: "",
  primaryColor: "#1d3557",
  secondaryColor: "#ffffff",
  contactName: "",
  email: "",
  phone: "",
  coach: "",
  players: [],
  message: "",
};

export function applicationPage(application: TeamApplication, { origin, isSaved }: Surroundings, language: PageLanguage): ApplicationPage {
  const { locale, format, name } = language;
  const t = language.t("applications");
  const { competition, seasonName, deadline, status, isEditable, reason, uuid, version, entry } = application;
  const isFillable = status === "open" || status === "draft";
  const path = addresses.teamApplication(locale, uuid);
  const league = name(competition.name);
  return {
    title: t("title"),
    league: { href: addresses.league(locale, competition.seasonSlug, competition.leagueSlug), text: league },
    season: seasonName,
    deadline: deadline === null ? t("noDeadline") : t("deadline", { moment: format.date(deadline, "dateTime") }),
    status: t(`status.${isFillable && !isEditable ? "closed" : status}`),
    notice: noticeOf(application, isSaved, language),
    reason: reason === null ? null : t("reason", { reason }),
    form: isEditable ? applicationForm(application, path, language) : null,
    summary: isEditable || entry === null ? [] : summaryOf(entry, language),
    buttons: buttonsOf(application).map((intent) => ({ intent, text: t(`intent.${intent}`) })),
    action: path,
    version,
    privacy: { href: `${addresses.aboutUs(locale)}#privacy`, text: t("personalData") },
    meta: {
      title: titled(t("title"), league, language),
      description: t("description", { league, season: seasonName }),
      origin,
      path,
      hidden: "private",
    },
  };
}

function noticeOf({ refusal, status }: TeamApplication, isSaved: boolean, language: PageLanguage): ApplicationPage["notice"] {
  const t = language.t("applications");
  if (refusal) return { text: t(refusal.kind === "conflict" ? "conflict" : "notTaken"), isFault: true };
  return isSaved && status === "draft" ? { text: t("saved"), isFault: false } : null;
}

function buttonsOf({ isEditable, status, isLate }: TeamApplication): readonly ("draft" | "submit" | "revise" | "withdraw")[] {
  if (isEditable) return status === "open" ? ["submit", "draft"] : ["submit", "draft", "withdraw"];
  if (status !== "submitted") return [];
  return !isLate ? ["revise", "withdraw"] : ["withdraw"];
}

function applicationForm(application: TeamApplication, action: string, language: PageLanguage): ApplicationForm {
  const t = language.t("applications");
  const entry = application.entry ?? emptyEntry;
  const faults = application.refusal?.faults ?? {};
  const faultOf = (name: string) => faultText(faults[name], language);
  const field = (name: Exclude<keyof TeamEntry, "players">, type: FormField["type"], autoComplete: string | null): FormField => ({
    name,
    label: t(`field.${name}`),
    type,
    value: entry[name],
    fault: faultOf(name),
    ...(autoComplete === null ? {} : { autoComplete }),
  });
  const rows = Array.from({ length: Math.max(mostPlayers, entry.players.length) }, (_, row) => playerRow(entry, row, faultOf, language));
  const parts = [
    { title: t("parts.club"), fields: clubFields.map(([name, type, autoComplete]) => field(name, type, autoComplete)) },
    { title: t("parts.contact"), fields: contactFields.map(([name, type, autoComplete]) => field(name, type, autoComplete)) },
  ];
  const message = { title: t("parts.message"), fields: [field("message", "lines", null)] };
  const fields = [...parts.flatMap((part) => part.fields), ...message.fields];
  return {
    action,
    version: application.version,
    parts,
    players: {
      title: t("parts.players"),
      hint: t("field.playersHint"),
      fault: faultOf("players"),
      rows: rows.slice(0, rowsShown),
      more: rows.slice(rowsShown),
      moreTitle: t("morePlayers"),
      isMoreOpen: entry.players.length > rowsShown,
    },
    message,
    faults: [
      ...fields.flatMap(({ name, label, fault }) => (fault === null ? [] : [{ name, text: titled(label, fault, language) }])),
      ...(faults["players"] === undefined
        ? []
        : [{ name: "players", text: titled(t("parts.players"), faultOf("players") ?? "", language) }]),
      ...rows.flatMap((row) =>
        row.fields.flatMap(({ name, label, fault }) =>
          fault === null ? [] : [{ name, text: titled(`${row.title}, ${label}`, fault, language) }],
        ),
      ),
    ],
  };
}

function playerRow(entry: TeamEntry, row: number, faultOf: (name: string) => string | null, language: PageLanguage): PlayerRow {
  const t = language.t("applications");
  const player = entry.players[row];
  return {
    title: t("player", { number: row + 1 }),
    fields: playerFields.map(([name, type]): FormField => {
      const value = player?.[name] ?? "";
      const path = `players.${row}.${name}`;
      return {
        name: path,
        label: t(`field.${name}`),
        type,
        value: typeof value === "boolean" ? (value ? "yes" : "") : value,
        fault: faultOf(path),
        autoComplete: "off",
        ...(name === "shirt" ? { inputMode: "numeric" as const } : {}),
      };
    }),
  };
}

function faultText(fault: EntryFault | undefined, language: PageLanguage): string | null {
  return fault === undefined ? null : language.t("applications")(`fault.${fault}`);
}

function summaryOf(entry: TeamEntry, language: PageLanguage): ApplicationPage["summary"] {
  const t = language.t("applications");
  const lines = (names: readonly (readonly [Exclude<keyof TeamEntry, "players">, ...unknown[]])[]) =>
    names.map(([name]) => ({ label: t(`field.${name}`), value: entry[name] })).filter(({ value }) => value !== "");
  return [
    { title: t("parts.club"), lines: lines(clubFields) },
    { title: t("parts.contact"), lines: lines(contactFields) },
    {
      title: t("parts.players"),
      lines: entry.players.map(({ shirt, givenName, familyName, birthDate, guardianConsent }) => ({
        label: shirt === "" ? "–" : shirt,
        value: [`${givenName} ${familyName}`.trim(), birthDate, guardianConsent ? t("consented") : ""].filter(Boolean).join(", "),
      })),
    },
    { title: t("parts.message"), lines: lines([["message"]]) },
  ].filter((part) => part.lines.length > 0);
}
