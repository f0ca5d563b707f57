import type { OfficeTexts } from "./site-texts.ts";

export const sr: OfficeTexts = {
  about: ({ league, founded }) => `
${league} je udruženje klubova: oni su je osnovali ${founded}. godine i oni je vode do danas. U skupštini svaki klub ima jedan
glas; ona se sastaje svakog leta, usvaja propozicije i na dve godine bira upravni odbor od pet članova.

Svakodnevni posao obavlja kancelarija lige: pravi raspored, određuje sudije i zapisničare i objavljuje rezultate i statistiku još
iste večeri.

Sve što je na terenu zapisano može se ovde pročitati: [raspored](/schedule), [klubovi](/clubs), [igrači](/players),
[rekordi svih vremena](/history/best-players).
`,
  contact: ({ league, street, email }) => `
- ${league}
- ${street}
- ${email}
- Od ponedeljka do petka, od 10 do 16 časova

O utakmici koja samo što nije počela razgovarajte s komesarom za zapisničkim stolom. Žalbe se podnose kako kažu propozicije;
obrasci su među [dokumentima](/documents).
`,
  competition: `
Svako igra sa svakim dva puta, jednom kod kuće i jednom u gostima. Najbolje ekipe zatim se sastaju u plej-ofu: dalje ide ona koja
prva dođe do dogovorenog broja pobeda, a prednost domaćeg terena ima bolje plasirana.

## U dvorani

- Vrata se otvaraju 45 minuta pre početka utakmice.
- Na parket se staje samo u čistim patikama sa svetlim đonom.
- Staklo i topla hrana ostaju napolju; voda u plastičnoj flaši je dobrodošla.
- Navijajte za svoje, a protivnike i sudije ostavite na miru.
- Fotografišite s tribina koliko želite, ali bez blica.
- Mesta za kolica su pored ulaza; redari će vam pomoći.
`,
};
