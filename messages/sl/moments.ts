import type en from "../en/moments.ts";
import type { Translation } from "../translation.ts";

export default {
  timeOut: "Minuta odmora",
  beforeOvertime: "Sledi podaljšek",
  quarterOver: "Konec {number}. četrtine",
  overtimeOver: "Konec {number}. podaljška",
} satisfies Translation<typeof en>;
