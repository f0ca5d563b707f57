import { use } from "react";
import { tableAddress, tableFormats, type TableFormat } from "#contract/table-exports.ts";
import { useT } from "../i18n/use-t.ts";
import styles from "./table-downloads.module.css";
import { usePlace } from "./shown-page.tsx";
import { TablePage } from "./table-page.ts";

const formatNames: Readonly<Record<TableFormat, string>> = { xlsx: "XLSX", csv: "CSV", json: "JSON" };

/** A shorter table is taken in at a glance: its files have addresses, but links would be louder than its figures. */
const fewestRows = 8;

type Props = {
  table: string;
  caption: string;
  /** How many there are; left out by tables that are always worth having. */
  rows?: number;
};

/** A table as files. The server reads them out of the page itself, so a table has to do no more than to have a name. */
export function TableDownloads({ table, caption, rows = fewestRows }: Props) {
  const t = useT("shell");
  const { pathname, search } = usePlace();
  const page = use(TablePage) ?? pathname + search;
  if (rows < fewestRows) return null;
  return (
    <p className={styles.downloads}>
      {tableFormats.map((format) => (
        // Parameters that are not the page's own are unknown to the server, and do no harm.
        <a
          key={format}
          href={tableAddress(page, table, format)}
          rel="nofollow"
          download
          aria-label={t("table.downloadAs", { format: formatNames[format], caption })}
          suppressHydrationWarning
        >
          {formatNames[format]}
        </a>
      ))}
    </p>
  );
}
