import button from "../ui/button.module.css";
import styles from "./set-up-view.module.css";

/** What stores a step, and leads on. */
export function Save({ text }: { text: string }) {
  return (
    <div className={styles.save}>
      <button type="submit" className={button.main}>
        {text}
      </button>
    </div>
  );
}
