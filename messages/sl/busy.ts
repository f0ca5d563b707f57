import type en from "../en/busy.ts";
import type { Translation } from "../translation.ts";

export default {
  title: "Samo trenutek",
  text: "Obiskovalcev je trenutno toliko, da strani ni bilo mogoče pripraviti. Nič ni izgubljeno: poskusite znova čez nekaj sekund.",
  again: "Poskusi znova",
  form: {
    title: "Obrazec ni bil sprejet",
    text: "Nič ni bilo poslano ali spremenjeno. Stran odprite znova in jo še enkrat izpolnite.",
    again: "Odpri stran",
  },
  address: {
    title: "Tega naslova ni mogoče prebrati",
    text: "Morda je skrajšan ali napačno prepisan. Z domače strani pridete do vsega.",
    again: "Na domačo stran",
  },
  defect: {
    title: "Prišlo je do napake",
    text: "Napaka je naša in je zabeležena. Poskusite znova čez trenutek.",
    again: "Poskusi znova",
  },
} satisfies Translation<typeof en>;
