import type { Side } from "#core/game/facts.ts";
import type { PlayerKey } from "#core/kernel/ids.ts";
import type { Ask, Gesture, Notice, Saying } from "#core/table/table-entry.ts";
import type { Translator } from "../../i18n/translator.ts";
import { type LogLine, type WhatKey, whatOf } from "./log-lines.ts";
import type { OfferWords } from "./sentence-view.ts";
import type { TableNames } from "./table-names.ts";

export type TableSpeech = {
  readonly t: Translator<"table">;
  readonly names: TableNames;
  /** As the language's sports pages write it. */
  readonly score: (home: number, away: number) => string;
};

export function whatText(t: Translator<"table">, what: WhatKey): string {
  return t(`what.${what}`);
}

/** A line without who and when: "3 made", "foul, 2 shots", "out 4, 9 · in 11". */
export function lineText({ t, names }: TableSpeech, line: LogLine): string {
  const what = whatText(t, line.what);
  if (line.what === "substitution") {
    const shirts = (keys: readonly PlayerKey[]) => keys.map((key) => names.player(line.side, key).shirt).join(", ");
    const halves = [
      line.out.length > 0 ? `${t("what.out")} ${shirts(line.out)}` : "",
      line.in.length > 0 ? `${t("what.in")} ${shirts(line.in)}` : "",
    ];
    return halves.filter(Boolean).join(" · ");
  }
  if (line.what.startsWith("throw.") && line.number !== null && line.of !== null)
    return `${what}, ${t("what.ofThrows", { number: line.number, of: line.of })}`;
  if (line.what.startsWith("foul.") && line.number) return `${what}, ${t("what.shots", { count: line.number })}`;
  return line.name === null ? what : `${what} ${line.name}`;
}

/** What hangs on a line: "assist 12". */
export function partsText({ t, names }: TableSpeech, { parts }: Pick<LogLine, "parts">): string {
  return parts
    .map(({ what, side, player }) => `${whatText(t, what)} ${player === null ? t("what.team") : names.player(side, player).shirt}`)
    .join(" · ");
}

/** "7 Žižić"; the team's code where nobody is named. */
export function whoText({ names }: TableSpeech, side: Side | null, player: PlayerKey | null): string {
  if (player !== null) {
    const { shirt, name } = names.player(side, player);
    return `${shirt} ${name}`.trim();
  }
  return side === null ? "" : names.code(side);
}

export function sayingText(t: Translator<"table">, saying: Saying): string {
  switch (saying.kind) {
    case "shot":
      return t(`what.shot.${saying.made ? "made" : "missed"}${saying.value}`);
    case "free-throw":
      return t(`what.throw.${saying.made ? "made" : "missed"}`);
    case "foul":
      if (saying.offender !== "player")
        return `${t(`what.foul.${saying.of}`)}, ${t(`what.${saying.offender === "coach" ? "coach" : "bench"}`)}`;
      return saying.withShots ? t("what.foul.withShots") : t(`what.foul.${saying.of}`);
    case "offensive-foul":
      return t("what.foul.offensive");
    case "turnover":
      return t("what.turnover");
    case "jump-ball":
      return t("what.jumpBall");
    case "challenge":
      return t("what.challenge");
    case "throws":
      return t("key.throws");
    case "zone":
      return t("what.place");
    case "late":
      return t(`key.${saying.what}`);
    case "wave":
      return t("what.substitution");
    case "late-stop":
      return t("what.lateStop");
    case "forgotten-start":
      return t("what.forgottenStart");
  }
}

/** The open question. */
export function askText({ t }: TableSpeech, ask: Ask, bench: string | null): string {
  if (ask === "in-for") return t("ask.inFor", { player: bench ?? "" });
  if (ask === "turnover-kind") return t("ask.turnoverKind");
  if (ask === "foul-kind") return t("ask.foulKind");
  return t(`ask.${ask}`);
}

/** What a gesture was, for the key that takes it back. */
export function gestureText(t: Translator<"table">, { said, commands }: Gesture): string {
  if (said === "void") return t("what.correction");
  const change = commands[0]?.changes.find(({ op }) => op === "add");
  return change && "fact" in change ? whatText(t, whatOf(change.fact)) : t("what.correction");
}

const ruleWords = {
  COURT1: "notOnCourt",
  COURT2: "notOnCourt",
  COURT3: "five",
  COURT4: "five",
  FOUL5: "fouledOut",
  FT1: "noFoul",
  FT2: "noFoul",
  TIME2: "noTimeout",
  TIME3: "noTimeout",
  CLOCK1: "clock",
  PERIOD1: "notPlaying",
  PERIOD2: "notPlaying",
  PERIOD6: "signed",
  LIVE8: "signed",
  PERIOD8: "notPlaying",
  PLAY1: "nothingLeft",
  PLAY2: "nothingLeft",
  PLAY3: "nothingLeft",
  PLAY4: "nothingLeft",
  PLAY5: "nothingLeft",
  BRIDGE1: "board",
  END1: "over",
} as const;

/** Why the rules do not take something, in words. */
export function ruleText(t: Translator<"table">, rule: string): string {
  const word = Object.entries(ruleWords).find(([id]) => id === rule)?.[1];
  return word ? t(`notice.rule.${word}`) : t("notice.rule.other", { rule });
}

export function noticeText({ t, names }: TableSpeech, notice: Notice): string {
  switch (notice.kind) {
    case "refused":
      return ruleText(t, notice.rule);
    case "no-such-number": {
      const { side, digits, other } = notice;
      const here = t("notice.noSuchNumber", { digits, team: names.code(side) });
      return other ? `${here} ${t("notice.ofOther", { digits, other: names.code(side === "home" ? "away" : "home") })}` : here;
    }
    case "behind":
      return t("notice.behind");
    case "must-answer":
      return t("notice.mustAnswer");
    case "nothing-there":
      return t("notice.nothingThere");
    case "not-held":
      return t("notice.notHeld");
    case "depends":
      return t("notice.depends");
    case "not-here":
      return t("notice.notHere");
  }
}

/** What an answer that is offered says. */
export function offerText({ t, names }: TableSpeech, words: OfferWords): string {
  switch (words.kind) {
    case "side":
      return names.code(words.side);
    case "value":
      return String(words.value);
    case "arrow":
      return t("arrow");
    case "digit":
      if (words.of === "turnover-kind") return t(`turnoverKind.${words.digit as "1"}`);
      if (words.of === "foul-kind") return t(`foulKind.${words.digit as "1"}`);
      return words.digit;
  }
}
