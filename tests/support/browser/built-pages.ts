import { buildPages } from "../../../scripts/build-pages.mjs";

/** Before the browser tests: the pages as they stand in the files now. */
export async function setup(): Promise<void> {
  if (!(await buildPages(process.execPath))) throw new Error("The pages could not be built");
}
