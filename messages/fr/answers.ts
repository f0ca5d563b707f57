import type en from "../en/answers.ts";
import type { Translation } from "../translation.ts";

export default {
  login_successful: "Vous êtes bien connecté",
} satisfies Translation<typeof en>;
