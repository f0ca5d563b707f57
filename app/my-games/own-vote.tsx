import { useCallback, useEffect, useState } from "react";
import { fanVotePath, type MyFanVote } from "#contract/fan-vote.ts";
import { useVisitor } from "../account/visitor-store.ts";
import { useLocale } from "../i18n/language-provider.tsx";
import { useT } from "../i18n/use-t.ts";
import { Modal } from "../ui/modal.tsx";
import { showToast } from "../ui/toast-store.ts";
import { candidateName } from "./candidate-name.ts";
import { callMyGames, type MyGamesRefusal } from "./my-games-call.ts";
import styles from "./own-room-parts.module.css";
import { SignInLine } from "./sign-in-line.tsx";
import { Tick } from "./tick.tsx";
import { VoteChoice } from "./vote-choice.tsx";
import { VoteStanding } from "./vote-standing.tsx";

/** By which a visitor votes for the player of a game that has just been played. FANVOTE2 */
export function OwnVote({ gameId }: { gameId: string }) {
  const t = useT("my-games");
  const visitor = useVisitor();
  if (visitor.kind === "signed-in") return <Mine key={visitor.uuid} gameId={gameId} />;
  return visitor.kind === "anonymous" ? <SignInLine text={t("vote.signIn")} /> : null;
}

function Mine({ gameId }: { gameId: string }) {
  const t = useT("my-games");
  const locale = useLocale();
  const [vote, setVote] = useState<MyFanVote | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [isChoosing, setChoosing] = useState(false);
  const path = fanVotePath(gameId);

  const look = useCallback(async () => {
    const answer = await callMyGames<{ vote: MyFanVote | null }>("GET", path);
    if (answer.kind === "done") setVote(answer.data.vote);
  }, [path]);
  useEffect(() => void look(), [look]);

  async function say(player: string | null): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    const answer = player === null ? await callMyGames("DELETE", path) : await callMyGames("PUT", path, { player });
    await look();
    setBusy(false);
    // Who is refused has his choice still before him.
    if (answer.kind !== "done") return void showToast(t(refusalKey(answer.kind)), { type: "error" });
    setChoosing(false);
    if (player === null) setOpen(false);
    else showToast(t("vote.saved"), { type: "success" });
  }

  if (vote === null) return null;
  const mine = vote.candidates.find(({ key }) => key === vote.mine) ?? null;
  return (
    <div className={styles.line}>
      <button
        type="button"
        className={styles.pill}
        aria-haspopup="dialog"
        onClick={() => {
          setOpen(true);
          // How it stands may have changed since.
          void look();
        }}
      >
        {mine && <Tick />}
        {mine ? t("vote.mine", { player: candidateName(mine, locale) }) : t("vote.choose")}
      </button>
      <Modal
        isOpen={isOpen}
        onClosed={() => {
          setOpen(false);
          setChoosing(false);
        }}
        title={t("vote.title")}
      >
        {mine === null || isChoosing ? (
          <VoteChoice vote={vote} isBusy={isBusy} onChosen={(key) => void say(key)} />
        ) : (
          <VoteStanding vote={vote} isBusy={isBusy} onChange={() => setChoosing(true)} onTakeBack={() => void say(null)} />
        )}
      </Modal>
    </div>
  );
}

function refusalKey(refusal: MyGamesRefusal) {
  if (refusal === "vote-not-open") return "vote.closed";
  if (refusal === "not-in-game") return "vote.notInGame";
  return refusal === "too-many" ? "tooMany" : "notKept";
}
