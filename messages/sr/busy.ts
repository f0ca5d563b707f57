import type en from "../en/busy.ts";
import type { Translation } from "../translation.ts";

export default {
  title: "Samo trenutak",
  text: "Trenutno je toliko posetilaca da stranica nije mogla da se pripremi. Ništa nije izgubljeno: pokušajte ponovo za nekoliko sekundi.",
  again: "Pokušaj ponovo",
} satisfies Translation<typeof en>;
