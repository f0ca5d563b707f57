import type en from "../en/notices.ts";
import type { Translation } from "../translation.ts";

export default {
  start: "Utakmica je počela.",
  quarter: "Kraj {number}. četvrtine: {home}:{away}",
  quarterQuiet: "Kraj {number}. četvrtine.",
  halfTime: "Poluvreme: {home}:{away}",
  halfTimeQuiet: "Poluvreme.",
  furtherOvertime: "Nerešeno i posle {number}. produžetka, {home}:{away}: igra se dalje.",
  furtherOvertimeQuiet: "Igra se još jedan produžetak.",
  overtime: "Nerešeno posle regularnog dela, {home}:{away}: produžetak.",
  overtimeQuiet: "Igra se produžetak.",
  closeFinish: "Neizvesno u poslednja dva minuta: {home}:{away}",
  closeFinishQuiet: "Neizvesno je u poslednja dva minuta.",
  final: "Konačan rezultat: {home}:{away}",
  finalQuiet: "Utakmica je završena.",
  corrected: "Rezultat je ispravljen: {home}:{away}",
  correctedQuiet: "Rezultat je ispravljen.",
  moved: "Novi početak: {date}",
  postponed: "Utakmica je odložena.",
  cancelled: "Utakmica je otkazana.",
  undecided: "Termin još nije određen.",
  changed: "Promena u rasporedu.",
  newsTitle: "Vesti",
  newsQuiet: "Ima nečeg novog o utakmici. Rezultat ovde ne otkrivamo.",
  testTitle: "Ovako će to zvučati",
  test: "Na ovom uređaju saznajete šta se dešava sa onima koje pratite.",
} satisfies Translation<typeof en>;
