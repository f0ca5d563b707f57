import { useState, type MouseEvent } from "react";
import styles from "./share-link.module.css";

type Props = { href: string; title: string; text: string; copied: string };

/** The page's own address: handed to the device's sharing, else copied; without scripts a link to copy by hand. */
export function ShareLink({ href, title, text, copied }: Props) {
  const [isCopied, setCopied] = useState(false);
  async function share(event: MouseEvent) {
    event.preventDefault();
    const url = new URL(href, location.href).href;
    try {
      if ("share" in navigator) {
        await navigator.share({ title, url });
      } else {
        await (navigator as Navigator).clipboard.writeText(url);
        setCopied(true);
      }
    } catch {
      // The visitor changed his mind, or the browser does not let pages copy: nothing was shared.
      setCopied(false);
    }
  }
  return (
    <p className={styles.share}>
      <a href={href} onClick={(event) => void share(event)}>
        {text}
      </a>
      <span role="status">{isCopied ? copied : ""}</span>
    </p>
  );
}
