import type { NamedText } from "#contract/drawing.ts";
import type { ScoresheetAnswer } from "#contract/scoresheet-queries.ts";
import type { Side } from "#core/game/facts.ts";
import type { PlayerKey } from "#core/kernel/ids.ts";
import { periodAbbreviation } from "../../sport/period-name.ts";
import { shortName } from "../../sport/player-name.ts";
import { sourceName } from "../games/game-info-model.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";

/** What is to be said of a game beside its figures: decisions, protests, corrections, and what the record is worth. */
export function scoresheetNotes({ game, log }: ScoresheetAnswer, language: PageLanguage): NamedText[] {
  const t = language.t("scoresheet");
  const details = language.t("game-details");
  const own = language.t("game");
  const nameOf = (side: Side) => language.name(game.summary[side].name);
  const captainOf = (key: PlayerKey | null) => game.players.find((player) => player.key === key);
  const { award } = game;
  const atFault = award?.atFault ?? null;
  const decision = award && [
    details(`report.awards.${award.kind}`),
    ...(atFault === null
      ? []
      : [atFault === "both" ? details("report.atFaultBoth") : details("report.atFault", { team: nameOf(atFault) })]),
  ];
  return [
    ...(decision ? [{ name: details("report.awardedBy"), text: decision.join(". ") }] : []),
    ...(award?.reason ? [{ name: details("report.reason"), text: award.reason }] : []),
    ...(log?.record.protests ?? []).map(({ by, captain }) => {
      const known = captainOf(captain);
      const text = known
        ? t("protestByCaptain", { team: nameOf(by), captain: shortName(known, language) })
        : t("protestBy", { team: nameOf(by) });
      return { name: t("protest"), text };
    }),
    ...(log?.record.challenges ?? []).map(({ side, period, minute, successful }) => {
      const when = periodAbbreviation(language.t("shell"), period) + (minute === null ? "" : `, ${minute}′`);
      const outcome = successful === null ? "untold" : successful ? "changed" : "stands";
      return { name: t("challenge"), text: t(`challengeOutcome.${outcome}`, { team: nameOf(side), when }) };
    }),
    ...(log?.record.amendments ?? []).map(({ version, reason }) => ({
      name: t("correction"),
      text: t("correctionTo", { version: String(version), reason }),
    })),
    ...game.flags.map(({ kind, detail }) => ({ name: own("sections.notes"), text: `${own(`flags.kinds.${kind}`)} ${detail}`.trim() })),
    ...(game.flags.length === 0 && log !== null ? [{ name: own("sections.notes"), text: own("flags.none") }] : []),
    { name: own("info.source"), text: sourceName(game.source, language) },
    { name: details("report.version"), text: game.version },
  ];
}
