import type en from "../en/moments.ts";
import type { Translation } from "../translation.ts";

export default {
  timeOut: "Тайм-аут",
  beforeOvertime: "Будет овертайм",
  quarterOver: "Конец {number}-й четверти",
  overtimeOver: "Конец {number}-го овертайма",
} satisfies Translation<typeof en>;
