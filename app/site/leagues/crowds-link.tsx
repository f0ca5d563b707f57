import frame from "../../ui/page.module.css";
import type { LeaguePage } from "./league-model.ts";

/** At the foot of what tells of a league's games: before how many they were played. CROWD2 */
export function CrowdsLink({ crowds }: Pick<LeaguePage, "crowds">) {
  return (
    crowds && (
      <p>
        <a className={frame.more} href={crowds.href}>
          {crowds.text}
        </a>
      </p>
    )
  );
}
