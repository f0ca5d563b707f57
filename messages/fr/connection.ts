import type en from "../en/connection.ts";
import type { Translation } from "../translation.ts";

export default {
  faults: {
    "token-refused": "Suivi impossible ici\u00a0: le lien n’est pas valide ou a expiré. Demandez-en un nouveau.",
    disconnected: "La connexion est perdue. Ce que vous voyez n’est peut-être plus à jour\u202f; nous réessayons.",
  },
} satisfies Translation<typeof en>;
