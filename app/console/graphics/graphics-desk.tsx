import { type CSSProperties, useCallback, useMemo, useRef } from "react";
import { addresses } from "#contract/addresses.ts";
import type { LinkAnswer } from "#contract/live/link-answer.ts";
import { useLanguage } from "../../i18n/language-provider.tsx";
import { nameIn } from "../../i18n/name-in.ts";
import { useT } from "../../i18n/use-t.ts";
import { ConnectionNotice } from "../../live/connection-notice.tsx";
import { foldLog } from "../../live/folded-game.ts";
import { useLiveGame } from "../../live/use-live-game.ts";
import { LanguageLinks } from "../link/link-frame.tsx";
import { LinkStanding } from "../link/link-standing.tsx";
import type { LinkRefusal } from "../link/link-token.ts";
import type { LinkPageData } from "../link/load-link-page.ts";
import { Score } from "../score-strip.tsx";
import { CaptionForm } from "./caption-form.tsx";
import { GraphicButton } from "./graphic-button.tsx";
import styles from "./graphics-desk.module.css";
import { graphicsKeys, useGraphicsKeys } from "./graphics-keys.ts";
import { menuOf, type SideMenu } from "./graphics-menu.ts";
import { OnAir } from "./on-air.tsx";
import { PlayerButton } from "./player-button.tsx";
import { ScoreByHandDesk } from "./score-by-hand.tsx";
import { useDrawnGraphics } from "./use-drawn-graphics.ts";
import { type GraphicsDeskNow, useGraphicsDesk } from "./use-graphics-desk.ts";

type GraphicsDeskProps = {
  readonly page: LinkPageData;
  readonly token: string;
  readonly answer: LinkAnswer;
  readonly refuse: (reason: LinkRefusal) => void;
};

/** What television shows over the picture of one game, taken and cleared with one press each. */
export function GraphicsDesk({ page: { game: view, role, madeAt, title }, token, answer, refuse }: GraphicsDeskProps) {
  const t = useT("console");
  const { locale } = useLanguage();
  const { log, now } = useLiveGame(view, { isScreen: true });
  const { box, rules } = useMemo(() => foldLog(log), [log]);
  const desk = useGraphicsDesk({ gameId: view.gameId, token, refuse });
  const { state, change, press, togglePreparing, takeNext } = desk;
  const air = useRef<HTMLIFrameElement>(null);
  const drawn = useDrawnGraphics(air, state);
  const toggleScore = useCallback(() => state && change({ kind: "bug", isOn: !state.bug }, "bug"), [change, state]);
  const clearAll = useCallback(() => change({ kind: "clear-all" }, "clear-all"), [change]);
  useGraphicsKeys({ press, toggleScore, clearAll, togglePreparing, takeNext });
  const language = { t, name: (name: Parameters<typeof nameIn>[1]) => nameIn(locale, name) };
  const menu = menuOf({ view, box, language });
  const broadcast = addresses.gameBroadcast(locale, view.summary.ref);
  const hasNext = state !== null && state.prepared !== null;
  return (
    <div className={styles.desk}>
      <h1 className="visually-hidden">{title}</h1>
      <div className={styles.air}>
        <Score view={view} now={now} rules={rules} madeAt={madeAt} />
        <div className={styles.pictures}>
          <figure className={styles.picture}>
            {/* Our own page: in a sandbox that lets it run and listen it would be shut in by nothing. */}
            {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
            <iframe ref={air} src={broadcast} title={t("graphics.preview")} tabIndex={-1} />
            {hasNext && <figcaption>{t("graphics.onAir")}</figcaption>}
          </figure>
          {hasNext && (
            <figure className={styles.picture} data-picture="next">
              {/* oxlint-disable-next-line react/iframe-missing-sandbox -- the same */}
              <iframe src={`${broadcast}?preview`} title={t("graphics.next")} tabIndex={-1} />
              <figcaption>{t("graphics.next")}</figcaption>
            </figure>
          )}
        </div>
        <div className={styles.now}>
          <OnAir desk={desk} drawn={drawn} view={view} language={language} toggleScore={toggleScore} clearAll={clearAll} />
        </div>
      </div>
      <div className={styles.menu}>
        <section aria-labelledby="group-game">
          <h2 id="group-game">{t("graphics.group.game")}</h2>
          <div className={styles.buttons}>
            {menu.game.map((item) => (
              <GraphicButton
                key={item.key}
                item={item}
                desk={desk}
                letter={graphicsKeys.find(({ graphic }) => graphic.name === item.graphic.name)?.letter ?? null}
              />
            ))}
          </div>
        </section>
        <div className={styles.sides}>
          {menu.sides.map((side) => (
            <SideButtons key={side.side} side={side} desk={desk} />
          ))}
        </div>
        <CaptionForm desk={desk} />
        <ScoreByHandDesk desk={desk} view={view} now={now} rules={rules} />
        <footer className={styles.foot}>
          <LinkStanding answer={answer} />
          <ConnectionNotice fault={desk.fault} className={styles.fault ?? ""} />
          <p className={styles.keys}>{t("graphics.keys", { list: keyList(t) })}</p>
          <LanguageLinks locale={locale} address={(other) => addresses.gameDesk(other, view.gameId, role)} />
        </footer>
      </div>
    </div>
  );
}

function SideButtons({ side, desk }: { side: SideMenu; desk: GraphicsDeskNow }) {
  const t = useT("console");
  const id = `group-${side.side}`;
  return (
    <section aria-labelledby={id} style={{ "--team": side.color, "--team-ink": side.ink } as CSSProperties}>
      <h2 id={id} className={styles.team}>
        {side.name}
      </h2>
      <div className={styles.buttons}>
        {side.items.map((item) => (
          <GraphicButton key={item.key} item={item} desk={desk} letter={null} />
        ))}
      </div>
      {side.players.length === 0 ? (
        <p className={styles.none}>{t("graphics.noPlayers")}</p>
      ) : (
        <div className={styles.players}>
          {side.players.map((item) => (
            <PlayerButton key={item.key} item={item} desk={desk} />
          ))}
        </div>
      )}
    </section>
  );
}

function keyList(t: ReturnType<typeof useT<"console">>): string {
  const named = graphicsKeys.map(({ letter, graphic }) => `${letter} ${t(`graphics.name.${graphic.name}`)}`);
  const others = [`B ${t("graphics.score")}`, `P ${t("graphics.prepareFirst")}`, `T ${t("graphics.takeNext")}`];
  return [...named, ...others].join(" · ");
}
