import { addresses } from "#contract/addresses.ts";
import { type DoctorLine, doctorCodes } from "#contract/doctor.ts";
import { languageTag, type Locale } from "#contract/locale.ts";
import type { OfficeScreen } from "#contract/office-screens.ts";
import type { LooseTranslator } from "../i18n/translator.ts";
import type { DoctorText } from "./office-page.ts";
import type { OfficeWords } from "./office-words.ts";

type Shown = Extract<OfficeScreen, { readonly kind: "office" }>["part"];
const inOrder = ["ill", "look", "well"] as const satisfies readonly DoctorLine["verdict"][];
const gigabyte = 1024 ** 3;

/** Figures of lines that have a unit; what is counted is said by the sentence itself. */
const unitOf: Readonly<Record<string, string>> = { freeBytes: "gigabyte", allBytes: "gigabyte", hours: "hour", seconds: "second" };

export function doctorTitle({ language }: OfficeWords): string {
  return language.t("office")("doctor.title");
}

/** How the installation is, in the page's language: what is ill first. DOCTOR3 */
export function doctorText({ lines }: Extract<Shown, { readonly kind: "doctor" }>, { language }: OfficeWords): DoctorText {
  const t = language.t("office");
  const { locale } = language;
  const count = (verdict: DoctorLine["verdict"]) => lines.filter((line) => line.verdict === verdict).length;
  const sorted = inOrder.flatMap((verdict) => lines.filter((line) => line.verdict === verdict));
  return {
    kind: "doctor",
    title: t("doctor.title"),
    lead: t("doctor.lead"),
    summary: count("well") === lines.length ? t("doctor.well") : t("doctor.notWell", { ill: count("ill"), look: count("look") }),
    lines: sorted.map((line) => lineText(line, { t: t as LooseTranslator, locale })),
    again: { href: addresses.officeDoctor(locale), text: t("doctor.again") },
  };
}

function lineText(line: DoctorLine, { t, locale }: { readonly t: LooseTranslator; readonly locale: Locale }): DoctorText["lines"][number] {
  const { code, verdict, host } = line;
  const values = Object.fromEntries(Object.entries(line.values).map(([name, value]) => [name, written(name, value, locale)]));
  const about = doctorCodes[code];
  return {
    key: `${code} ${host ?? ""}`,
    verdict,
    state: t(`doctor.verdicts.${verdict}`),
    about: t(`doctor.subjects.${about}`, host === null ? undefined : { host }),
    says: t(`doctor.says.${code}`, values),
    remedy: verdict === "well" ? null : { label: t("doctor.remedy"), text: t(`doctor.remedies.${code}`, values) },
  };
}

/** As the language's own data write it. */
function written(name: string, value: string | number, locale: Locale): string | number {
  const unit = unitOf[name];
  if (unit === undefined) return value;
  const isSpace = unit === "gigabyte";
  return new Intl.NumberFormat(languageTag(locale), {
    style: "unit",
    unit,
    unitDisplay: isSpace ? "short" : "long",
    maximumFractionDigits: 1,
  }).format(isSpace ? Number(value) / gigabyte : Number(value));
}
