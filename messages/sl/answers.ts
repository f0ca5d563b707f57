import type en from "../en/answers.ts";
import type { Translation } from "../translation.ts";

export default {
  login_successful: "Uspešno ste se prijavili",
} satisfies Translation<typeof en>;
