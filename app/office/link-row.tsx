import button from "../ui/button.module.css";
import { HiddenFields } from "./hidden-fields.tsx";
import type { Sending } from "./office-page.ts";

/** A link that was given out, and the way to take it back. */
export function LinkRow({ title, about, take }: { title: string; about: string; take: Sending | null }) {
  return (
    <li>
      <div>
        <p>
          <strong>{title}</strong>
        </p>
        <p>
          <span>{about}</span>
        </p>
      </div>
      {take && <TakeBack take={take} />}
    </li>
  );
}

export function TakeBack({ take: { action, hidden, text, about } }: { take: Sending }) {
  return (
    <form method="post" action={action}>
      <HiddenFields fields={hidden} />
      <button type="submit" className={button.other} aria-label={`${text}: ${about ?? ""}`}>
        {text}
      </button>
    </form>
  );
}
