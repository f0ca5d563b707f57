import type en from "../en/connection.ts";
import type { Translation } from "../translation.ts";

export default {
  faults: {
    "token-refused": "Tega tu ne morete spremljati: povezava ni veljavna ali je potekla. Prosite za novo.",
    disconnected: "Povezava s strežnikom je prekinjena. Prikazano morda ni najnovejše; poskušamo znova.",
  },
} satisfies Translation<typeof en>;
