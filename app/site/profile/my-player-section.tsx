import { useState } from "react";
import { addresses } from "#contract/addresses.ts";
import { type MyPlayer, myPlayerPath, type PlayerClaim, type PlayerSelf } from "#contract/my-games.ts";
import { useT } from "../../i18n/use-t.ts";
import { callMyGames } from "../../my-games/my-games-call.ts";
import button from "../../ui/button.module.css";
import { Crest } from "../../ui/crest.tsx";
import { Empty } from "../../ui/empty.tsx";
import frame from "../../ui/page.module.css";
import { Section } from "../../ui/section.tsx";
import { showToast } from "../../ui/toast-store.ts";
import { type ClubMarks, markOf } from "../../sport/club-mark.ts";
import { fullName } from "../../sport/full-name.ts";
import { gameCard } from "../../sport/game-card.ts";
import { GameList } from "../../sport/game-list.tsx";
import type { PageLanguage } from "../../i18n/page-language.ts";
import { MyGameLog, MySeasons } from "./my-figures.tsx";
import styles from "./my-games-board.module.css";

type Props = { player: MyPlayer; marks: ClubMarks; language: PageLanguage; onChanged: () => Promise<void> };

/** Who somebody is among the players, or the way to say so. CLAIM6 */
export function MyPlayerSection({ player: { claim, self }, marks, language, onChanged }: Props) {
  if (claim?.state === "approved" && self !== null)
    return <Self claim={claim} self={self} marks={marks} language={language} onChanged={onChanged} />;
  if (claim?.state === "waiting" || claim?.state === "approved") return <Waiting claim={claim} language={language} onChanged={onChanged} />;
  return <Nobody claim={claim} language={language} />;
}

/** Nobody said anything, or it was not confirmed. */
function Nobody({ claim, language }: { claim: PlayerClaim | null; language: PageLanguage }) {
  const t = useT("my-games");
  const said = claim !== null && (claim.state === "refused" || claim.state === "ended") ? claim.state : null;
  return (
    <section className={styles.way}>
      {claim !== null && said !== null && (
        <div className={styles.said}>
          <p>{t(`player.${said}`, { name: fullName(claim.person, language) })}</p>
          {claim.reason !== null && <p>{t("player.reason", { reason: claim.reason })}</p>}
        </div>
      )}
      <h2>{t("player.none.title")}</h2>
      <p>{t("player.none.text")}</p>
      <p>{t("player.none.how")}</p>
      <a className={button.main} href={addresses.players(language.locale)}>
        {t("player.none.find")}
      </a>
    </section>
  );
}

function Waiting({ claim, language, onChanged }: { claim: PlayerClaim; language: PageLanguage; onChanged: () => Promise<void> }) {
  const t = useT("my-games");
  return (
    <section className={styles.way}>
      <h2>{t("player.waiting", { name: fullName(claim.person, language) })}</h2>
      <p>{t("player.waitingText")}</p>
      <p className={styles.buttons}>
        <a className={button.other} href={addresses.player(language.locale, claim.person.slug)}>
          {fullName(claim.person, language)}
        </a>
        <TakeBack claim={claim} words="player.takeBack" onChanged={onChanged} />
      </p>
    </section>
  );
}

type SelfProps = { claim: PlayerClaim; self: PlayerSelf; marks: ClubMarks; language: PageLanguage; onChanged: () => Promise<void> };

function Self({ claim, self, marks, language, onChanged }: SelfProps) {
  const t = useT("my-games");
  const { team, shirt, next, mates } = self;
  return (
    <div className={styles.board}>
      <section className={styles.who}>
        {team && <Crest crest={markOf(marks, team.clubSlug)} size={64} />}
        <div>
          <h2>
            <a href={addresses.player(language.locale, claim.person.slug)}>{fullName(claim.person, language)}</a>
          </h2>
          <p>{[team && language.name(team.name), shirt !== null && t("player.shirt", { number: shirt })].filter(Boolean).join(" · ")}</p>
        </div>
        <TakeBack claim={claim} words="player.notMe" onChanged={onChanged} />
      </section>
      <div className={frame.columns}>
        <div className={frame.column}>
          <MyGameLog self={self} marks={marks} language={language} />
          <MySeasons self={self} language={language} />
        </div>
        <div className={frame.column}>
          <Section title={t("player.next")}>
            {next.length === 0 ? (
              <Empty text={t("player.noNext")} />
            ) : (
              <GameList games={next.slice(0, 1).map((game) => gameCard(game, language))} clubs={marks} withDay />
            )}
          </Section>
          {mates.length > 0 && (
            <Section title={t("player.mates")}>
              <ul className={styles.mates}>
                {mates.map((mate) => (
                  <li key={mate.person.slug}>
                    <a href={addresses.player(language.locale, mate.person.slug)}>
                      <b>{mate.shirt ?? "–"}</b>
                      <span>{fullName(mate.person, language)}</span>
                    </a>
                  </li>
                ))}
              </ul>
            </Section>
          )}
        </div>
      </div>
    </div>
  );
}

type TakeBackProps = { claim: PlayerClaim; words: "player.takeBack" | "player.notMe"; onChanged: () => Promise<void> };

/** One's own word taken back, whatever the league said of it. CLAIM4 */
function TakeBack({ claim, words, onChanged }: TakeBackProps) {
  const t = useT("my-games");
  const [isBusy, setBusy] = useState(false);

  async function takeBack(): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    const answer = await callMyGames("DELETE", `${myPlayerPath}/claims/${claim.claimId}`);
    setBusy(false);
    if (answer.kind === "done") showToast(t("player.takenBack"));
    else showToast(t(answer.kind === "too-many" ? "tooMany" : "notKept"), { type: "error" });
    await onChanged();
  }

  return (
    <button type="button" className={button.other} aria-disabled={isBusy || undefined} onClick={() => void takeBack()}>
      {t(words)}
    </button>
  );
}
