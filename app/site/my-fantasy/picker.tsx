import { useId, useMemo, useState } from "react";
import { useT } from "../../i18n/use-t.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";
import { Icon } from "../../ui/icon.tsx";
import { candidates, type Candidate, firstWish, type PickerWish, spendable } from "./picker-model.ts";
import styles from "./picker.module.css";
import type { Token } from "../../fantasy/token.ts";
import { PickerHeads, PickerRow } from "./picker-row.tsx";
import type { SquadDraft, SquadGround } from "./squad-draft.ts";
import type { PickedPlayer } from "./picked-player.ts";

/** So many are listed at first, and with each press. */
const listed = 25;

/** What every picker needs, wherever it stands. */
export type Picking = {
  ground: SquadGround;
  draft: SquadDraft;
  tokens: readonly Token[];
  players: ReadonlyMap<number, PickedPlayer>;
  language: PageLanguage;
  onPick: (place: number, number: number) => void;
};

/** One question: who comes to this place. */
export function Picker({ ground, draft, place, players, language, onPick }: Picking & { place: number }) {
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
      <PickerHeads />
      {found.length === 0 && <p>{t("pick.noOne")}</p>}
      <ul className={styles.found}>
        {found.slice(0, count).map((candidate) => (
          <PickerRow
            key={candidate.player.number}
            player={candidate.player}
            price={candidate.weighs}
            why={whyUnfit(candidate, ground, language)}
            act={{ sign: "plus", label: t("pick.take", { name: candidate.player.fullName }) }}
            language={language}
            onPress={() => onPick(place, candidate.player.number)}
          />
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

function whyUnfit({ player, lacks, clubIsFull }: Candidate, ground: SquadGround, language: PageLanguage): string | null {
  const t = language.t("my-fantasy");
  if (clubIsFull) {
    const limit = ground.settings.clubLimits.find(({ clubs }) => ground.clubsPlaying >= clubs)?.players ?? 0;
    return t("pick.clubFull", { club: player.club, limit });
  }
  return lacks > 0 ? t("pick.lacks", { price: language.format.decimal(lacks / 10) }) : null;
}
