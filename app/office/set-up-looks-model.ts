import { addresses } from "#contract/addresses.ts";
import { type LeagueColour, leagueColours } from "#contract/office/league.ts";
import type { OfficeSetUpPart } from "#contract/office-screens.ts";
import type { OfficeWords } from "./office-words.ts";
import { leagueForm, type SetUpShown } from "./league-form.ts";
import type { ColourText, SetUpStepText } from "./set-up-page.ts";

type Part = Extract<OfficeSetUpPart, { readonly step: "looks" }>;

/** What the settings of the site call each colour. */
const parts: Readonly<Record<LeagueColour, string>> = {
  header: "color1",
  accent: "color2",
  paper: "color3",
  quiet: "color4",
  live: "color5",
  button: "colorButton",
};
/** As tabs and home screens show it. */
const iconSizes = [96, 48, 32, 16] as const;

/** Logo, colours with their contrast, and the league's own pages in them. BRAND4–BRAND8 */
export function looksStepText(part: Part, shown: SetUpShown, words: OfficeWords): SetUpStepText {
  const { language } = words;
  const t = language.t("set-up");
  const { locale } = language;
  const form = leagueForm(part, leagueColours, shown, words);
  const colours = form.fields.flatMap(({ key, controls }): ColourText[] =>
    controls.map((control) => ({ control, part: parts[key as LeagueColour], what: t(`looks.what.${key as LeagueColour}`) })),
  );
  const pages = [
    { href: addresses.home(locale), text: t("looks.home") },
    ...(part.game === null
      ? []
      : [
          { href: addresses.game(locale, part.game), text: t("looks.game") },
          { href: `${addresses.game(locale, part.game)}/broadcast?preview=1`, text: t("looks.overlay") },
        ]),
  ];
  return {
    step: "looks",
    logo: {
      title: t("looks.logo"),
      lead: t("looks.logoLead"),
      address: part.logo,
      alt: t("looks.logo"),
      fault: part.logoFault === null ? null : t(`looks.faults.${part.logoFault as "damaged"}`),
      choose: t("looks.choose"),
      send: t("looks.send"),
      icons: part.logo === null ? [] : iconSizes,
      proposed: part.proposed.length === 0 ? null : { text: t("looks.proposed"), colours: part.proposed },
    },
    form: { ...form, fields: [] },
    colours,
    words: {
      title: t("looks.colours"),
      lead: t("looks.coloursLead"),
      good: t("looks.good", { ratio: "{ratio}" }),
      weak: t("looks.weak", { ratio: "{ratio}", wanted: "{wanted}" }),
      take: t("looks.take", { colour: "{colour}" }),
    },
    preview: {
      title: t("looks.preview"),
      lead: t("looks.previewLead"),
      pages,
      schemes: [
        { scheme: "light", text: t("looks.light") },
        { scheme: "dark", text: t("looks.dark") },
      ],
    },
  };
}
