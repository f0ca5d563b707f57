const latin = "A B C D E F G H I J K L M N O P Q R S T U V W X Y Z".split(" ");

/** Letters of two signs are letters; those of foreign names stand where a Serbian telephone book has them. */
const serbian = "A B C Č Ć D Dž Đ E F G H I J K L Lj M N Nj O P Q R S Š T U V W X Y Z Ž".split(" ");
const slovenian = "A B C Č Ć D Đ E F G H I J K L M N O P Q R S Š T U V W X Y Z Ž".split(" ");
const spanish = "A B C D E F G H I J K L M N Ñ O P Q R S T U V W X Y Z".split(" ");
const russian = "А Б В Г Д Е Ж З И Й К Л М Н О П Р С Т У Ф Х Ц Ч Ш Щ Э Ю Я".split(" ");

/** Letters that a name can begin with, in the order in which the language's readers look names up. */
export function alphabetOf(language: string): readonly string[] {
  switch (language) {
    case "sr":
    case "sr-cyrl":
      return serbian;
    case "sl":
      return slovenian;
    case "es":
      return spanish;
    case "ru":
      return russian;
    default:
      return latin;
  }
}

/** The Serbian alphabet in the order of its other script: `А Б В Г Д Ђ Е Ж …`, written in Latin. */
export const cyrillicOrder: readonly string[] = "A B V G D Đ E Ž Z I J K L Lj M N Nj O P R S T Ć U F H C Č Dž Š".split(" ");
