import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { root, sourceTree } from "./source-tree.ts";

/** Where the browser's own `fetch` is called by name, and why it is not asked again there. RETRY1 */
const knownFiles = [
  "app/console/graphics/send-change.ts", // changes something: its own attempts are told to the server as the same one
  "app/console/seat/seat-calls.ts", // its queue and its beat ask again, under the same ids
  "app/console/training/training-result.tsx", // tells what came of a training; its trainee presses again
  "app/live/keep-server-time.ts", // a second question would falsify the time of the first
  "app/live/shared-connection.ts", // the stream has its own attempts, and so has reading a log
  "app/live/stream-client.ts",
  "app/live/watch-line.ts", // asks whether anybody is there, which a fault answers too
  "app/ui/fetch-with-retry.ts",
];

test("RETRY3 pages ask by fetchWithRetry, or it is known why not", () => {
  const files = sourceTree().filter((file) => /^app\/.*\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file));
  const bare = files.filter((file) => /(?<!Failed to )(?<![.\w])fetch\(|\?\? fetch\b/.test(readFileSync(path.join(root, file), "utf8")));
  expect(bare).toEqual(knownFiles);
});
