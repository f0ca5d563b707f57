import type en from "../en/home-screen.ts";
import type { Translation } from "../translation.ts";

export default {
  title: "Na početnom ekranu",
  text: "Liga se otvara sa svoje ikone, u svom prozoru. Na uređajima [[iPhone]] i [[iPad]] tek tada može i da vam šalje obaveštenja.",
  byHand: "Otvorite meni za deljenje u pregledaču i izaberite „Dodaj na početni ekran“.",
  add: "Dodaj na početni ekran",
  dismiss: "Ne prikazuj više",
} satisfies Translation<typeof en>;
