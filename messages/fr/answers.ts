import type en from "../en/answers.ts";
import type { Translation } from "../translation.ts";

export default {
  login_successful: "Connexion réussie",
} satisfies Translation<typeof en>;
