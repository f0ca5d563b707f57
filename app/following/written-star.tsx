import { useLocale } from "../i18n/language-provider.tsx";
import { translatorFor } from "../i18n/use-t.ts";
import type { StarProps } from "./star.tsx";
import { starMarkup } from "./star-markup.ts";

/** A star as the server writes it, with its button in it. */
export function WrittenStar({ of, name, share, isQuiet }: StarProps) {
  const t = translatorFor(useLocale(), "profile");
  const button = { __html: starMarkup({ of, name, share }, t) };
  return <span data-star={of} data-name={name} data-share={share} data-quiet={isQuiet ? "" : undefined} dangerouslySetInnerHTML={button} />;
}
