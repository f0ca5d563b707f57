import { useId, useMemo, useState } from "react";
import { useT } from "../../i18n/use-t.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";
import { Icon } from "../../ui/icon.tsx";
import { candidates, type Candidate, firstWish, type PickerWish, spendable } from "./picker-model.ts";
import styles from "./picker.module.css";
import { Shirt } from "../../fantasy/shirt.tsx";
import type { SquadDraft, SquadGround } from "./squad-draft.ts";
import type { PickedPlayer } from "./picked-player.ts";

/** So many are listed at first, and with each press. */
const listed = 25;

type Props = {
  ground: SquadGround;
  draft: SquadDraft;
  place: number;
  players: ReadonlyMap<number, PickedPlayer>;
  language: PageLanguage;
  onPick: (number: number) => void;
};

/** One question: who comes to this place. */
export function Picker({ ground, draft, place, players, language, onPick }: Props) {
  const t = useT("my-fantasy");
  const shared = useT("fantasy");
  const id = useId();
  const [wish, setWish] = useState<PickerWish>(firstWish);
  const [count, setCount] = useState(listed);
  const found = useMemo(() => candidates(ground, draft, place, players, wish), [ground, draft, place, players, wish]);
  const clubs = useMemo(() => new Map([...players.values()].map(({ clubSlug, clubName }) => [clubSlug, clubName])), [players]);
  const { group } = draft.places[place] ?? {};
  const may = language.format.decimal(spendable(ground, draft, place) / 10);
  const set = (changed: Partial<PickerWish>) => {
    setWish({ ...wish, ...changed });
    setCount(listed);
  };
  return (
    <div className={styles.picker}>
      <p className={styles.may}>
        <span>{group && shared(`groups.${group}`)}</span>
        <b>{may}</b> <span>{t("pick.may")}</span>
      </p>
      <input
        className={styles.search}
        type="search"
        value={wish.text}
        placeholder={t("pick.search")}
        aria-label={t("pick.search")}
        onChange={(event) => set({ text: event.target.value })}
      />
      <div className={styles.filters}>
        <Toggle isOn={wish.onlyFitting} text={t("pick.fits")} onPress={() => set({ onlyFitting: !wish.onlyFitting })} />
        <Toggle isOn={wish.onlyFit} text={t("pick.fit")} onPress={() => set({ onlyFit: !wish.onlyFit })} />
        <Toggle
          isOn={wish.sort === "price"}
          text={t("pick.sortPrice")}
          onPress={() => set({ sort: wish.sort === "price" ? "form" : "price" })}
        />
        <select id={id} aria-label={t("pick.club")} value={wish.club} onChange={(event) => set({ club: event.target.value })}>
          <option value="">{t("pick.allClubs")}</option>
          {language
            .byName([...clubs], ([, name]) => name)
            .map(([slug, name]) => (
              <option key={slug} value={slug}>
                {name}
              </option>
            ))}
        </select>
      </div>
      <p className={styles.heads} aria-hidden="true">
        <span>{t("pick.player")}</span>
        <span>{t("pick.sortForm")}</span>
        <span>{t("pick.sortPrice")}</span>
      </p>
      {found.length === 0 && <p>{t("pick.noOne")}</p>}
      <ul>
        {found.slice(0, count).map((candidate) => (
          <Row key={candidate.player.number} candidate={candidate} ground={ground} language={language} onPick={onPick} />
        ))}
      </ul>
      {found.length > count && (
        <button type="button" className={styles.more} onClick={() => setCount(count + listed)}>
          {t("pick.more")}
        </button>
      )}
    </div>
  );
}

function Toggle({ isOn, text, onPress }: { isOn: boolean; text: string; onPress: () => void }) {
  return (
    <button type="button" className={styles.toggle} aria-pressed={isOn} onClick={onPress}>
      {isOn && <Icon name="check" size={16} />}
      {text}
    </button>
  );
}

type RowProps = { candidate: Candidate; ground: SquadGround; language: PageLanguage; onPick: (number: number) => void };

function Row({ candidate: { player, weighs, lacks, clubIsFull }, ground, language, onPick }: RowProps) {
  const t = useT("my-fantasy");
  const { format } = language;
  const why = clubIsFull
    ? t("pick.clubFull", {
        club: player.club,
        limit: ground.settings.clubLimits.find(({ clubs }) => ground.clubsPlaying >= clubs)?.players ?? 0,
      })
    : lacks > 0
      ? t("pick.lacks", { price: format.decimal(lacks / 10) })
      : null;
  return (
    <li className={styles.row} data-unfit={why !== null || undefined}>
      <Shirt look={player.look} size={40} />
      <span className={styles.who}>
        <span className={styles.name}>{player.name}</span>
        <span className={styles.meta}>
          {player.status && <em data-status={player.status}>{t(`status.${player.status}`)}</em>} {player.club} · {player.next}
        </span>
      </span>
      <span className={styles.form}>{format.decimal(player.form === null ? null : player.form / 1000)}</span>
      <span className={styles.price}>
        {format.decimal(weighs / 10)}
        {why !== null && <small>{why}</small>}
      </span>
      <button
        type="button"
        className={styles.add}
        aria-label={t("pick.take", { name: player.fullName })}
        onClick={() => onPick(player.number)}
      >
        <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
          <path d="M12 5v14M5 12h14" />
        </svg>
      </button>
    </li>
  );
}
