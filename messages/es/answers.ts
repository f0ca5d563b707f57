import type en from "../en/answers.ts";
import type { Translation } from "../translation.ts";

export default {
  login_successful: "Has iniciado sesión correctamente",
} satisfies Translation<typeof en>;
