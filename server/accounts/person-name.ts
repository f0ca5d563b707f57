// No address of a site either: a name stands in mails to others. U+FFFD is what is left of bytes that were no text.
const nameShape = /^[^\p{Cc}\p{Zl}\p{Zp}\p{Cs}\uFFFD<>:/@]+$/u;

/** Whether people may be called this; how long it is, is another question. */
export function isPersonName(text: string): boolean {
  return text.trim() !== "" && nameShape.test(text);
}
