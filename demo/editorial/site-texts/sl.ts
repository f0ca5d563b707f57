import type { OfficeTexts } from "./site-texts.ts";

export const sl: OfficeTexts = {
  about: ({ league, founded }) => `
${league} je združenje klubov: ustanovili so jo leta ${founded} in jo vodijo še danes. Na skupščini ima vsak klub en glas; sestane
se vsako poletje, sprejme tekmovalni pravilnik in za dve leti izvoli petčlanski upravni odbor.

Vsakdanje delo opravlja pisarna lige: pripravlja razpored, določa sodnike in pomožne sodnike ter še isti večer objavi izide in
statistiko.

Vse, kar je bilo na igrišču zapisano, lahko preberete tu: [razpored](/schedule), [klubi](/clubs), [igralci](/players),
[rekordi vseh časov](/history/best-players).
`,
  contact: ({ league, street, email }) => `
- ${league}
- ${street}
- ${email}
- Od ponedeljka do petka med 10. in 16. uro

O tekmi, ki se bo vsak čas začela, se pogovorite s komisarjem za zapisnikarsko mizo. Pritožbe se vložijo, kot določa pravilnik;
obrazci so med [dokumenti](/documents).
`,
  competition: `
Vsak igra z vsakim dvakrat, enkrat doma in enkrat v gosteh. Najboljše ekipe se nato pomerijo v končnici: naprej gre tista, ki prva
doseže dogovorjeno število zmag, prednost domačega igrišča pa ima bolje uvrščena.

## V dvorani

- Vrata se odprejo 45 minut pred tekmo.
- Na parket se stopi le v čistih copatih s svetlim podplatom.
- Steklo in topla hrana ostaneta zunaj; voda v plastenki je dobrodošla.
- Navijajte za svoje, nasprotnike in sodnike pa pustite pri miru.
- S tribun fotografirajte, kolikor želite, a brez bliskavice.
- Prostori za vozičke so ob vhodu; pomagali vam bodo redarji.
`,
};
