import type { SiteAnswer } from "#contract/queries.ts";

type BrandingRow = {
  readonly slug: string;
  readonly domain: string | null;
  readonly title: string | null;
  readonly short_title: string | null;
  readonly color1: string | null;
  readonly color2: string | null;
  readonly color3: string | null;
  readonly color4: string | null;
  readonly color5: string | null;
  readonly color_button: string | null;
};

/** Nobody's: those of a league that has chosen none yet. */
const neutralColors: SiteAnswer["colors"] = {
  color1: "#1f2a37",
  color2: "#3e6d8e",
  color3: "#f5f7fa",
  color4: "#6b7785",
  color5: "#52606d",
  colorButton: "#2f5d7e",
};

/** A league's names and colours. One that was never branded goes by its host, or else its slug, in colours that are nobody's. PAGE10 */
export function brandingOf(row: BrandingRow): Pick<SiteAnswer, "title" | "shortTitle" | "colors"> {
  return {
    title: row.title ?? row.domain ?? row.slug,
    shortTitle: row.short_title ?? row.slug,
    colors: {
      color1: row.color1 ?? neutralColors.color1,
      color2: row.color2 ?? neutralColors.color2,
      color3: row.color3 ?? neutralColors.color3,
      color4: row.color4 ?? neutralColors.color4,
      color5: row.color5 ?? neutralColors.color5,
      colorButton: row.color_button ?? neutralColors.colorButton,
    },
  };
}
