import type en from "../en/on-this-day.ts";
import type { Translation } from "../translation.ts";

export default {
  title: "Na današnji dan",
  description: "Tekme, odigrane na današnji dan v prejšnjih sezonah na strani {site}, in rojstni dnevi igralcev.",
  games: "Odigrano na današnji dan",
  noGames: "V prejšnjih sezonah na današnji dan ni bilo tekem.",
  ahead: "V prihodnjih dneh",
  birthdays: "Rojstni dnevi ta teden",
  noBirthdays: "Danes in v prihodnjih šestih dneh ni rojstnih dni.",
  record: "Rekord sezone: {record}",
  best: "{name}: {points, plural, one {# točka} two {# točki} few {# točke} other {# točk}}",
  turns: "dopolni {age, plural, one {# leto} two {# leti} few {# leta} other {# let}}",
  today: "danes",
} satisfies Translation<typeof en>;
