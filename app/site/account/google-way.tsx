import { noteSignIn } from "../../account/sign-in-note.ts";
import button from "../../ui/button.module.css";
import type { AccountFormPage } from "./account-form-model.ts";
import { GoogleMark } from "./google-mark.tsx";
import { OtherWay } from "./other-way.tsx";

type Props = { google: NonNullable<AccountFormPage["google"]>; or: string | null };

/** Coming by way of Google: a plain link, which needs no scripts. ACC25 */
export function GoogleWay({ google: { href, button: text, hint }, or }: Props) {
  return (
    <OtherWay or={or} hint={hint}>
      <a className={`${button.other} ${button.large}`} href={href} rel="nofollow" onClick={() => noteSignIn()} data-google>
        <GoogleMark />
        {text}
      </a>
    </OtherWay>
  );
}
