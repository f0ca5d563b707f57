import { Star } from "../../following/star.tsx";
import { Crest, CrestSheet } from "../../ui/crest.tsx";
import { Empty } from "../../ui/empty.tsx";
import oneField from "../../ui/one-field-form.module.css";
import frame from "../../ui/page.module.css";
import { BandHead } from "../band-head.tsx";
import { FurtherWays } from "../further-ways.tsx";
import { markOf, type ClubMarks } from "../../sport/club-mark.ts";
import { PageStepLinks } from "../page-steps.tsx";
import { FilterSelects } from "../statistics/filter-selects.tsx";
import { PlayerFace } from "../../sport/player-face.tsx";
import type { ListedPlayer, PlayerListPage } from "./player-list-model.ts";
import styles from "./player-list-view.module.css";

/** All players by name. Letters are links, the rest are forms, so it is whole without JavaScript. */
export function PlayerListView({ page }: { page: PlayerListPage }) {
  return (
    <>
      <CrestSheet crests={Object.values(page.clubs)} />
      <BandHead title={page.title} below={<FurtherWays ways={page.further} />} />
      <div className={frame.page}>
        <div className={styles.list}>
          <div className={styles.forms}>
            <SearchForm search={page.search} />
            <FilterSelects form={page.form} />
          </div>
          <Letters letters={page.letters} />
          {page.players.length === 0 ? (
            <Empty text={page.empty} />
          ) : (
            <ul className={styles.players}>
              {page.players.map((player) => (
                <Player key={player.href} player={player} clubs={page.clubs} />
              ))}
            </ul>
          )}
          <PageStepLinks steps={page.pages} />
        </div>
      </div>
    </>
  );
}

function SearchForm({ search }: { search: PlayerListPage["search"] }) {
  return (
    <form className={`${oneField.form} ${styles.form}`} action={search.action} role="search" aria-label={search.label}>
      <input type="search" name="q" aria-label={search.label} placeholder={search.hint} required maxLength={80} />
      <button type="submit">{search.submit}</button>
    </form>
  );
}

function Letters({ letters }: { letters: PlayerListPage["letters"] }) {
  return (
    <nav aria-label={letters.label}>
      <ul className={styles.letters}>
        {letters.items.map(({ text, href, isCurrent }) => (
          <li key={text}>
            {href === null ? (
              <span aria-current={isCurrent ? "page" : undefined}>{text}</span>
            ) : (
              <a href={href} aria-current={isCurrent ? "page" : undefined}>
                {text}
              </a>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Player({ player, clubs }: { player: ListedPlayer; clubs: ClubMarks }) {
  const club = player.club === null ? null : markOf(clubs, player.club);
  return (
    <li className={styles.entry}>
      <a className={styles.player} href={player.href}>
        <span className={styles.shirt}>{player.shirt ?? "–"}</span>
        <span className={styles.face}>
          <PlayerFace face={player.face} />
          {club && <Crest crest={club} size={22} className={styles.crest} />}
        </span>
        <span className={styles.name}>
          <b>{player.familyName}</b> {player.givenName}
        </span>
        <span className={styles.detail}>
          {[player.position, club?.name].filter(Boolean).join(" · ")}
          <span>{player.games}</span>
        </span>
      </a>
      <Star of={player.star} name={`${player.givenName} ${player.familyName}`} isQuiet />
    </li>
  );
}
