import type { Locale } from "./locale.ts";
import { languageOf } from "./locale.ts";

/** Where the secret link of an unpublished league leads: it lets a browser in, and leads on. START2 */
export const openingPath = "/opening";
const keyParameter = "key";
const onwardParameter = "to";

/** The link's address on the league's host; `onward`: a path of the same host. */
export function openingAddress(key: string, onward: string): string {
  return `${openingPath}?${new URLSearchParams({ [keyParameter]: key, [onwardParameter]: onward }).toString()}`;
}

/** What a link bears; whatever is no path of this host leads home. */
export function readOpening(parameters: URLSearchParams): { readonly key: string; readonly onward: string } {
  const onward = parameters.get(onwardParameter) ?? "/";
  return { key: parameters.get(keyParameter) ?? "", onward: /^\/[\w/-]*$/.test(onward) && !onward.startsWith("//") ? onward : "/" };
}

/** What whoever comes without the link reads. */
const closedWords = {
  en: { title: "Opening soon", text: "This league is not published yet. Its office has a link that shows it." },
  sr: { title: "Uskoro", text: "Ova liga još nije objavljena. Kancelarija lige ima link na kome se vidi." },
  sl: { title: "Kmalu", text: "Ta liga še ni objavljena. Pisarna lige ima povezavo, ki jo pokaže." },
  es: { title: "Muy pronto", text: "Esta liga aún no se ha publicado. La oficina de la liga tiene un enlace que la muestra." },
  fr: { title: "Bientôt", text: "Cette ligue n’est pas encore publiée. Son bureau a un lien qui la montre." },
  ru: { title: "Скоро открытие", text: "Эта лига ещё не опубликована. У офиса лиги есть ссылка, по которой она видна." },
} as const;

/** What every host of an installation without a league says, to whoever runs it. */
const emptyWords = {
  en: { title: "No league yet", text: "Fullcourt runs, and has no league. Where it was started, type:" },
  sr: { title: "Još nema lige", text: "Fullcourt radi, ali još nema ligu. Tamo gde je pokrenut otkucajte:" },
  sl: { title: "Lige še ni", text: "Fullcourt teče, lige pa še nima. Tam, kjer je bil zagnan, vtipkajte:" },
  es: { title: "Todavía no hay liga", text: "Fullcourt funciona y aún no tiene ninguna liga. Donde se inició, escriba:" },
  fr: { title: "Pas encore de ligue", text: "Fullcourt fonctionne et n’a pas encore de ligue. Là où il a été lancé, tapez :" },
  ru: { title: "Лиги пока нет", text: "Fullcourt работает, но лиги ещё нет. Там, где он запущен, введите:" },
} as const;

export type StandingWords = { readonly title: string; readonly text: string };

export function closedLeagueWords(locale: Locale): StandingWords {
  return closedWords[languageOf(locale)];
}

export function noLeagueWords(locale: Locale): StandingWords {
  return emptyWords[languageOf(locale)];
}

/** How an operator founds a league, with the host that was asked for in its place. START1 */
export function foundingCommand(host: string): string {
  return `npm run fullcourt -- league create --host ${host} --slug my-league --name "My League" --language en --time-zone Europe/Belgrade --owner me@example.com`;
}
