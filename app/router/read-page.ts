import { drawnPage, type DrawnPage, type RouteModule } from "./page-document.tsx";
import { writtenPage } from "../ui/written-page.ts";

/** The page that stands in the document, with the code that draws it. */
export async function readPage(): Promise<DrawnPage> {
  const written = writtenPage();
  if (written === null) throw new Error("The document does not tell what stands on it");
  const modules = await Promise.all(
    written.routes.map(async ([id, file]) => [id, (await import(/* @vite-ignore */ file)) as RouteModule] as const),
  );
  const byId = new Map(modules);
  return drawnPage(written, (id) => byId.get(id));
}
