import { lazy, useEffect } from "react";
import { addresses } from "#contract/addresses.ts";
import type { LinkAnswer } from "#contract/live/link-answer.ts";
import { useLanguage } from "../../i18n/language-provider.tsx";
import { GraphicsDesk } from "../graphics/graphics-desk.tsx";
import { LinkFrame } from "./link-frame.tsx";
import type { LinkRefusal } from "./link-token.ts";
import type { LinkPageData } from "./load-link-page.ts";
import { ScreenLinks } from "./screen-links.tsx";
import { TableLink } from "./table-link.tsx";

/** Not for the graphics, which have no seat. */
const ScoringPage = lazy(async () => ({ default: (await import("../scoring/scoring-page.tsx")).ScoringPage }));
const TrainingPage = lazy(async () => ({ default: (await import("../training/training-page.tsx")).TrainingPage }));
const ClockDesk = lazy(async () => ({ default: (await import("../clock/clock-desk.tsx")).ClockDesk }));
const SpotterDesk = lazy(async () => ({ default: (await import("../spotter/spotter-desk.tsx")).SpotterDesk }));

type OpenedLinkProps = {
  readonly page: LinkPageData;
  readonly token: string;
  readonly answer: LinkAnswer;
  readonly refuse: (reason: LinkRefusal) => void;
};

/** What a good link opens, by its role. */
export function OpenedLink({ page, token, answer, refuse }: OpenedLinkProps) {
  const { role } = answer;
  if (role === "overlay" || role === "league") return <GraphicsDesk page={page} token={token} answer={answer} refuse={refuse} />;
  if (role === "training" || (role === "statistics" && page.role === "training")) {
    return <TrainingPage page={page} token={token} label={answer.label} />;
  }
  if (role === "statistics") {
    if (page.lists === null) return <OwnAddress page={page} token={token} />;
    return <ScoringPage page={page} lists={page.lists} token={token} label={answer.label} />;
  }
  if (role === "spotter") return <SpotterDesk page={page} token={token} />;
  if (role === "clock" || role === "shot-clock") return <ClockDesk page={page} token={token} role={role} />;
  return (
    <LinkFrame page={page}>
      {role === "screen" ? <ScreenLinks page={page} answer={answer} /> : <TableLink page={page} answer={answer} />}
    </LinkFrame>
  );
}

/** A scorer's link behind the address of another role, whose page lacks the lists that a scorer begins with. */
function OwnAddress({ page: { game }, token }: Pick<OpenedLinkProps, "page" | "token">) {
  const { locale } = useLanguage();
  useEffect(() => location.replace(`${addresses.gameDesk(locale, game.gameId, "statistics")}#${token}`), [locale, game.gameId, token]);
  return null;
}
