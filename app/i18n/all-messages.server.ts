import { locales } from "#contract/locale.ts";
import type { Area } from "./areas.ts";
import { putMessages, type CompiledArea } from "./message-store.ts";

type Files = Readonly<Record<string, CompiledArea>>;

const asWritten: Files = import.meta.glob<CompiledArea>("#messages/*/*.ts", { query: "?compiled", import: "default", eager: true });
const cyrillic: Files = import.meta.glob<CompiledArea>("#messages/sr/*.ts", {
  query: "?compiled=cyrillic",
  import: "default",
  eager: true,
});

/** For the server: all words of all languages at once, so that pages never wait for them. */
export function putAllMessages(): void {
  for (const locale of locales) {
    const folder = locale === "sr-cyrl" ? "sr" : locale;
    const files = locale === "sr-cyrl" ? cyrillic : asWritten;
    for (const [file, messages] of Object.entries(files)) {
      const area = areaIn(file, folder);
      if (area) putMessages(locale, area, messages);
    }
  }
}

function areaIn(file: string, folder: string): Area | null {
  const [name, inFolder] = file.split("/").toReversed();
  return inFolder === folder ? ((name?.replace(".ts", "") ?? null) as Area | null) : null;
}
