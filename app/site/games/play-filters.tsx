import type { ChangeEvent, ReactNode } from "react";
import { Choice } from "../../ui/choice.tsx";
import { usePlace } from "../../ui/shown-page.tsx";
import { useHydrated } from "../../ui/use-hydrated.ts";
import type { ClubMark } from "../../sport/club-mark.ts";
import type { PlayByPlay } from "./play-by-play-model.ts";
import styles from "./play-by-play-tab.module.css";
import { chosenPlays, type ChosenPlays } from "./play-filter.ts";

type Props = {
  plays: PlayByPlay;
  teams: { readonly home: ClubMark; readonly away: ClubMark };
  action: string;
  isFiltered: boolean;
  onChoose: (chosen: ChosenPlays) => void;
};

/** A form that asks for the same page with parameters. With JavaScript every change shows at once and is kept in the address. */
export function PlayFilters({ plays, teams, action, isFiltered, onChoose }: Props) {
  const { words, chosen } = plays;
  const isHydrated = useHydrated();
  const { pathname } = usePlace();

  function change({ currentTarget }: ChangeEvent<HTMLFormElement>): void {
    const given = [...new FormData(currentTarget)].flatMap(([name, value]) => (typeof value === "string" && value ? [[name, value]] : []));
    const parameters = new URLSearchParams(given);
    onChoose(chosenPlays(parameters, plays));
    // At the whole screen's address the parameters would name nothing.
    if (pathname === action) history.replaceState(history.state, "", parameters.size === 0 ? action : `${action}?${parameters}`);
  }

  return (
    <form className={styles.filters} method="get" action={action} aria-label={words.filter} onChange={change}>
      <Choice
        legend={words.play}
        name="only"
        chosen={chosen.only}
        options={[
          { value: "", label: words.all },
          { value: "scores", label: words.scoring },
        ]}
      />
      <Choice
        legend={words.team}
        name="team"
        chosen={chosen.team}
        options={[
          { value: "", label: words.bothTeams },
          { value: "home", label: teams.home.code },
          { value: "away", label: teams.away.code },
        ]}
      />
      <Choice
        legend={words.period}
        name="period"
        chosen={chosen.period}
        options={[
          { value: "", label: words.wholeGame },
          ...plays.periods.toReversed().map(({ value, short }) => ({ value, label: short })),
        ]}
      />
      <div className={styles.lists}>
        <Listed name="kind" label={words.kind} chosen={chosen.kind}>
          <option value="">{words.allKinds}</option>
          <Options options={plays.kinds} />
        </Listed>
        <Listed name="player" label={words.player} chosen={chosen.player}>
          <option value="">{words.allPlayers}</option>
          {plays.choices.map(({ team, players }) => (
            <optgroup key={team} label={team}>
              <Options options={players} />
            </optgroup>
          ))}
        </Listed>
      </div>
      <div className={styles.end}>
        {!isHydrated && (
          <button type="submit" className={styles.apply}>
            {words.apply}
          </button>
        )}
        {isFiltered && (
          <a href={action} className={styles.remove}>
            {words.remove}
          </a>
        )}
      </div>
    </form>
  );
}

function Listed({ name, label, chosen, children }: { name: string; label: string; chosen: string; children: ReactNode }) {
  return (
    <label className={styles.listed}>
      <span>{label}</span>
      <select name={name} defaultValue={chosen}>
        {children}
      </select>
    </label>
  );
}

function Options({ options }: { options: PlayByPlay["players"] }) {
  return options.map(({ value, name }) => (
    <option key={value} value={value}>
      {name}
    </option>
  ));
}
