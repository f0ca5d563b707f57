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
  "tihomir todor tomislav trifun uroš vanja vasilije vasa velimir veljko velibor veselin vesna vidan vidoje vladan vladeta vladica vladislav vlade vlado vlastimir vojin vojislav vojkan vuk vukan vukašin vukota zdravko zlatan zlatko zoran zorana zorica zvezdan zvonimir zvonko željka željko živko živojin živorad " +
  "aljaž andraž anže blaž boštjan ciril damjan domen franci gašper gorazd grega janez jaka jernej jože jošt jure klemen matej matevž matic matjaž miha mitja nace nejc primož rok rožle slavko sašo stane tadej tilen tomaž urban uroš urh vid zoran žan žiga"
).split(" "));

/** Of countries where most names are spelled in this alphabet, as ISO 3166-1 has them. */
const countries: ReadonlySet<string> = new Set(["BA", "HR", "ME", "MK", "RS", "SI", "XK"]);

export function isSouthSlavicGivenName(name: string): boolean {
  return name.split(/[\s-]+/u).some((part) => givenNames.has(part.toLowerCase()));
}

export function isSouthSlavicCountry(code: string | null): boolean {
  return code !== null && countries.has(code);
}
