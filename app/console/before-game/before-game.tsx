import { type ReactNode, useEffect, useState, useSyncExternalStore } from "react";
import type { TableLists } from "#contract/live/table-lists.ts";
import type { Fact, Side } from "#core/game/facts.ts";
import {
  factsOfSheet,
  mayBegin,
  type Preparation,
  preparationLines,
  type PreparationLine,
  preparationOf,
  takeOver,
} from "#core/table/before-game.ts";
import { useLanguage } from "../../i18n/language-provider.tsx";
import { formatFor } from "../../i18n/format.ts";
import { useT } from "../../i18n/use-t.ts";
import type { LinkPageData } from "../link/load-link-page.ts";
import type { ScoringDesk } from "../scoring/scoring-desk.ts";
import { noticeText, type TableSpeech } from "../scoring/table-words.ts";
import { tellFacts } from "../scoring/tell-facts.ts";
import styles from "./before-game.module.css";
import { CountdownRow } from "./countdown-row.tsx";
import { OfficialsEditor } from "./officials-editor.tsx";
import { RosterEditor } from "./roster-editor.tsx";
import { draftFault, draftOf, type SheetDraft, sheetOfDraft } from "./sheet-draft.ts";
import { StartingFive } from "./starting-five.tsx";
import { useClockHolder } from "./use-clock-holder.ts";

type BeforeGameProps = {
  readonly page: LinkPageData;
  readonly lists: TableLists;
  readonly desk: ScoringDesk;
  readonly speech: TableSpeech;
  /** Whose link opened the page. */
  readonly label: string;
  readonly token: string;
  /** The seat's own words, and the way back to the game. */
  readonly children?: ReactNode;
};

const sides = ["home", "away"] as const;

/** The checklist before a game, each line by itself and in any order; while it is played, its lists. PREP1 */
export function BeforeGame({ page, lists, desk, speech, label, token, children }: BeforeGameProps) {
  const t = useT("crew");
  const { game, notice } = useSyncExternalStore(desk.subscribe, desk.view, desk.view);
  const preparation = preparationOf(game);
  const drafted = useSheetDrafts(lists, preparation);
  const [isTold, setTold] = useState(false);
  const tell = (facts: readonly Fact[]) => {
    setTold(true);
    return tellFacts(desk, facts);
  };
  const save = (...of: readonly Side[]) => {
    const facts = of.flatMap((side) => factsOfSheet(preparation, drafted.sheet(side)));
    if (tell(facts)) drafted.saved(of);
  };
  const takenOver = (side: Side) => {
    const { sheet } = preparation[side];
    const fact = sheet && takeOver(sheet);
    if (!fact) return null;
    return { name: fact.coach ?? "", press: () => void (tell([fact]) && drafted.saved([side])) };
  };
  useNextStep(`${preparationLines(preparation).filter(({ isDone }) => isDone).length}`, preparation.isBegun);
  const isUnwritten = preparation.home.sheet === null && preparation.away.sheet === null;
  return (
    <div className={styles.before} data-before-game>
      <header className={styles.head}>
        <h1>{page.title}</h1>
        <Lines preparation={preparation} speech={speech} />
        {children}
      </header>
      {isUnwritten && (
        <button
          type="button"
          className={styles.save}
          data-step="lists"
          disabled={sides.some((side) => draftFault(drafted.drafts[side]) !== null || drafted.sheet(side).players.length === 0)}
          onClick={() => save("home", "away")}
        >
          {t("before.writeLists")}
        </button>
      )}
      {isTold && notice !== null && (
        <p className={styles.warning} role="alert">
          {noticeText(speech, notice)}
        </p>
      )}
      <div className={styles.sides}>
        {sides.map((side) => (
          <section key={side} className={styles.side} style={speech.names.style(side)} data-side={side}>
            <h2>{speech.names.team(side)}</h2>
            <StartingFive side={side} prepared={preparation[side]} tell={tell} speech={speech} />
            <RosterEditor
              side={side}
              draft={drafted.drafts[side]}
              onDraft={(draft) => drafted.change(side, draft)}
              onSave={factsOfSheet(preparation, drafted.sheet(side)).length > 0 ? () => save(side) : null}
              isWritten={preparation[side].sheet !== null}
              isCoachOut={game.state[side].coachFouls.disqualified}
              onTakeOver={takenOver(side)}
              speech={speech}
            />
          </section>
        ))}
      </div>
      <OfficialsEditor
        officials={preparation.officials}
        appointed={lists.officials}
        scorer={label}
        attendance={game.state.attendance}
        tell={tell}
      />
      <Seats gameId={page.game.gameId} token={token} preparation={preparation} desk={desk} label={label} tell={tell} speech={speech} />
      {!preparation.isBegun && <Start preparation={preparation} desk={desk} tell={tell} speech={speech} />}
    </div>
  );
}

type SeatsProps = StartProps & Pick<BeforeGameProps, "label" | "token"> & { readonly gameId: string };

