import type { FormRefusal } from "./account-forms.ts";
import type { Locale } from "./locale.ts";
import type { Handover } from "./official-login.ts";
import type { TenantColors } from "./queries.ts";

/** The league that one signs in to on the official site. */
export type OfficialLeague = {
  readonly title: string;
  /** Of the site that asked: `https://league.example`. */
  readonly origin: string;
  readonly colors: TenantColors;
};

/** The official site's one page, in each of its states. */
export type OfficialPage = { readonly locale: Locale } & (
  | {
      readonly kind: "form";
      readonly league: OfficialLeague;
      /** As it was written, where the form is shown again. */
      readonly email: string;
      readonly refusal: FormRefusal | null;
    }
  /** Told to the window that opened this one, at the league's origin alone. */
  | { readonly kind: "told"; readonly league: OfficialLeague; readonly handover: Handover }
  /** Taken along to the league's own page, behind the `#`. */
  | { readonly kind: "taken-along"; readonly league: OfficialLeague; readonly location: string }
  /** Who asked is no league of ours. */
  | { readonly kind: "refused" }
);

/** A whole document that loads nothing; script and style as they stand in it, for the policy's hashes. */
export type OfficialDocument = { readonly html: string; readonly script: string | null; readonly style: string };

export type RenderOfficialPage = (page: OfficialPage) => OfficialDocument;
