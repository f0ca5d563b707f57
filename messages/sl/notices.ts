import type en from "../en/notices.ts";
import type { Translation } from "../translation.ts";

export default {
  start: "Tekma se je začela.",
  quarter: "Konec {number}. četrtine: {home}:{away}",
  quarterQuiet: "Konec {number}. četrtine.",
  halfTime: "Polčas: {home}:{away}",
  halfTimeQuiet: "Polčas.",
  furtherOvertime: "Izenačeno tudi po {number}. podaljšku, {home}:{away}: igra se nadaljuje.",
  furtherOvertimeQuiet: "Igrajo še en podaljšek.",
  overtime: "Izenačeno po rednem delu, {home}:{away}: podaljšek.",
  overtimeQuiet: "Igrajo podaljšek.",
  closeFinish: "Napeto v zadnjih dveh minutah: {home}:{away}",
  closeFinishQuiet: "V zadnjih dveh minutah je napeto.",
  final: "Končni izid: {home}:{away}",
  finalQuiet: "Tekme je konec.",
  corrected: "Izid je popravljen: {home}:{away}",
  correctedQuiet: "Izid je popravljen.",
  moved: "Nov začetek: {date}",
  postponed: "Tekma je prestavljena.",
  cancelled: "Tekma je odpovedana.",
  undecided: "Termin še ni določen.",
  changed: "Sprememba v razporedu.",
  newsTitle: "Novice",
  newsQuiet: "O tekmi je nekaj novega. Izida tu ne izdamo.",
  testTitle: "Tako bo videti",
  test: "Na tej napravi izveste, kaj se dogaja s tistimi, ki jim sledite.",
} satisfies Translation<typeof en>;
