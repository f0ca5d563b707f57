import { addresses } from "#contract/addresses.ts";
import { siteSections } from "#contract/office/sections.ts";
import { languageTag, type Locale } from "#contract/locale.ts";
import type { OfficeScreen, OfficeSaid } from "#contract/office-screens.ts";
import { languageChoices, shortNameOf } from "../i18n/language-choices.ts";
import { inLocale } from "../i18n/locale-link.ts";
import type { PageLanguage } from "../i18n/page-language.ts";
import { changesText } from "./changes-model.ts";
import { doctorText, doctorTitle } from "./doctor-model.ts";
import { fileText } from "./file-model.ts";
import { importsText } from "./imports-model.ts";
import { listText } from "./list-model.ts";
import type { OfficeFrame, OfficePage, PartText, SaidText, Way } from "./office-page.ts";
import { type OfficeWords, officeWords } from "./office-words.ts";
import { rolesText } from "./roles-model.ts";
import { installationText, installationTitle } from "./installation-model.ts";
import { setUpText } from "./set-up-model.ts";
import { setUpTitle } from "./set-up-titles.ts";
import { rowText } from "./row-model.ts";
import { todayText } from "./today-model.ts";

type Shown = Extract<OfficeScreen, { readonly kind: "office" }>;
type Site = { readonly title: string; readonly shortTitle: string };

/** A screen of the office, in the page's language. OFF12 */
export function officePage(screen: Shown, site: Site & { readonly origin: string }, language: PageLanguage): OfficePage {
  const words = officeWords(language);
  const here = addressOf(screen, language.locale);
  return { frame: frameOf(screen, { site, words, here }), said: saidText(screen, here, words), part: partText(screen, site.origin, words) };
}

/** The part's own title, for the document's. */
export function titleOf({ part }: OfficePage): string {
  return part.kind === "list" ? part.list.title : part.title;
}

function partText(screen: Shown, origin: string, words: OfficeWords): PartText {
  const { part, nonce } = screen;
  switch (part.kind) {
    case "today":
      return todayText(part, nonce, words);
    case "changes":
      return changesText(part, { things: screen.things, nonce, isOwner: screen.mayGiveRoles }, words);
    case "list":
      return { kind: "list", list: listText(part.thing, part.list, { current: null }, words) };
    case "row":
      return rowText(part, { nonce, origin, isRefused: screen.said?.kind === "faults" || screen.said?.kind === "conflict" }, words);
    case "file":
      return fileText(part, words);
    case "roles":
      return rolesText(part, { nonce, origin }, words);
    case "set-up":
      return setUpText(part, { nonce, isRefused: screen.said?.kind === "faults" || screen.said?.kind === "conflict" }, words);
    case "imports":
      return importsText(part, nonce, words);
    case "installation":
      return installationText(part, words);
    case "doctor":
      return doctorText(part, words);
  }
}

/** Where the screen stands, without what narrows it. */
function addressOf({ part }: Shown, locale: Locale): string {
  switch (part.kind) {
    case "today":
      return addresses.office(locale);
    case "changes":
      return addresses.officeChanges(locale, part.thing ?? undefined);
    case "list":
      return addresses.officeList(locale, part.thing.name);
    case "row":
      return part.row === null ? addresses.officeNew(locale, part.thing.name) : addresses.officeRow(locale, part.thing.name, part.row.slug);
    case "file":
      return addresses.officeFile(locale, part.thing.name);
    case "roles":
      return addresses.officeRoles(locale);
    case "set-up":
      return addresses.officeSetUp(locale, part.step);
    case "imports":
      return addresses.officeImports(locale, part.opened?.import.importId);
    case "installation":
      return addresses.officeInstallation(locale);
    case "doctor":
      return addresses.officeDoctor(locale);
  }
}

