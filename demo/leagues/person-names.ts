import { slugify } from "#core/wording/slug.ts";
import type { Random } from "../random.ts";

export type Culture = "serbian" | "slovene" | "foreign";

export type PersonName = {
  readonly givenName: string;
  readonly familyName: string;
  /** Serbian or Slovene in Latin script, so that other scripts can be had from it; foreign spellings cannot. */
  readonly transliterable: boolean;
};

/** Common names, without those of well-known players and politicians of these towns; whom a pair reminds of is chance. */
const names: Readonly<Record<Culture, { readonly given: readonly string[]; readonly family: readonly string[] }>> = {
  serbian: {
    given: words(`Aleksa Andrija Boško Branko Damjan Danilo Dimitrije Dragan Dušan Đorđe Đurađ Filip Gavrilo Goran Ilija
      Jakov Jovan Kosta Lazar Ljubomir Luka Marko Mihajlo Milan Miloš Mladen Nemanja Nenad Njegoš Ognjen Pavle Petar
      Predrag Radovan Relja Slobodan Srđan Stefan Strahinja Tadija Uroš Vasilije Veljko Vladan Vojin Vuk Zoran Željko Živko`),
    family: words(`Aničić Balać Banđur Baščarević Blagojević Bošnjak Bulatović Cvejić Čolović Čvorović Ćirković
      Ćosić Damnjanović Đukić Đurović Džodić Filipović Glišić Grujičić Ivković Jaćimović Jakšić Kljajić
      Kostadinović Krunić Lalić Lučić Ljubičić Makević Maletić Marjanović Mišković Nešković Njegovan
      Ostojić Pajić Pejčić Perišić Račić Radulović Rašković Simić Stojšić Šarčević Šćepanović Šormaz
      Tešić Tošić Trbojević Ugrinić Vasiljević Vučetić Vuletić Zarić Zečević Žarković Žujović
      Adamov Avramov Babović Bajić Bećirović Belić Bogavac Božović Branković Brkić Cerović Čabarkapa Čavić
      Dabić Davidović Delić Dmitrović Drobnjak Dubljević Đapić Erić Gajić Galić Gavrić Glogovac Golubović
      Gudelj Janjić Jelić Jezdić Kandić Karić Kecman Knežević Kuzmić Ladić Lekić Lončar Ljušić
      Macura Maksić Mandić Mijić Mrdak Nedić Nikić Obradov Orlić Pantić Papić Popadić Prodanov Radić Rakić
      Rodić Sarić Sekulić Stanić Subotić Šajić Šević Štrbac Terzić Todić Urošev Vidić Višnjić Vranić
      Vujić Zorić Zrnić Živić`),
  },
  slovene: {
    given: words(`Aleš Aljaž Andraž Anže Blaž Bor Boštjan Domen Erazem Erik Filip Gal Gašper Gregor Grega Izidor Jaka Jakob Jan
      Jernej Jošt Jure Klemen Kristjan Lenart Lovro Luka Maj Marcel Martin Matevž Matic Matjaž Miha Mitja Nace Nejc Nik Peter
      Rok Rožle Sašo Tadej Tilen Timotej Tomaž Urban Urh Vid Žan Žiga`),
    family: words(`Ahčin Arh Bizjak Bratuš Breznik Cerar Črnigoj Čuden Debeljak Dolinar Drobnič Erjavec Ferjančič Furlan
      Gorenc Hočevar Hribar Jamšek Jazbec Jerič Kavčič Kepic Klančar Kobal Kočevar Koželj Križman Lavrenčič
      Lesjak Likar Logar Medved Mlakar Mlinarič Mrak Oražem Pečnik Perko Petrič Pintar Podlesnik Povše
      Prelog Rozman Sever Skubic Slapar Smolnikar Šlibar Štrukelj Šuštar Tavčar Tratnik Turšič Udovič Vodnik
      Zajc Zupančič Žagar Žibert Žnidaršič
      Adamič Babič Berlec Bevc Boštjančič Brumen Cvetko Demšar Fajdiga Filipič Gaberšek Gorjup Gregorc Hafner
      Humar Jelen Jenko Juvan Kalan Knez Kolenc Kosec Košir Kuhar Lampe Lipovšek Majcen Markič Nagode Novšak
      Omahen Pavlin Pogačnik Ravnikar Rihtar Rupnik Selan Sitar Stare Šinkovec Tekavec Toplak Urbas
      Vidic Vrhovec Zaletel Zorman Žerjav`),
  },
  foreign: {
    given: words(`Andrew Axel Bryce Cody Dexter Dwayne Elliott Everett Felix Grayson Harvey Henry Jayden Keyshawn Kyle
      Leroy Maxwell Myles Owen Quentin Quincy Rex Roy Tyrell Wesley Wyatt Xavier Yannick`),
    family: words(`Aldrich Beckworth Blythe Carraway Duquesne Eastwick Fairfax Foxworth Greywood Hathaway Holloway Kingsley
      Langley Maxfield Newbury Oxley Pryce Quarles Quigley Rowley Sawyer Townley Whitlock Wickham Wyndham Yardley`),
  },
};

/** Draws people nobody else in this crowd is called like, nor written like in an address. */
export function nameDrawer(random: Random): (culture: Culture) => PersonName {
  const taken = new Set<string>();
  const families: Record<Culture, string[]> = { serbian: [], slovene: [], foreign: [] };
  /** Every family name comes once before any comes twice. */
  function nextFamily(culture: Culture): string {
    if (families[culture].length === 0) families[culture] = random.shuffled(names[culture].family);
    return families[culture].pop() as string;
  }
  return (culture) => {
    const familyName = nextFamily(culture);
    for (;;) {
      const givenName = random.pick(names[culture].given);
      const slug = slugify(`${givenName} ${familyName}`);
      if (taken.has(slug)) continue;
      taken.add(slug);
      return { givenName, familyName, transliterable: culture !== "foreign" };
    }
  };
}

/** Where somebody's names come from; one that no list has is foreign. */
export function cultureOf({ givenName, familyName, transliterable }: PersonName): Culture {
  if (!transliterable) return "foreign";
  return names.slovene.given.includes(givenName) && names.slovene.family.includes(familyName) ? "slovene" : "serbian";
}

function words(text: string): readonly string[] {
  return text.split(/\s+/);
}
