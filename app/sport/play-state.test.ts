import { expect, test } from "vitest";
import { fiba } from "#core/rules/fiba.ts";
import { ruleProfile } from "#core/rules/rule-profile.ts";
import type { GameNow } from "#core/game/game-now.ts";
import { putAllMessages } from "../i18n/all-messages.server.ts";
import { pageLanguage } from "../i18n/page-language.ts";
import { lastLineText, type PlayState, playStateNow, playStateText } from "./play-state.ts";

putAllMessages();

const second = { kind: "regular", number: 2 } as const;
const overtime = { kind: "overtime", number: 1 } as const;
const side = { points: 70, teamFouls: 0, inPenalty: false, timeoutsLeft: 2 };
const running: GameNow = {
  status: "live",
  period: second,
  periodEnded: false,
  clock: { running: true, remainingMs: 100_000, atMs: 0 },
  shotClock: null,
  home: side,
  away: side,
  arrow: null,
  pause: null,
  quality: "ok",
  mismatch: null,
  countMismatches: [],
};

function kindOf(game: Partial<GameNow>, rules = fiba): PlayState["kind"] | undefined {
  return playStateNow({ ...running, ...game }, rules)?.kind;
}

test("MOVE10 a card says what a running game is doing", () => {
  expect(kindOf({})).toBe("playing");
  expect(kindOf({ pause: { kind: "time-out", side: "home", endsAt: null } })).toBe("time-out");
  expect(kindOf({ periodEnded: true })).toBe("half-time");
  expect(kindOf({ periodEnded: true, period: { kind: "regular", number: 3 } })).toBe("period-over");
  expect(kindOf({ periodEnded: true, pause: { kind: "before-overtime", endsAt: null } })).toBe("before-overtime");
  expect(kindOf({ period: null })).toBeUndefined();
});

test("MOVE10 half-time is by the game's own rules", () => {
  const twoHalves = { ...fiba, format: { ...fiba.format, regularPeriods: 2 } };
  expect(kindOf({ periodEnded: true, period: { kind: "regular", number: 1 } }, twoHalves)).toBe("half-time");
  expect(kindOf({ periodEnded: true }, twoHalves)).toBe("period-over");
});

test.each([
  ["en", "Q2", "End of Q3", "OT1"],
  ["sr", "Č2", "Kraj 3. četvrtine", "PR1"],
  ["sr-cyrl", "Ч2", "Крај 3. четвртине", "ПР1"],
  ["sl", "Č2", "Konec 3. četrtine", "PD1"],
  ["es", "C2", "Fin del 3.er cuarto", "PR1"],
  ["fr", "QT2", "Fin du 3e quart-temps", "P1"],
  ["ru", "Ч2", "Конец 3-й четверти", "ОТ1"],
] as const)("MOVE10 in %s", (locale, playing, over, extra) => {
  const { t } = pageLanguage(locale, "Europe/Belgrade");
  const said = (state: PlayState) => playStateText(state, { moments: t("moments"), shell: t("shell") });
  expect(said({ kind: "playing", period: second })).toBe(playing);
  expect(said({ kind: "period-over", period: { kind: "regular", number: 3 } })).toBe(over);
  expect(said({ kind: "time-out", period: overtime })).toBe(extra);
});

test("MOVE10 without a stream the last line is told, its clock as the game's rules read it", () => {
  const language = pageLanguage("en", "Europe/Belgrade");
  const line = { period: second, periodEnded: false, clockMs: 252_900, ruleProfile: "fiba" };
  expect(lastLineText(line, language)).toBe("Q2 4:12");
  expect(lastLineText({ ...line, clockMs: 37_480 }, language)).toBe("Q2 37.4");
  expect(lastLineText({ ...line, clockMs: null }, language)).toBe("Q2");
  expect(lastLineText({ ...line, periodEnded: true }, language)).toBe("Half-time");
  expect(lastLineText({ ...line, periodEnded: true, ruleProfile: ruleProfile(fiba, 8, 5, 5) }, language)).toBe("End of Q2");
  expect(lastLineText({ ...line, ruleProfile: "nobody's" }, language)).toBe("Q2 4:12");
});
