import { expect, test } from "vitest";
import { createLog, type ToldError } from "./log.ts";

test("REPORT5 an exception in a warning or worse is told with what the line is about; all else is not", () => {
  const lines: string[] = [];
  const told: ToldError[] = [];
  const destination = { write: (line: string) => void lines.push(line) };
  const log = createLog("info", { destination, report: (each) => void told.push(each) });
  const error = new Error("broken");
  const ofRequest = log.child({ requestId: "run-1", tenant: "league-a" });
  ofRequest.error({ err: error, path: "/sr" }, "defect");
  log.warn({ err: error }, "job failed; trying again");
  log.info({ err: error }, "unreadable request");
  log.error({ err: "no exception" }, "strange");
  log.error("words only");
  expect(lines).toHaveLength(5);
  expect(told).toMatchObject([
    { error, level: "error", said: "defect", tenant: "league-a", requestId: "run-1", path: "/sr" },
    { error, level: "warning", said: "job failed; trying again", tenant: null, requestId: null, path: null },
  ]);
});
