import { nameKey } from "./own-letters.ts";

/** What the office is asked before it goes on: of which kind, where, with what is proposed. */
export type OfficeQuestion = {
  readonly kind: string;
  readonly at: string;
  /** What was written, where the question is about a name. */
  readonly name?: string;
  /** What is taken where nobody answers. */
  readonly proposal?: unknown;
  readonly choices?: readonly string[];
  /** What the office said. */
  readonly answer?: unknown;
};

/** An answer of the office, by kind and place; its place may be left out. */
export type GivenAnswer = { readonly kind: string; readonly at?: string | undefined; readonly answer: unknown };

/** Questions as they come up, each once, beside the answers that were given. IMPF12 */
export class QuestionBook {
  private readonly given: readonly GivenAnswer[];
  private readonly asked = new Map<string, OfficeQuestion>();

  constructor(given: readonly GivenAnswer[]) {
    this.given = given;
  }

  get questions(): readonly OfficeQuestion[] {
    return [...this.asked.values()];
  }

  /** Asks what is true of a file, a sheet or a column; `undefined`: nobody has answered. */
  ask(question: OfficeQuestion): unknown {
    const answer = this.atPlace(question.kind, question.at) ?? this.ofKind(question.kind);
    return this.note(question, answer);
  }

  /** Asks about one row: an answer of another row is none of this one. */
  askOfRow(question: OfficeQuestion): unknown {
    const placeless = this.given.find(({ kind, at }) => kind === question.kind && at === undefined)?.answer;
    return this.note(question, this.atPlace(question.kind, question.at) ?? keyed(placeless, question.at) ?? placeless);
  }

  /** Asks about a name as it is written; answers of any of the kinds count. */
  askOfName(question: OfficeQuestion & { readonly name: string }, kinds: readonly string[]): unknown {
    const named = this.answerOfName(question.name, kinds);
    return this.note(question, named ?? this.plain(question));
  }

  /** What was said of a name, be it asked or not. */
  answerOfName(name: string, kinds: readonly string[]): unknown {
    for (const { kind, answer } of this.given) {
      const found = kinds.includes(kind) ? keyed(answer, name) : undefined;
      if (found !== undefined) return found;
    }
    return undefined;
  }

  private plain({ kind, at }: OfficeQuestion): unknown {
    const answer = this.atPlace(kind, at);
    return typeof answer === "object" ? undefined : answer;
  }

  private atPlace(kind: string, place: string): unknown {
    return this.given.find((each) => each.kind === kind && each.at === place)?.answer;
  }

  private ofKind(kind: string): unknown {
    const ofThis = this.given.filter((each) => each.kind === kind);
    return (ofThis.find(({ at }) => at === undefined) ?? (ofThis.length === 1 ? ofThis[0] : undefined))?.answer;
  }

  private note(question: OfficeQuestion, answer: unknown): unknown {
    const key = [question.kind, question.at, question.name ?? ""].join("\n");
    if (!this.asked.has(key)) this.asked.set(key, answer === undefined ? question : { ...question, answer });
    return answer;
  }
}

function keyed(answer: unknown, name: string): unknown {
  if (typeof answer !== "object" || answer === null) return undefined;
  const found =
    Object.entries(answer).find(([key]) => key === name) ?? Object.entries(answer).find(([key]) => nameKey(key) === nameKey(name));
  return found?.[1];
}