/** Who sits where, and which basket is whose. */
function Seats({ gameId, token, preparation, desk, label, tell, speech }: SeatsProps) {
  const t = useT("crew");
  const holder = useClockHolder(gameId, token);
  const clock = desk.table.holds.clock ? label : holder;
  return (
    <section className={styles.seats}>
      <h2>{t("before.seats")}</h2>
      <p>{t("before.atTable", { name: label })}</p>
      <p>{clock === null ? t("before.nobodyAtClock") : t("before.atClock", { name: clock })}</p>
      {!preparation.isBegun && <CountdownRow now={desk.view().now} rules={desk.game.rules} tell={tell} />}
      <h2>{t("basket.title", { team: speech.names.team("home") })}</h2>
      <div role="group" id="basket">
        {(["left", "right"] as const).map((basket) => (
          <button
            key={basket}
            type="button"
            aria-pressed={preparation.basket !== null && preparation.basket !== basket}
            // The log says which basket is the side's own.
            onClick={() => tell([{ type: "sides.set", homeBasketFirstHalf: basket === "left" ? "right" : "left" }])}
          >
            {t(`basket.${basket}`)}
          </button>
        ))}
      </div>
    </section>
  );
}

function Lines({ preparation, speech }: { readonly preparation: Preparation; readonly speech: TableSpeech }) {
  const t = useT("crew");
  return (
    <ul className={styles.lines}>
      {preparationLines(preparation).map((line) => (
        <li key={line.what} data-line-of={line.what} data-done={line.isDone || undefined} data-needed={line.isNeeded || undefined}>
          <button type="button" onClick={() => goTo(placeOf(line))}>
            {lineText(t, speech, line)} <span className="visually-hidden">{t(line.isDone ? "before.done" : "before.open")}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Where on the page a line is done. PREP8 */
function placeOf({ what }: PreparationLine): string {
  if (what === "officials" || what === "basket") return what;
  const [kind, side] = what.split(" ");
  return kind === "roster" || kind === "captain" ? `roster-${side}` : `five-${side}`;
}

/** Not by the address: what stands behind its # is taken for a link. */
function goTo(id: string): void {
  const place = document.getElementById(id);
  place?.scrollIntoView({ block: "center" });
  place?.querySelector<HTMLElement>("input:enabled, button:enabled")?.focus({ preventScroll: true });
}

type StartProps = {
  readonly preparation: Preparation;
  readonly desk: ScoringDesk;
  readonly tell: (facts: readonly Fact[]) => boolean;
  readonly speech: TableSpeech;
};

/** Lists and fives are all that a game waits for. Whoever has the clock as well begins its first period with it. PREP2 */
function Start({ preparation, desk, tell, speech }: StartProps) {
  const t = useT("crew");
  const { locale, timeZone } = useLanguage();
  const isOpened = desk.game.told("game.start") > 0;
  const missing = preparationLines(preparation).filter(({ isDone, isNeeded }) => isNeeded && !isDone);
  const isUnconfirmed = sides.every((side) => preparation[side].confirmed === null);
  const start = () => {
    if (!desk.table.holds.clock) return void tell([{ type: "game.start" }]);
    // The clock's own two presses: they say all that begins with a period.
    for (let press = 0; press < 2; press++) desk.key({ kind: "key", code: "Backslash", shift: false, alt: false });
  };
  return (
    <footer className={styles.start}>
      <p>
        {missing.length > 0
          ? t("before.missing", { what: formatFor(locale, timeZone).list(missing.map((line) => lineText(t, speech, line))) })
          : isOpened
            ? t("before.beginsByClock")
            : t("before.ready")}{" "}
        {missing.length === 0 && isUnconfirmed && t("before.startUnconfirmed")}
      </p>
      <button
        type="button"
        className={styles.begin}
        disabled={!mayBegin(preparation) || (isOpened && !desk.table.holds.clock)}
        data-step={mayBegin(preparation) ? "start" : undefined}
        data-start
        onClick={start}
      >
        {t("before.start")}
      </button>
    </footer>
  );
}

function lineText(t: ReturnType<typeof useT<"crew">>, { names }: TableSpeech, { what }: PreparationLine): string {
  if (what === "officials" || what === "basket") return t(`before.line.${what}`);
  const [kind, side] = what.split(" ") as ["roster" | "captain" | "starters" | "confirmed", Side];
  return t(`before.line.${kind}`, { team: names.code(side) });
}

/** What of both lists has been changed here and is not written yet. */
function useSheetDrafts(lists: TableLists, preparation: Preparation) {
  const [changed, setChanged] = useState<{ readonly [S in Side]?: SheetDraft }>({});
  const draft = (side: Side) => changed[side] ?? draftOf(preparation[side], lists[side], preparation.isBegun);
  return {
    drafts: { home: draft("home"), away: draft("away") },
    sheet: (side: Side) => sheetOfDraft(draft(side), side, preparation[side].sheet, lists[side]),
    change: (side: Side, to: SheetDraft) => setChanged((before) => ({ ...before, [side]: to })),
    saved: (of: readonly Side[]) =>
      setChanged((before) => Object.fromEntries(Object.entries(before).filter(([side]) => !of.includes(side as Side)))),
  };
}

/** After each line that is done the next has the keyboard, so that a game is set up without a pointer. PREP5 */
function useNextStep(done: string, isBegun: boolean): void {
  useEffect(() => {
    if (isBegun) return;
    const { activeElement } = document;
    // Whoever is at something else of the page is not taken away from it.
    if (activeElement !== null && activeElement !== document.body && !activeElement.matches("[data-step], [data-save]")) return;
    document.querySelector<HTMLElement>("[data-before-game] [data-step]")?.focus();
  }, [done, isBegun]);
}
