import { Outlet } from "../../ui/shown-page.tsx";
import styles from "./bare.module.css";

/** Without any of the site around it: for screens in the hall, overlays and what other sites show of us. */
export default function Bare() {
  return (
    <main className={styles.empty}>
      <Outlet />
    </main>
  );
}
