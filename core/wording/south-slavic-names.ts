import { isSerbianLatin } from "./serbian-spelling.ts";

/**
 * Given names that are Serbian, Croatian, Bosnian, Montenegrin, Macedonian or Slovene and hardly anybody else's: whoever bears one has
 * his family name in that spelling too, though no letter of it says so (Dejan Davidovac, Ognjen Jaramaz). Names that are at home
 * elsewhere as well (Ivan, Luka, Stefan, David) are none. NAME11
 */
// oxfmt-ignore
const givenNames: ReadonlySet<string> = new Set((
  "aleksa aleksandar aleksandra andrija aljoša bogdan bogoljub bojan bojana boban bora borislav borko boško bratislav branimir branislav branka branko " +
  "cvetko dalibor damjan danilo darko davor dejan dejana dimitrije dinko dobrica dobrivoje domagoj dragan dragana dragica dragiša dragoljub dragoslav dragutin dražen duško dušan dušica " +
  "gavrilo goran gordana gojko gradimir grigorije hrvoje ilija isidora jadranka jakov jasmina jasna jelena jelica jova jovan jovana jovica " +
  "koviljka kosta krešimir krsto krunoslav lazar lazo ljubica ljubinko ljubiša ljubo ljubomir ljupko marijana matija mijat mijo mila milan milana milena mileta milica milija milivoj milivoje miloje milojko milomir milorad milovan milun miloš miljan miljana mirjana mirko miroljub miroslav miodrag mihajlo mihailo milutin mladen mladena momčilo momir " +
  "nebojša nedeljko nemanja nenad nevena nikodije ninoslav novak novica obrad ognjen ostoja pavle pero perica petar petra predrag prvoslav radenko radivoj radivoje radisav radmila radoje radojica radomir radosav radoslav radovan radoš rajko ranko ratko relja rodoljub " +
  "sava savo saša senad siniša slaviša slavko slavoljub slobodan slobodanka snežana spasoje srboljub srećko srđan stanislav stanko stevan stevica stojan strahinja sretenka sreten svetislav svetlana svetozar " +
  "tadija tihomir todor tomislav trifun uroš vanja vasilije vasa velimir veljko velibor veselin vesna vidan vidoje vladan vladeta vladica vladislav vlade vlado vlastimir vojin vojislav vojkan vuk vukan vukašin vukota zdravko zlatan zlatko zoran zorana zorica zvezdan zvonimir zvonko željka željko živko živojin živorad " +
  "aljaž andraž anže blaž boštjan ciril damjan domen franci gašper gorazd grega janez jaka jernej jože jošt jure klemen matej matevž matic matjaž miha mitja nace nejc primož rok rožle slavko sašo stane tadej tilen tomaž urban uroš urh vid zoran žan žiga " +
  "aleš bor boštjan erazem gal grega izidor lenart lovro maj matjaž miha peter rožle timotej vid alojz andrej borut bogomir drago dušan egon ervin ferdo franc gorazd herman ignac janko jurij ludvik metod mihael milko mirko oto pavel rajko robi samo saša sebastjan silvo simon srečko stanislav štefan tine valter vinko vojko"
).split(" "));

/** At home elsewhere as well: with these the family name has to end as theirs do. */
const sharedNames: ReadonlySet<string> = new Set(
  "adam alen aleksej boris david denis dino emil filip gregor igor ivan ivana ivo jakob jan kristjan leon luka marija marijan mario marko martin matej maks mirza nik nikola nina oliver peter stefan stjepan tadija teodor tea viktor vladimir".split(
    " ",
  ),
);
const familyEnding = /(?:[iu]ć|ič|ov|ev|in|ski|ac|ak|ec|ek|ik|nik|ar|elj|alj|anj|anc|erc|ica|ina|ija|ko)$/u;
const marks = /[čćđšž]/iu;

/** Of countries where most names are spelled in this alphabet, as ISO 3166-1 has them. */
const countries: ReadonlySet<string> = new Set(["BA", "HR", "ME", "MK", "RS", "SI", "XK"]);

/**
 * Whether a person's name is spelled as Serbian and Slovene are, as far as it says so itself: by a letter, by a given name, by a shared
 * one and the end of the family name. NAME11
 */
export function isSouthSlavicName(given: string, family: string): boolean {
  const name = `${given} ${family}`.trim().toLowerCase();
  if (!isSerbianLatin(name)) return false;
  if (marks.test(name)) return true;
  const parts = given.toLowerCase().split(/[\s-]+/u);
  return (
    parts.some((part) => givenNames.has(part)) || (parts.some((part) => sharedNames.has(part)) && familyEnding.test(family.toLowerCase()))
  );
}

export function isSouthSlavicCountry(code: string | null): boolean {
  return code !== null && countries.has(code);
}

/** Languages of leagues whose people are mostly of such names. */
export function isSouthSlavicLeague(defaultLocale: string): boolean {
  return defaultLocale.startsWith("sr") || defaultLocale === "sl";
}

/** The same of a name written in one piece, the given name first. NAME11 */
export function isSouthSlavicFullName(name: string): boolean {
  const [given = "", ...family] = name.trim().split(/\s+/u);
  return isSouthSlavicName(given, family.join(" "));
}
