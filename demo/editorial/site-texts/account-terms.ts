import type { NewsBlock } from "#contract/news.ts";
import { readBlocks } from "#server/league-office/written-blocks.ts";

/** What people of a demo's league agree to, in each language. */
const written = {
  en: `
We keep your name, your e-mail address and what you choose here: whom you follow, which games you keep. Nobody else gets it,
and there is no advertising.

- You can download everything, and delete the account yourself, at any time.
- If you are under fifteen, a parent or guardian decides with you.
- Of your date of birth we keep only from when on you decide alone.
`,
  sr: `
Čuvamo vaše ime, imejl adresu i ono što ovde izaberete: koga pratite i koje utakmice čuvate. Niko drugi to ne dobija i nema
oglasa.

- U svakom trenutku sve možete da preuzmete i sami obrišete nalog.
- Ako nemate petnaest godina, sa vama odlučuje roditelj ili staratelj.
- Od datuma rođenja čuvamo samo to od kada odlučujete sami.
`,
  sl: `
Hranimo vaše ime, e-poštni naslov in tisto, kar tu izberete: koga spremljate in katere tekme shranite. Nihče drug tega ne dobi
in oglasov ni.

- Kadar koli lahko vse prevzamete in račun sami izbrišete.
- Če še nimate petnajst let, z vami odloča starš ali skrbnik.
- Od rojstnega datuma hranimo le to, od kdaj odločate sami.
`,
  es: `
Guardamos tu nombre, tu correo electrónico y lo que eliges aquí: a quién sigues y qué partidos conservas. Nadie más lo recibe y
no hay publicidad.

- Puedes descargarlo todo y borrar la cuenta cuando quieras.
- Si tienes menos de quince años, tu padre, tu madre o tu tutor decide contigo.
- De tu fecha de nacimiento solo guardamos desde cuándo decides por tu cuenta.
`,
  fr: `
Nous conservons votre nom, votre adresse électronique et ce que vous choisissez ici : qui vous suivez, quels matchs vous gardez.
Personne d’autre ne les reçoit, et il n’y a pas de publicité.

- Vous pouvez à tout moment tout télécharger et supprimer vous-même le compte.
- Si vous avez moins de quinze ans, un parent ou tuteur décide avec vous.
- De votre date de naissance, nous ne gardons que le jour à partir duquel vous décidez seul.
`,
  ru: `
Мы храним ваше имя, адрес почты и то, что вы здесь выбираете: за кем следите и какие матчи сохраняете. Никто другой этого не
получает, рекламы нет.

- В любой момент вы можете всё скачать и сами удалить аккаунт.
- Если вам нет пятнадцати лет, вместе с вами решает родитель или опекун.
- От даты рождения мы храним только день, с которого вы решаете сами.
`,
} as const;

export function accountTerms(): readonly { readonly locale: keyof typeof written; readonly body: readonly NewsBlock[] }[] {
  return (Object.keys(written) as (keyof typeof written)[]).map((locale) => ({ locale, body: readBlocks(written[locale]) }));
}
