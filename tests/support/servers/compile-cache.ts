import { tmpdir } from "node:os";
import { join } from "node:path";

/** For processes that tests start: what one has compiled, the next need not. A command takes half the processor time with it. */
export const compileCache = { NODE_COMPILE_CACHE: join(tmpdir(), "fullcourt-compiled") };
