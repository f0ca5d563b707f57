import { addresses } from "#contract/addresses.ts";
import type { DocumentLine } from "#contract/editorial-queries.ts";
import { languageTag, type Locale } from "#contract/locale.ts";
import { documentKinds } from "#contract/news.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";
import type { PageMeta } from "../page-meta.ts";
import { foreignTag, languageName } from "../text-language.ts";
import { chosenDocuments, documentsFilter, type DocumentsChoice, type DocumentsFilter, isChosen } from "./documents-choice.ts";

export type DocumentFile = {
  readonly url: string;
  /** Under which it is saved. */
  readonly fileName: string;
  readonly language: string;
  readonly type: string;
  readonly size: string;
  readonly date: string;
  readonly machineDate: string;
  readonly version: string;
  /** Says what is downloaded to who hears links one by one. */
  readonly label: string;
};

export type ShownDocument = {
  readonly slug: string;
  readonly title: string;
  readonly lang: string | undefined;
  readonly season: string;
  /** The newest version, in each language it has: the reader's first. */
  readonly files: readonly DocumentFile[];
  readonly earlier: readonly DocumentFile[];
  readonly earlierLabel: string;
};

export type DocumentsPage = {
  readonly title: string;
  /** `null` where there is nothing to choose from. LOOK16 */
  readonly filter: DocumentsFilter | null;
  readonly groups: readonly { readonly kind: string; readonly title: string; readonly documents: readonly ShownDocument[] }[];
  readonly empty: string;
  readonly meta: PageMeta;
};

type Version = DocumentLine["versions"][number];

export function documentsPage(
  lines: readonly DocumentLine[],
  { siteTitle, origin }: { readonly siteTitle: string; readonly origin: string },
  choice: DocumentsChoice,
  language: PageLanguage,
): DocumentsPage {
  const t = language.t("documents");
  const chosen = chosenDocuments(lines, choice, language);
  const groups = documentKinds.map((kind) => ({
    kind,
    title: t(`kind.${kind}`),
    documents: chosen.filter((line) => line.kind === kind).map((line) => shownDocument(line, language)),
  }));
  return {
    title: t("title"),
    filter: lines.length > 1 ? documentsFilter(lines, choice, chosen.length, language) : null,
    groups: groups.filter(({ documents }) => documents.length > 0),
    empty: lines.length === 0 ? t("empty") : t("filter.none"),
    meta: {
      title: t("title"),
      description: t("description", { site: siteTitle }),
      origin,
      path: addresses.documents(language.locale),
      hidden: isChosen(choice),
    },
  };
}

function shownDocument(line: DocumentLine, language: PageLanguage): ShownDocument {
  const t = language.t("documents");
  const newest = Math.max(...line.versions.map(({ version }) => version));
  const files = line.versions.map((version) => ({ version, file: documentFile(line.title.text, version, language) }));
  const earlier = files.filter(({ version }) => version.version < newest).map(({ file }) => file);
  const ownFirst = ({ version: { locale } }: { version: Version }) => (locale === language.locale ? 0 : locale === null ? 1 : 2);
  return {
    slug: line.slug,
    title: line.title.text,
    lang: foreignTag(line.title.locale, language.locale),
    season: line.season === null ? t("allSeasons") : t("season", { name: line.season.name }),
    files: files
      .filter(({ version }) => version.version === newest)
      .toSorted((one, other) => ownFirst(one) - ownFirst(other))
      .map(({ file }) => file),
    earlier,
    earlierLabel: t("earlier", { count: earlier.length }),
  };
}

function documentFile(title: string, version: Version, language: PageLanguage): DocumentFile {
  const t = language.t("documents");
  const fileName = decodeURIComponent(version.url.slice(version.url.lastIndexOf("/") + 1));
  const words = {
    language: version.locale === null ? t("allLanguages") : languageName(version.locale, language.locale),
    type: fileName.slice(fileName.lastIndexOf(".") + 1).toUpperCase(),
    size: sizeIn(language.locale, version.bytes),
  };
  return {
    ...words,
    url: version.url,
    fileName,
    date: language.format.date(Date.parse(`${version.publishedOn}T12:00:00Z`), "long"),
    machineDate: version.publishedOn,
    version: t("version", { number: version.version }),
    label: t("download", { title }),
  };
}

/** In whole kilobytes, from a million bytes on in megabytes. */
function sizeIn(locale: Locale, bytes: number): string {
  const [value, unit, digits] = bytes < 1_000_000 ? [Math.max(1, bytes / 1000), "kilobyte", 0] : [bytes / 1_000_000, "megabyte", 1];
  const format = new Intl.NumberFormat(languageTag(locale), {
    style: "unit",
    unit,
    unitDisplay: "short",
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return format.format(value);
}
