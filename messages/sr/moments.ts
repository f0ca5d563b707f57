import type en from "../en/moments.ts";
import type { Translation } from "../translation.ts";

export default {
  timeOut: "Tajm-aut",
  beforeOvertime: "Sledi produžetak",
  quarterOver: "Kraj {number}. četvrtine",
  overtimeOver: "Kraj {number}. produžetka",
} satisfies Translation<typeof en>;
