import { data } from "react-router";
import { type AccountForm, accountForms, type FormOutcome, formOutcomes, passwordForms } from "#contract/account-forms.ts";
import type { SignInWay } from "#contract/sign-in-ways.ts";
import { portsOf } from "../../ports.ts";
import { sealed, unsealed } from "../../ui/sealed-data.ts";
import { siteLanguage } from "../site-language.ts";
import { sealedMeta } from "../page-meta.ts";
import type { Route } from "./+types/account-form.route";
import { accountFormPage } from "./account-form-model.ts";
import { AccountFormView } from "./account-form-view.tsx";

export const handle = { areas: ["visitor"] };

export async function loader(args: Route.LoaderArgs) {
  const { locale, site: queries, accountForms: forms, officialOrigin = null, sendsToGoogle = false } = portsOf(args);
  const { form } = args.params;
  if (!isAccountForm(form)) throw data(null, 404);
  const [site, rules] = await Promise.all([queries.site(), forms.rules(locale)]);
  if (!isOfUse(form, rules.ways, sendsToGoogle)) throw data(null, 404);
  const { origin, searchParams } = new URL(args.request.url);
  const outcome = outcomeOf(searchParams.get("done"));
  const asked = { form, rules, officialOrigin, sendsToGoogle, sent: forms.sent(), outcome, site: site.title, origin };
  return sealed(accountFormPage(asked, siteLanguage(locale, site)));
}

export default function AccountFormRoute({ loaderData }: Route.ComponentProps) {
  const page = unsealed(loaderData);
  // Another form is another page, with nothing left of what was written here.
  return <AccountFormView key={page.form} page={page} />;
}

export const meta = sealedMeta;

/** The forms of a way that the league does not offer are no pages of it; the one to sign in is for all ways. ACC26 */
function isOfUse(form: AccountForm, ways: readonly SignInWay[], sendsToGoogle: boolean): boolean {
  if (form === "Register" && sendsToGoogle && ways.includes("google")) return true;
  return form === "Login" || !passwordForms.includes(form) || ways.includes("password");
}

function isAccountForm(segment: string): segment is AccountForm {
  return accountForms.includes(segment as AccountForm);
}

function outcomeOf(word: string | null): FormOutcome | null {
  return formOutcomes.find((outcome) => outcome === word) ?? null;
}