function frameOf(
  { things, singles, made, mayGiveRoles, maySetUp, isOperator, part }: Shown,
  { site, words, here }: { readonly site: Site; readonly words: OfficeWords; readonly here: string },
): OfficeFrame {
  const { t, many, language } = words;
  const { locale } = language;
  const thingHere = "thing" in part && part.thing !== null && typeof part.thing !== "string" ? part.thing.name : null;
  const nav: Way[] = [
    { href: addresses.office(locale), text: t("nav.today"), isCurrent: part.kind === "today" },
    ...things.map((thing) => ({ href: addresses.officeList(locale, thing), text: many(thing), isCurrent: thingHere === thing })),
    ...singles
      .filter((thing) => thing === siteSections.name)
      .map((thing) => ({ href: addresses.officeRow(locale, thing, thing), text: many(thing), isCurrent: thingHere === thing })),
    { href: addresses.officeChanges(locale), text: t("nav.changes"), isCurrent: part.kind === "changes" || part.kind === "imports" },
    ...(maySetUp ? [{ href: addresses.officeSetUp(locale), text: setUpTitle(words), isCurrent: part.kind === "set-up" }] : []),
    ...(isOperator
      ? [
          { href: addresses.officeInstallation(locale), text: installationTitle(words), isCurrent: part.kind === "installation" },
          { href: addresses.officeDoctor(locale), text: doctorTitle(words), isCurrent: part.kind === "doctor" },
        ]
      : []),
    ...(mayGiveRoles ? [{ href: addresses.officeRoles(locale), text: t("nav.roles"), isCurrent: part.kind === "roles" }] : []),
  ];
  const ways = [
    { href: addresses.home(locale), text: t("nav.site") },
    { href: addresses.account(locale), text: t("nav.account") },
  ];
  return {
    league: site.shortTitle,
    home: { href: addresses.office(locale), text: t("of", { league: site.title }) },
    label: t("nav.label"),
    nav,
    ways,
    languages: {
      label: t("nav.languages"),
      current: shortNameOf(locale),
      ways: languageChoices.map(({ language: other, name }) => ({
        href: inLocale(here, other),
        text: name,
        lang: languageTag(other),
        isCurrent: other === locale,
      })),
    },
    theme: t("theme"),
    palette: {
      open: t("palette.open"),
      keys: "Ctrl K",
      title: t("palette.title"),
      find: t("palette.find"),
      none: t("palette.none"),
      close: t("palette.close"),
      actions: [...nav, ...things.flatMap((thing) => actionsOf(thing, made.includes(thing), words)), ...ways].map(({ href, text }) => ({
        href,
        text,
      })),
    },
    offline: t("said.offline"),
    busy: t("said.busy"),
  };
}

function actionsOf(thing: string, isMade: boolean, { t, many, wordOr, language: { locale } }: OfficeWords): readonly Way[] {
  const making = [
    { href: addresses.officeNew(locale, thing), text: wordOr(`things.${thing}.make`, `+ ${thing}`) },
    { href: addresses.officeFile(locale, thing), text: t("file.title", { things: many(thing) }) },
  ];
  return [
    ...(isMade ? making : []),
    { href: addresses.officeCsv(locale, thing), text: `${many(thing)}: ${t("list.csv")}` },
    { href: addresses.officeChanges(locale, thing), text: `${many(thing)}: ${t("nav.changes")}` },
  ];
}

/** What became of what was asked for, with the way to take it back. OFF17 */
function saidText({ said, nonce }: Shown, action: string, { t, control, called, language }: OfficeWords): SaidText | null {
  if (said === null) return null;
  const fault = (text: string) => ({ text, isFault: true, key: nonce, undo: null, way: null });
  const good = (text: string) => ({ text, isFault: false, key: nonce, undo: null, way: null });
  const wayTo = (importId: string | null, text: "takeBack" | "again") =>
    importId === null ? null : { href: addresses.officeImports(language.locale, importId), text: t(`said.${text}`) };
  switch (said.kind) {
    case "stored": {
      const { act, thing, changeId, canUndo, merged } = said;
      const name = called(thing, said.called);
      const more =
        merged.length === 0 ? "" : ` ${t("said.merged", { fields: language.format.list(merged.map((each) => control(thing, each))) })}`;
      const hidden = [
        ["act", "undo"],
        ["thing", thing],
        ["undoes", changeId],
        ["nonce", nonce],
      ] as const;
      return { ...good(t(`said.${act}`, { name }) + more), undo: canUndo ? { action, hidden, text: t("said.undo_") } : null };
    }
    case "imported":
      return {
        ...good(t("said.imported", { made: said.made, changed: said.changed, same: said.same })),
        way: wayTo(said.importId, "takeBack"),
      };
    case "games-stored":
      return good(t("said.gamesStored", { stored: said.stored, same: said.same, refused: said.refused }));
    case "taken-back":
      return {
        ...good([t("said.takenBack", { count: said.undone }), ...(said.kept > 0 ? [t("said.stays", { count: said.kept })] : [])].join(" ")),
        way: said.undone > 0 ? wayTo(said.importId, "again") : null,
      };
    case "refused":
      return fault(refusalText(said, t));
    case "faults":
    case "conflict":
      return fault(t(`said.${said.kind}`));
    case "not-found":
      return fault(t("said.notFound"));
    case "file-refused":
      return fault(t("said.fileRefused"));
    case "role-given":
      return good(t("said.roleGiven"));
    case "link-made":
      return good(t("said.linkMade"));
    case "link-taken":
      return good(t("said.linkTaken"));
    case "role-taken":
      return good(t("said.roleTaken"));
    case "same":
      return good(t("said.same"));
  }
}

function refusalText({ why, by }: Extract<OfficeSaid, { readonly kind: "refused" }>, t: OfficeWords["t"]): string {
  const count = Object.values(by).reduce((sum, each) => sum + each, 0);
  return t(`refused.${why}`, { count });
}
