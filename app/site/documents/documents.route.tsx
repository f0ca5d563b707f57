import { unsealed } from "../../ui/sealed-data.ts";
import { pageLoader } from "../page-loader.ts";
import { sealedMeta } from "../page-meta.ts";
import type { Route } from "./+types/documents.route";
import { documentsChoice } from "./documents-choice.ts";
import { documentsPage } from "./documents-model.ts";
import { DocumentsView } from "./documents-view.tsx";

export const loader = pageLoader(
  ({ editorial, locale }) => editorial.documents(locale),
  (lines, { site, origin, language, searchParams }) =>
    documentsPage(lines, { siteTitle: site.title, origin }, documentsChoice(lines, searchParams), language),
);

export default function Documents({ loaderData }: Route.ComponentProps) {
  return <DocumentsView page={unsealed(loaderData)} />;
}

export const meta = sealedMeta;
