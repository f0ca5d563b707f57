import type en from "../en/photos.ts";
import type { Translation } from "../translation.ts";

export default {
  others: "Фото с других матчей",
  picture: "Фото {number}",
  author: "Фото: {name}",
  count: "{count, plural, one {# фото} few {# фото} many {# фото} other {# фото}}",
  place: "{number} из {total}",
  whole: "В полном размере",
} satisfies Translation<typeof en>;
