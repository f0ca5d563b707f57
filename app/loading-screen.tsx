import styles from "./loading-screen.module.css";

/**
 * The league's colours and crest over the whole page while it starts. It leaves after 500 ms by style sheet alone, so
 * it can neither stay when scripts fail nor hide anything from readers, machines or keyboards; without JavaScript
 * there is nothing to wait for and it is not shown at all.
 */
export function LoadingScreen({ title, shortTitle, crestUrl }: { title: string; shortTitle: string; crestUrl: string }) {
  return (
    <div className={styles["screen"]} aria-hidden="true" data-loading-screen="">
      {crestUrl === "" ? (
        <span className={styles["letters"]}>{shortTitle}</span>
      ) : (
        <img className={styles["crest"]} src={crestUrl} alt="" width={96} height={96} />
      )}
      <span className={styles["title"]}>{title}</span>
    </div>
  );
}
