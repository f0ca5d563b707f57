import type { ReactNode } from "react";
import { addresses } from "#contract/addresses.ts";
import type { FollowedItem } from "#contract/following-queries.ts";
import { followedKinds } from "#contract/following.ts";
import { Star } from "../../following/star.tsx";
import { useT } from "../../i18n/use-t.ts";
import { Crest } from "../../ui/crest.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Section } from "../../ui/section.tsx";
import { markOf, type ClubMark, type ClubMarks } from "../../sport/club-mark.ts";
import { fullName } from "../../sport/full-name.ts";
import { sayWhen } from "../../sport/game-day.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";
import { pairingText } from "../../i18n/pairing-text.ts";
import styles from "./followed-items.module.css";

type Props = { items: readonly FollowedItem[]; marks: ClubMarks; language: PageLanguage; children?: ReactNode };

/** All that is followed, by kind, each with its star to follow it no longer; `children` below them. */
export function FollowedItems({ items, marks, language, children }: Props) {
  const t = useT("profile");
  return (
    <Section title={t("list.all")}>
      <div className={styles.kinds}>
        {followedKinds.map((kind) => {
          const ofKind = items.filter((item) => item.kind === kind);
          return (
            ofKind.length > 0 && (
              <div key={kind}>
                <h3 className={styles.kind}>{t(`list.kinds.${kind}`)}</h3>
                <ul>
                  {ofKind.map((item) => (
                    <Line key={item.key} item={item} marks={marks} language={language} />
                  ))}
                </ul>
              </div>
            )
          );
        })}
      </div>
      {children}
    </Section>
  );
}

function Line({ item, marks, language }: { item: FollowedItem; marks: ClubMarks; language: PageLanguage }) {
  const { href, name, note, mark } = lineOf(item, marks, language);
  return (
    <li className={styles.item} data-followed>
      <a href={href}>
        {mark ? (
          <Crest crest={mark} size={32} className={styles.crest} />
        ) : (
          <Icon name={item.kind === "game" ? "schedule" : "league"} size={24} className={styles.crest} />
        )}
        <span className={styles.words}>
          <span className={styles.name}>{name}</span>
          {note !== "" && <small>{note}</small>}
        </span>
      </a>
      <Star of={item.key} name={name} isQuiet />
    </li>
  );
}

type LineText = { readonly href: string; readonly name: string; readonly note: string; readonly mark: ClubMark | null };

function lineOf(item: FollowedItem, marks: ClubMarks, language: PageLanguage): LineText {
  const { locale, name } = language;
  switch (item.kind) {
    case "club":
      return { href: addresses.club(locale, item.club.slug), name: name(item.club.name), note: "", mark: markOf(marks, item.club.slug) };
    case "team": {
      const { seasonSlug, leagueSlug } = item.competition;
      const href = addresses.team(locale, seasonSlug, leagueSlug, item.team.teamSlug);
      return {
        href,
        name: name(item.team.name),
        note: `${name(item.competition.name)} · ${item.seasonName}`,
        mark: markOf(marks, item.team.clubSlug),
      };
    }
    case "player": {
      const note = item.team ? [name(item.team.name), item.shirt ?? []].flat().join(" · ") : "";
      const mark = item.team && markOf(marks, item.team.clubSlug);
      return { href: addresses.player(locale, item.person.slug), name: fullName(item.person, language), note, mark };
    }
    case "league": {
      const { seasonSlug, leagueSlug } = item.competition;
      return {
        href: addresses.league(locale, seasonSlug, leagueSlug),
        name: name(item.competition.name),
        note: item.seasonName,
        mark: null,
      };
    }
    case "game": {
      const { game } = item;
      const pairing = pairingText(locale, name(game.home.name), name(game.away.name));
      return {
        href: addresses.game(locale, game.ref),
        name: pairing,
        note: sayWhen(game, language) ?? "",
        mark: null,
      };
    }
  }
}
