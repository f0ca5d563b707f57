import { describe, expect, test } from "vitest";
import { doctorCodes, type DoctorCode, type DoctorLine } from "#contract/doctor.ts";
import { locales } from "#contract/locale.ts";
import office from "#messages/en/office.ts";
import { putAllMessages } from "../i18n/all-messages.server.ts";
import { pageLanguage } from "../i18n/page-language.ts";
import { doctorText } from "./doctor-model.ts";
import { officeWords } from "./office-words.ts";

putAllMessages();

const gigabyte = 1024 ** 3;
/** Every value that any line has. */
const values = {
  freeBytes: 5 * gigabyte,
  allBytes: 100 * gigabyte,
  folder: "/srv/data",
  major: 14,
  oldest: 15,
  settings: "fsync=off",
  first: "fsync",
  seconds: -5,
  steps: 2,
  hours: 27.5,
  fault: "ENOTFOUND",
  waiting: 3,
  status: 200,
  answer: "{}",
  days: 9,
  told: 1,
};

function line(code: DoctorCode, verdict: DoctorLine["verdict"]): DoctorLine {
  return { code, verdict, host: "league.example", values };
}

/** Whether the English page has something to be done about it. */
function hasRemedy(code: DoctorCode): boolean {
  return code in office.doctor.remedies;
}

describe.each(locales)("DOCTOR3 the page in %s", (locale) => {
  const words = officeWords(pageLanguage(locale, "UTC"));

  test("says every line, with what to do wherever one is not well", () => {
    const codes = Object.keys(doctorCodes) as DoctorCode[];
    const text = doctorText({ kind: "doctor", lines: codes.map((code) => line(code, hasRemedy(code) ? "ill" : "well")) }, words);
    const said = text.lines.flatMap(({ about, says, remedy }) => [about, says, ...(remedy ? [remedy.label, remedy.text] : [])]);
    expect(text.lines).toHaveLength(codes.length);
    expect(said.filter((each) => /^(?:says|remedies|subjects)\.|[{}[\]]/.test(each.replace("{}", "")))).toEqual([]);
  });

  test("puts what is ill first, and counts", () => {
    const text = doctorText(
      { kind: "doctor", lines: [line("clockKept", "well"), line("clockLoose", "look"), line("diskFree", "ill")] },
      words,
    );
    expect(text.lines.map(({ verdict }) => verdict)).toEqual(["ill", "look", "well"]);
    expect(text.summary).toMatch(/1.*1/);
    expect(doctorText({ kind: "doctor", lines: [line("clockKept", "well")] }, words).summary).not.toMatch(/\d/);
  });
});
