import type en from "../en/answers.ts";
import type { Translation } from "../translation.ts";

export default {
  login_successful: "Вы успешно вошли",
} satisfies Translation<typeof en>;
