import { basename } from "node:path";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Files that take a minute and more, or longer than others of their project, the longest first. What is begun last ends last, beside idle cores. */
const longest = [
  "every-screen",
  "every-corner",
  "start",
  "moving-lists",
  "crawler",
  "written-pages",
  "scoring-screen",
  "wizard",
  "error-states",
  "site-pages",
  "endless-requests",
  "error-reporting",
  "spoilers",
  "moving-pages",
  "search",
  "live-commands-on-processes",
  "embedded",
  "live-games",
  "board-bridge",
  "stream-faults",
  "live-processes",
  "world",
  "typed-games",
  "simulate-season",
];

/**
 * On a fresh clone nobody knows how long a file takes, and Vitest begins with the largest: a file of forty lines that waits for a minute would
 * come last. Within a project those that are known to be long come first, the rest as Vitest has them.
 */
export class LongestFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const usual = await super.sort(files);
    const projects = [...new Set(usual.map(({ project }) => project))];
    return projects.flatMap((project) =>
      usual.filter((file) => file.project === project).toSorted((one, other) => rank(one) - rank(other)),
    );
  }
}

function rank({ moduleId }: TestSpecification): number {
  const place = longest.indexOf(basename(moduleId).replace(/\.(?:e2e|(?:db\.)?test)\.ts$/, ""));
  return place < 0 ? longest.length : place;
}
