import { liveAddresses } from "#contract/live/live-addresses.ts";
import type { OfficeTables } from "#contract/office-screens.ts";
import type { LooseTranslator } from "../i18n/translator.ts";
import { freshText } from "./fresh-text.ts";
import type { TablesText } from "./office-page.ts";
import type { OfficeWords } from "./office-words.ts";
import { plainControl } from "./plain-control.ts";

/** Links to the table of a game, given out from its page. OFF51 */
export function tablesText(
  { links, roles, typed, fault, fresh, trainings }: OfficeTables,
  { action, nonce, origin }: { readonly action: string; readonly nonce: string; readonly origin: string },
  words: OfficeWords,
): TablesText {
  const { t, language } = words;
  const work = language.t("console") as LooseTranslator;
  const name = (role: string) => work(`link.role.${role}`);
  const address = fresh && origin + liveAddresses.desk(fresh.gameId, fresh.role, fresh.token);
  const state = ({ state: is, expiresAt }: OfficeTables["links"][number]) =>
    is === "open" ? t("tables.until", { day: language.format.date(expiresAt, "dateTime") }) : t(`tables.${is}`);
  return {
    title: t("tables.title"),
    lead: t("tables.lead"),
    none: t("tables.none"),
    fresh: fresh === null || address === null ? null : freshText("tables", { label: fresh.label, address }, words),
    rows: links.map((link) => ({
      key: link.linkId,
      title: link.label,
      about: `${name(link.role)} · ${state(link)}`,
      take:
        link.state === "open"
          ? {
              action,
              hidden: [
                ["act", "unlink"],
                ["link", link.linkId],
                ["nonce", nonce],
              ],
              text: t("tables.revoke"),
              about: link.label,
            }
          : null,
    })),
    trainings: trainings.length === 0 ? null : { title: t("tables.trainings"), rows: trainings.map((each) => trainingRow(each, words)) },
    form: {
      action,
      controls: [
        plainControl({
          name: "label",
          label: t("tables.label"),
          type: "text",
          value: typed.label,
          isRequired: true,
          most: 80,
          fault: fault && t("tables.noLabel"),
          isFirst: fault !== null,
        }),
        plainControl({
          name: "role",
          label: t("tables.role"),
          type: "select",
          value: typed.role,
          isRequired: true,
          choices: roles.map((role) => ({ value: role, text: name(role) })),
        }),
      ],
      send: t("tables.make"),
    },
  };
}

/** Who, when, which part, and the figures. TRAIN5 */
function trainingRow(
  { trainingId, label, level, period, trainedAt, figures, accuracy, isPassed }: OfficeTables["trainings"][number],
  { t, language }: OfficeWords,
) {
  const { format } = language;
  const work = language.t("crew") as LooseTranslator;
  const about = [
    format.date(trainedAt, "dateTime"),
    work("training.part", { period }),
    work(`training.level.${level}`),
    t("tables.trained", {
      accuracy: format.number(Math.round(accuracy * 1000) / 10),
      distance: figures.boxDistance,
      delay: figures.delayMedianMs === null ? "–" : format.number(Math.round(figures.delayMedianMs / 100) / 10),
      keys: figures.keys,
      least: figures.leastKeys,
    }),
    t(isPassed ? "tables.passed" : "tables.notPassed"),
  ];
  return { key: trainingId, title: label, about: about.join(" · ") };
}
