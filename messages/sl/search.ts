import type en from "../en/search.ts";
import type { Translation } from "../translation.ts";

export default {
  title: "Iskanje",
  titleFor: "Iskanje: »{words}«",
  description: "Igralci, klubi, trenerji, sodniki, tekme in novice: {site}.",
  submit: "Išči",
  hint: "Igralec, klub, dva kluba za njune tekme ali novica. V latinici ali cirilici, s strešicami ali brez njih.",
  found: "{count, plural, one {# zadetek} two {# zadetka} few {# zadetki} other {# zadetkov}}",
  foundMore: "Več kot {count, plural, one {# zadetek} two {# zadetka} few {# zadetki} other {# zadetkov}}",
  nearest: "Za »{words}« ni natančnega zadetka. Najbližje je to:",
  meant: "Ste mislili:",
  nothing: "Za »{words}« ni zadetkov.",
  checkSpelling: "Preverite zapis ali poiščite priimek, klub ali njegovo kratico.",
  oneWordAlone: "Preverite zapis ali poiščite eno samo besedo:",
  allResults: "Vsi zadetki",
  everyKind: "Zadetki vseh vrst",
  failed: "Iskanje se ne odziva. Poskusite znova čez trenutek.",
  kinds: { clubs: "Klubi", players: "Igralci", staff: "Trenerji in sodniki", games: "Tekme", news: "Novice" },
  roles: { coach: "Trener", referee: "Sodnik" },
  more: { clubs: "Več klubov", players: "Več igralcev", staff: "Več trenerjev in sodnikov", games: "Več tekem", news: "Več novic" },
  keys: { move: "↑↓ premik", open: "↵ odpri", close: "[[Esc]] zapri" },
} as const satisfies Translation<typeof en>;
