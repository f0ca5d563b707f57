import type en from "../en/notifications.ts";
import type { Translation } from "../translation.ts";

export default {
  title: "Obvestila",
  description: "Kaj vam sme {site} sporočiti na tej napravi in kdaj.",
  lead: "Začetek tekme, napet zaključek, končni izid: izveste, kaj se dogaja s klubi, ekipami, igralci, ligami in tekmami, ki jih spremljate, tudi ko je stran zaprta.",
  on: "Ta naprava prejema obvestila.",
  off: "Ta naprava ne prejema obvestil.",
  turnOn: "Vklopi",
  turnOff: "Izklopi",
  working: "Samo trenutek …",
  needsScripts: "Obvestila potrebujejo JavaScript, ki je v tem brskalniku izklopljen.",
  failed: "Tokrat ni uspelo. Poskusite znova.",
  saved: "Shranjeno na tej napravi.",
  kinds: {
    label: "Obvestite me o",
    start: "začetku tekme",
    quarter: "koncu vsake četrtine",
    "close-finish": "napetem zaključku",
    final: "končnem izidu",
    news: "novicah",
    "schedule-change": "spremembah razporeda",
    "fantasy-day-before": "zadnjem dnevu za menjave, če vas ekipa potrebuje",
    "fantasy-two-hours": "zadnjih dveh urah za menjave, če vas ekipa še potrebuje",
    "fantasy-result": "vaših točkah in mestu po krogu",
    "fantasy-price": "vaših igralcih, ki se jim cena spremeni za 0,5 ali več",
    "fantasy-correction": "popravkih, ki spremenijo vaše točke",
    "fantasy-duel": "dvobojih s prijatelji, ko se začnejo",
  },
  fantasy: {
    label: "O moji fantasy ekipi me obvestite o",
    note: "Prispejo na naprave, na katerih ste prijavljeni. Ekipa vas potrebuje, kadar kateri od igralcev morda ne bo igral ali nima tekme ali kadar v tem krogu še ničesar niste spremenili.",
  },
  quiet: {
    label: "Ure miru",
    on: "Ponoči me ne moti",
    from: "Od",
    to: "Do",
    note: "Končni izidi, novice, spremembe in obvestila o fantasy ekipi počakajo do konca ur miru. Drugo izpustimo.",
  },
  spoiler: {
    on: "Nikoli ne razkrij izida",
    note: "Izveste, da je tekme konec, ne pa kako se je končala.",
  },
  test: {
    send: "Pošlji preizkusno obvestilo",
    sent: "Je že na poti.",
    refused: "Eno je bilo pravkar poslano. Poskusite znova čez deset sekund.",
    failed: "Ni ga bilo mogoče poslati. Napaka ni pri vaši napravi.",
  },
  offer: {
    ask: "{kind, select, game {Naj vam sporočimo, kdaj se ta tekma začne in kako se konča?} other {{name}: naj vam sporočimo, ko se kaj zgodi?}}",
    tell: "Obvesti me",
    title: "Obvestila na tej napravi",
    text: "Začetek tekme, napet zaključek, končni izid: o tem, kar spremljate, izveste tudi, ko je stran zaprta. Ponoči je mir. Sami izberete, kaj in kdaj, in lahko kadar koli prenehate.",
    once: "Brskalnik vas bo zdaj vprašal, ali vam ta stran sme pošiljati obvestila.",
    later: "Ne zdaj",
    choose: "Izberi, katera",
  },
  errors: {
    "missing-app-config-values": "Liga obvestil še ni do konca nastavila. Do takrat jih ni mogoče vklopiti.",
    "failed-service-worker-registration": "Brskalnik ni mogel nastaviti obvestil. Osvežite stran in poskusite znova.",
    "invalid-sw-registration":
      "Obvestila je v tem brskalniku nastavila druga stran. Zaprite druge zavihke te strani, osvežite in poskusite znova.",
    "only-available-in-window": "Obvestila je mogoče vklopiti samo z odprte strani.",
    "permission-blocked": "Brskalnik blokira obvestila te strani. Dovolite jih v nastavitvah strani ob naslovu in se vrnite sem.",
    "unsupported-browser":
      "Ta brskalnik ne more prejemati obvestil. Na iPhonu ali iPadu stran najprej dodajte na domači zaslon in jo odprite od tam.",
    "indexed-db-unsupported":
      "Brskalnik strani ne dovoli, da bi kaj shranila, kot v zasebnem oknu. Za obvestila potrebujete običajno okno.",
  },
} satisfies Translation<typeof en>;
