import type en from "../en/connection.ts";
import type { Translation } from "../translation.ts";

export default {
  faults: {
    "token-refused": "Ovo ovde ne možete da pratite: link nije važeći ili je istekao. Zatražite novi.",
    disconnected: "Veza je prekinuta. Ono što vidite možda nije najnovije; pokušavamo ponovo.",
  },
} satisfies Translation<typeof en>;
