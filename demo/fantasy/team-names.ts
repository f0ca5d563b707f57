import type { Culture } from "../leagues/person-names.ts";
import { seededRandom } from "../random.ts";

type Words = { readonly first: readonly string[]; readonly second: readonly string[]; readonly whole: readonly string[] };

/** What supporters call their teams: a word for five who play, and a part of the town; no person’s name. */
const words: Readonly<Record<Exclude<Culture, "foreign">, Words>> = {
  serbian: {
    first: list(`Trojkaši, Ziceraši, Skakači, Asistenti, Banda, Brigada, Ekipa, Družina, Petorka, Klupa, Blokada, Kontra, Obruč, Koševi,
      Dribleri, Rekreativci, Veterani, Klinci, Komšije, Drugari, Noćna smena, Druga petorka, Šesti igrač, Zona, Presing`),
    second: list(`Dorćol, Zemun, Vračar, Zvezdara, Voždovac, Čukarica, Rakovica, Banjica, Karaburma, Palilula, Medaković, Konjarnik,
      Žarkovo, Košutnjak, Kalemegdan, Ada, Topčider, Senjak, Neimar, Bežanija`),
    whole:
      list(`Bez tehničke, Faul u napadu, Koraci, Duplo vođenje, Tri sekunde, Sa zvukom sirene, Tabla i unutra, Čista mreža, Pod obručem,
      Lopta je okrugla, Produžetak, Peti faul, Tajm-aut u kafani, Poslednji napad, Prvo poluvreme, Kafa pa koš, Burek i trojke,
      Trojka iz kuta, Dupli korak, Ni sto nije dosta, Skok u prazno, Mlaka klupa, Minut do kraja, Buzzer Beaters, Splash City, Air Balls,
      Los Triples, Les Rebonds, Сирена, Чиста мрежа, Последняя атака, Bez kapitena, Ko zna zna, Tata i sin, Razred bez fizičkog,
      Petkom u pet, Ponedeljak ujutru, Tabela ne laže`),
  },
  slovene: {
    first: list(`Trojkarji, Skakalci, Podajalci, Druščina, Tolpa, Ekipa, Peterka, Klop, Blokada, Obroč, Protinapad, Driblerji,
      Rekreativci, Veterani, Mulci, Sosedje, Prijatelji, Nočna izmena, Druga peterka, Šesti igralec, Cona, Presing, Metalci, Igrišče`),
    second: list(`Trnovo, Vič, Polje, Rudnik, Golovec, Prule, Šentvid, Črnuče, Špica, Šiška, Bežigrad, Kodeljevo, Moste, Fužine, Tabor,
      Rožnik, Tivoli, Barje, Savsko naselje, Zalog`),
    whole: list(`Brez tehnične, Napaka v napadu, Koraki, Dvojno vodenje, Tri sekunde, Ob zvoku sirene, Čista mrežica, Pod obročem,
      Žoga je okrogla, Podaljšek, Peta osebna, Minuta odmora, Zadnji napad, Prvi polčas, Kava in koš, Burek po tekmi, Trojka iz kota,
      Dvokorak, Sto ni dovolj, Skok v prazno, Topla klop, Minuta do konca, Buzzer Beaters, Splash City, Air Balls, Los Triples,
      Les Rebonds, Чистая сетка, Brez kapetana, Kdor zna pa zna, Oče in sin, Razred brez telovadbe, Ob petkih ob petih,
      Ponedeljek zjutraj, Lestvica ne laže`),
  },
};

function list(text: string): readonly string[] {
  return text.split(",").map((word) => word.trim());
}

/** So many names of teams, all different; the same for the same seed. */
export function fantasyTeamNames(culture: Culture, seed: string, count: number): string[] {
  const { first, second, whole } = words[culture === "foreign" ? "serbian" : culture];
  const random = seededRandom(seed);
  const made = first.flatMap((word) => second.map((place) => `${word} ${place}`));
  const mixed = [...whole, ...random.shuffled(made).slice(0, count - whole.length)];
  if (mixed.length < count) throw new RangeError(`No ${count} names of teams`);
  return random.shuffled(mixed).slice(0, count);
}
