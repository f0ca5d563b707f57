import type en from "../en/busy.ts";
import type { Translation } from "../translation.ts";

export default {
  title: "Samo trenutek",
  text: "Obiskovalcev je trenutno toliko, da strani ni bilo mogoče pripraviti. Nič ni izgubljeno: poskusite znova čez nekaj sekund.",
  again: "Poskusi znova",
} satisfies Translation<typeof en>;
