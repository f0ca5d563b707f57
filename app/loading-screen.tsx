import styles from "./loading-screen.module.css";

/**
 * The league's colours and logo over the whole page while it starts. It leaves after 500 ms by style sheet alone, so
 * it can neither stay when scripts fail nor hide anything from readers, machines or keyboards; without JavaScript
 * there is nothing to wait for and it is not shown at all.
 */
export function LoadingScreen({ title, shortTitle, logoUrl }: { title: string; shortTitle: string; logoUrl: string }) {
  return (
    <div className={styles["screen"]} aria-hidden="true" data-loading-screen="">
      {logoUrl === "" ? (
        <span className={styles["letters"]}>{shortTitle}</span>
      ) : (
        <img className={styles["logo"]} src={logoUrl} alt="" width={96} height={96} />
      )}
      <span className={styles["title"]}>{title}</span>
    </div>
  );
}
