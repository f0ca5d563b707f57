/** A piece of a sentence: words, or what a program is given letter for letter. */
export type Run = { readonly text: string; readonly isCode: boolean };
export type Sentence = readonly Run[];

const mark = "`";

/** A value of a message that stands in it as code: put into any place of the sentence, it is found by `sentence`. */
export function code(text: string): string {
  return mark + text + mark;
}

/** A message whose values are marked by `code`. */
export function sentence(text: string): Sentence {
  return text
    .split(mark)
    .map((run, index) => ({ text: run, isCode: index % 2 === 1 }))
    .filter((run) => run.text !== "");
}
