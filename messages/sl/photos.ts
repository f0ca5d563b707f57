import type en from "../en/photos.ts";
import type { Translation } from "../translation.ts";

export default {
  others: "Fotografije z drugih tekem",
  picture: "{number}. fotografija",
  author: "Foto: {name}",
  count: "{count, plural, one {# fotografija} two {# fotografiji} few {# fotografije} other {# fotografij}}",
  place: "{number} od {total}",
  whole: "V polni velikosti",
} satisfies Translation<typeof en>;
