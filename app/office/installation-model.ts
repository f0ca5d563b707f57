import { addresses } from "#contract/addresses.ts";
import { languageTag, type Locale } from "#contract/locale.ts";
import type { OfficeInstallationPart } from "#contract/office-set-up.ts";
import { languageChoices } from "../i18n/language-choices.ts";
import { doctorTitle } from "./doctor-model.ts";
import type { OfficeWords } from "./office-words.ts";
import type { InstallationText } from "./set-up-page.ts";
import { plainControl } from "./plain-control.ts";

const mega = 1_000_000;
/** From here on somebody should look at a limit. */
const nearlyFull = 0.8;

/** As the language's own data write it. */
function megabytesIn(locale: Locale, bytes: number): string {
  const written = new Intl.NumberFormat(languageTag(locale), { style: "unit", unit: "megabyte", maximumFractionDigits: 0 });
  return written.format(bytes / mega);
}

export function installationTitle({ language }: OfficeWords): string {
  return language.t("set-up")("installation.title");
}

/** All leagues of the installation, and a further one. WIZ10 */
export function installationText(
  { leagues, databaseBytes, demo, typed, faults, founded }: OfficeInstallationPart,
  words: OfficeWords,
): InstallationText {
  const { language } = words;
  const t = language.t("set-up");
  const { locale, format } = language;
  const fault = (code: string | undefined) =>
    code === undefined
      ? null
      : code === "name-taken"
        ? t("installation.taken")
        : words.fault(code.startsWith("BRAND") ? { code: "rule", rule: code } : ({ code } as { code: "required" }));
  const control = (name: string, type: "text" | "select", label: string) => ({
    ...plainControl({ name, type, label, value: typed[name] ?? "" }),
    fault: fault(faults[name]),
    isRequired: true,
  });
  return {
    kind: "installation",
    title: t("installation.title"),
    lead: t("installation.lead"),
    doctor: { href: addresses.officeDoctor(locale), text: doctorTitle(words) },
    leagues: leagues.map((league) => leagueText(league, words)),
    figures: [
      { text: t("installation.leagues"), value: format.number(leagues.length) },
      { text: t("installation.database"), value: megabytesIn(locale, databaseBytes) },
    ],
    founded: founded && {
      text: t("installation.founded", { league: founded.title }),
      link: founded.link,
      note: t("installation.foundedNote"),
    },
    demo: demo && {
      title: t("installation.demo.title"),
      text: t(`installation.demo.${demo}`),
      send:
        demo === "none" || demo === "there"
          ? {
              action: addresses.officeInstallation(locale),
              hidden: [["act", demo === "none" ? "demo" : "no-demo"]],
              text: t(demo === "none" ? "installation.demo.load" : "installation.demo.remove"),
            }
          : null,
      again:
        demo === "coming" || demo === "going" ? { href: addresses.officeInstallation(locale), text: t("installation.demo.again") } : null,
    },
    form: {
      title: t("installation.further"),
      lead: t("installation.furtherLead"),
      action: addresses.officeInstallation(locale),
      controls: [
        control("title", "text", t("first.fields.title")),
        { ...control("host", "text", t("installation.host")), hint: t("installation.hostHint") },
        {
          ...control("language", "select", t("first.fields.language")),
          choices: languageChoices.map(({ language: value, name }) => ({ value, text: name })),
        },
        {
          ...control("timeZone", "select", t("first.fields.timeZone")),
          choices: Intl.supportedValuesOf("timeZone").map((value) => ({ value, text: value.replaceAll("_", " ") })),
        },
      ],
      send: t("first.send"),
    },
  };
}

/** A league with what there is of it, without what is in it. WIZ10, WIZ13 */
function leagueText(
  { slug, title, origins, isPublished, changedAt, sizes, fileBytes, health, limits }: OfficeInstallationPart["leagues"][number],
  words: OfficeWords,
): InstallationText["leagues"][number] {
  const { language, many } = words;
  const t = language.t("set-up");
  const { locale, format } = language;
  return {
    key: slug,
    title,
    hosts: origins.map((href) => ({ href, text: href.replace(/^https?:\/\//, "") })),
    cells: [
      { text: t("installation.state"), value: t(isPublished ? "installation.published" : "installation.closed") },
      ...(["club", "person", "fixture"] as const).map((thing) => ({ text: many(thing), value: format.number(sizes[thing]) })),
      { text: t("installation.files"), value: `${format.number(sizes.file)} · ${megabytesIn(locale, fileBytes)}` },
      { text: t("installation.changed"), value: changedAt === null ? "–" : format.date(changedAt, "dateTime") },
      healthCell(health, words),
      {
        text: t("installation.devices"),
        value: t("installation.of", { count: format.number(limits.devices), most: format.number(limits.mostDevices) }),
        isFault: limits.devices > limits.mostDevices * nearlyFull,
      },
      { text: t("installation.tries"), value: format.percent(limits.tries), isFault: limits.tries > nearlyFull },
    ],
  };
}

/** What in a league waits for somebody who runs the machine. WIZ13 */
function healthCell({ mailsLate, receiversSilent }: OfficeInstallationPart["leagues"][number]["health"], { language }: OfficeWords) {
  const t = language.t("set-up");
  const faults = [
    ...(mailsLate > 0 ? [t("installation.mailsLate", { count: mailsLate })] : []),
    ...(receiversSilent > 0 ? [t("installation.receiversSilent", { count: receiversSilent })] : []),
  ];
  return { text: t("installation.health"), value: faults.join(" · ") || t("installation.well"), isFault: faults.length > 0 };
}
