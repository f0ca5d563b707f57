import { describe, expect, it } from "vitest";
import { isSerbianLatin } from "./serbian-spelling.ts";

describe("Serbian spelling", () => {
  it.each(["Đorđe", "Šćepanović", "ŽELJKO", "KK Dorćol 1923", "Sportski centar „Šumice“", "Vucic\u030c"])(
    "NAME1 %s could be Serbian",
    (name) => {
      expect(isSerbianLatin(name)).toBe(true);
    },
  );

  it.each(["Jaylen", "Wright", "Max", "Quentin", "Müller", "José", "Łukasz", "Ђорђе", "", "1923"])(
    "NAME1 %s is not Serbian Latin",
    (name) => {
      expect(isSerbianLatin(name)).toBe(false);
    },
  );
});
