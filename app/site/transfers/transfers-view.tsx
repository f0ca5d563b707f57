import { TableListView } from "../table-list-view.tsx";
import type { TransfersPage } from "./transfers-model.ts";
import styles from "./transfers.module.css";

/** Everybody who changed clubs in a season. */
export function TransfersView({ page }: { page: TransfersPage }) {
  return <TableListView page={page} note={<p className={styles.note}>{page.note}</p>} />;
}
