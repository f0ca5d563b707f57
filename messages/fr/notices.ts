import type en from "../en/notices.ts";
import type { Translation } from "../translation.ts";

export default {
  start: "Le match a commencé.",
  quarter: "Fin du {number, selectordinal, one {#er} other {#e}} quart-temps\u00a0: {home}-{away}",
  quarterQuiet: "Fin du {number, selectordinal, one {#er} other {#e}} quart-temps.",
  halfTime: "Mi-temps\u00a0: {home}-{away}",
  halfTimeQuiet: "C’est la mi-temps.",
  furtherOvertime: "Égalité après la {number, selectordinal, one {#re} other {#e}} prolongation, {home}-{away}\u00a0: le match continue.",
  furtherOvertimeQuiet: "On joue une nouvelle prolongation.",
  overtime: "Égalité à la fin du temps réglementaire, {home}-{away}\u00a0: prolongation.",
  overtimeQuiet: "On joue la prolongation.",
  closeFinish: "Fin de match serrée dans les deux dernières minutes\u00a0: {home}-{away}",
  closeFinishQuiet: "La fin de match est serrée.",
  final: "Score final\u00a0: {home}-{away}",
  finalQuiet: "Le match est terminé.",
  corrected: "Résultat corrigé\u00a0: {home}-{away}",
  correctedQuiet: "Le résultat a été corrigé.",
  moved: "Nouvel horaire\u00a0: {date}",
  postponed: "Le match est reporté.",
  cancelled: "Le match est annulé.",
  undecided: "La date reste à définir.",
  changed: "Le calendrier a changé.",
  newsTitle: "Actualités",
  newsQuiet: "Du nouveau à propos d’un match. Le résultat n’est pas dévoilé ici.",
  testTitle: "Voilà à quoi cela ressemble",
  test: "Cet appareil vous dit ce qui arrive à ceux que vous suivez.",
} satisfies Translation<typeof en>;
