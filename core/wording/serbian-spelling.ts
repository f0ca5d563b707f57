const letters = /\p{L}/u;
const foreign = /[^\P{L}abvgdđežzijklmnoprstćufhcčš]/iu;

/** Whether a name could be Serbian in Latin script: letters, and none that its alphabet lacks (q, w, x, y, ü …). NAME1 */
export function isSerbianLatin(text: string): boolean {
  const composed = text.normalize("NFC");
  return letters.test(composed) && !foreign.test(composed);
}
