/** So many mistakes are forgiven in a word: none in a very short one, where they make another word. SRCH3 */
export function forgivenMistakes(word: string): number {
  return word.length < 4 || /\d/.test(word) ? 0 : word.length < 8 ? 1 : 2;
}

/**
 * How many mistakes a typed word is away from the beginning of another: a letter missing, added, wrong, or two changed
 * about. What follows in the other word has not been typed yet and counts for nothing.
 */
export function mistakesToBeginning(typed: string, word: string): number {
  let before: number[] = [];
  let last = Array.from({ length: word.length + 1 }, (_, at) => at);
  for (let row = 1; row <= typed.length; row++) {
    const next = [row];
    for (let column = 1; column <= word.length; column++) {
      const isSame = typed[row - 1] === word[column - 1];
      let fewest = Math.min(last[column]! + 1, next[column - 1]! + 1, last[column - 1]! + (isSame ? 0 : 1));
      if (typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1]) fewest = Math.min(fewest, before[column - 2]! + 1);
      next.push(fewest);
    }
    [before, last] = [last, next];
  }
  return Math.min(...last);
}

/**
 * Of the words there are, those that somebody may have meant, nearest first and at most so many. A word that is typed as
 * it stands has only itself.
 */
export function nearestWords(typed: string, words: readonly string[], most: number): string[] {
  const allowed = forgivenMistakes(typed);
  return words
    .map((word) => ({ word, mistakes: mistakesToBeginning(typed, word), rest: Math.abs(word.length - typed.length) }))
    .filter(({ mistakes }) => mistakes <= allowed)
    .toSorted((one, other) => one.mistakes - other.mistakes || one.rest - other.rest || (one.word < other.word ? -1 : 1))
    .slice(0, most)
    .map(({ word }) => word);
}
