import frame from "../../ui/page.module.css";
import { useLeadsNowhere } from "../../ui/site-link.tsx";
import type { LeaguePage } from "./league-model.ts";

/** At the foot of what tells of a league's games: before how many they were played. CROWD2 */
export function CrowdsLink({ crowds }: Pick<LeaguePage, "crowds">) {
  const leadsNowhere = useLeadsNowhere();
  return (
    crowds &&
    !leadsNowhere(crowds.href) && (
      <p>
        <a className={frame.more} href={crowds.href}>
          {crowds.text}
        </a>
      </p>
    )
  );
}
