/**
 * What was worked out last, by the text of all that it follows from: the same question is not worked out twice, and an answer
 * is never old. Of more than `most` the one not asked for the longest is let go.
 */
export class KeptAnswers<Answer> {
  private readonly answers = new Map<string, Answer>();
  private readonly most: number;

  constructor(most: number) {
    this.most = most;
  }

  of(text: string, workOut: () => Answer): Answer {
    const answer = this.answers.has(text) ? (this.answers.get(text) as Answer) : workOut();
    this.answers.delete(text);
    this.answers.set(text, answer);
    const [oldest] = this.answers.keys();
    if (this.answers.size > this.most && oldest !== undefined) this.answers.delete(oldest);
    return answer;
  }
}
