import type en from "../en/photos.ts";
import type { Translation } from "../translation.ts";

export default {
  others: "Fotografije sa drugih utakmica",
  picture: "{number}. fotografija",
  author: "Foto: {name}",
  count: "{count, plural, one {# fotografija} few {# fotografije} other {# fotografija}}",
  place: "{number} od {total}",
  whole: "U punoj veličini",
} satisfies Translation<typeof en>;
