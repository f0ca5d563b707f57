import { DrawnCover } from "./drawn-cover.tsx";
import type { ShownNews } from "./news-card.ts";
import styles from "./news-cover.module.css";

type Props = { item: Pick<ShownNews, "cover" | "drawn" | "key">; eager?: boolean; className?: string | undefined };

/** The picture above a title, or what it tells of drawn, or a court where there is neither. Decoration: the title says what it is about. */
export function NewsCover({ item: { cover, drawn, key: story }, eager = false, className }: Props) {
  return (
    <span className={className ? `${styles.cover} ${className}` : styles.cover}>
      {drawn ? (
        <DrawnCover drawn={drawn} />
      ) : cover ? (
        <img
          loading={eager ? "eager" : "lazy"}
          sizes={cover.srcSet && `${eager ? "" : "auto, "}(width < 900px) 100vw, 800px`}
          srcSet={cover.srcSet}
          src={cover.url}
          alt=""
          width={cover.width ?? undefined}
          height={cover.height ?? undefined}
          fetchPriority={eager ? "high" : "auto"}
          decoding="async"
        />
      ) : (
        <CourtDrawing story={story} />
      )}
    </span>
  );
}

/** Parts of a court, as seen from above; which one follows from its own name, so that a story keeps its drawing in all languages. */
const compositions = [
  "M-20 100a170 170 0 0 1 340 0M40-20v300M260-20v300",
  "M150-20v240M150 40a60 60 0 1 1 0 120a60 60 0 1 1 0-120",
  "M-20 30h180v140H-20M160 60a40 40 0 0 1 0 80M-20-40a220 220 0 0 1 0 280",
  "M90-20v130h120V-20M90 110a60 60 0 0 0 120 0M20-20v30a130 130 0 0 0 260 0v-30",
  "M320 60a120 120 0 0 0-120 160M320-20a200 200 0 0 0-200 240M-20 200L320 20",
] as const;

const balls = [
  [150, 100, 26],
  [226, 64, 30],
  [196, 100, 24],
  [150, 60, 22],
  [104, 128, 28],
] as const;

function CourtDrawing({ story }: { story: string }) {
  const choice = [...story].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7) % compositions.length;
  const [x, y, radius] = balls[choice] ?? balls[0];
  return (
    <svg viewBox="0 0 300 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path className={styles.lines} d={compositions[choice]} />
      <circle className={styles.ball} cx={x} cy={y} r={radius} />
    </svg>
  );
}
