import { addresses } from "#contract/addresses.ts";
import type { OfficePart } from "#contract/office-screens.ts";
import type { GameAtHand, OfficeToday } from "#contract/office-today.ts";
import { lineText } from "./changes-model.ts";
import type { OfficeWords } from "./office-words.ts";
import { missingSteps } from "./set-up-titles.ts";
import type { GameRowText, TodayText, WaitingText } from "./today-page.ts";

type Part = Extract<OfficePart, { readonly kind: "today" }>;

/** Referees of a game. FIBA Art. 45 */
const refereesOfGame = 3;

/** What waits, today’s games, what there is, what was changed last. OFF21, OFF77 */
export function todayText(part: Part, nonce: string, words: OfficeWords): TodayText {
  const { setUp, counts, lines, games } = part;
  const { t, many, language } = words;
  const { locale, format } = language;
  const today = language.t("office-today");
  return {
    kind: "today",
    title: t("nav.today"),
    setUp: setUp && missingSteps(setUp, words),
    games: games && {
      title: today("games"),
      none: today("noGames"),
      rows: games.map((game) => gameText(game, words)),
    },
    waits: { title: today("waits"), none: today("nothing"), rows: waitingTexts(part, words) },
    holds: {
      title: today("holds"),
      rows: counts.map(({ thing, count }) => ({
        href: addresses.officeList(locale, thing),
        text: many(thing),
        count: format.number(count),
      })),
    },
    lately: {
      title: today("lately"),
      none: today("noChanges"),
      lines: lines.map((line) => lineText(line, { action: addresses.office(locale), nonce }, words)),
      all: { href: addresses.officeChanges(locale), text: today("all") },
    },
  };
}

/** Teams first, then games without a result, then what rows lack: each with its one action. */
function waitingTexts({ applications, late, gaps }: OfficeToday, words: OfficeWords): readonly WaitingText[] {
  const { many, field, language } = words;
  const { locale, format } = language;
  const t = language.t("office-today");
  return [
    ...(applications ?? []).map(({ uuid, team, competition, players, at }) => ({
      key: uuid,
      text: t("application", { team, competition }),
      about: [t("players", { count: players }), t("handedIn", { moment: format.date(at, "dateTime") })].join(" · "),
      count: null,
      way: { href: addresses.teamApplication(locale, uuid), text: t("read") },
    })),
    ...late.games.map((game) => ({
      key: game.gameId,
      text: t("late", { home: game.home, away: game.away }),
      about: [...(game.tipOff === null ? [] : [format.date(game.tipOff, "dateTime")]), game.competition].join(" · "),
      count: null,
      way: { href: addresses.officeRow(locale, "fixture", game.gameId), text: t("result") },
    })),
    ...(late.total > late.games.length
      ? [
          {
            key: "late",
            text: t("moreLate", { count: late.total - late.games.length }),
            about: null,
            count: null,
            way: { href: `${addresses.officeList(locale, "fixture")}?without=score`, text: t("list") },
          },
        ]
      : []),
    ...gaps.map((gap) => ({
      key: `${gap.thing} ${gap.field}`,
      text: t("gap", { thing: many(gap.thing), field: field(gap.thing, gap.field) }),
      about: null,
      count: format.number(gap.count),
      way: { href: `${addresses.officeList(locale, gap.thing)}?without=${gap.field}`, text: t("fill") },
    })),
  ];
}

/** A game with how far its table is, and the way to its links. */
function gameText(game: GameAtHand, { language }: OfficeWords): GameRowText {
  const { locale, format } = language;
  const t = language.t("office-today");
  const { gameId, home, away, competition, hall, tipOff, state, mayPrepare } = game;
  const page = addresses.officeRow(locale, "fixture", gameId);
  return {
    key: gameId,
    time: tipOff === null ? t("noHour") : format.date(tipOff, "time"),
    title: t("match", { home, away }),
    about: [competition, ...(hall === null ? [] : [hall])].join(" · "),
    states: state === "to-come" ? statesBefore(game, language) : [{ text: t(`states.${state}`), isMissing: false }],
    way: mayPrepare && state !== "over" ? { href: `${page}#tables`, text: t("links") } : { href: page, text: t("open") },
  };
}

/** What a game that has not begun still lacks, in words that stand without colour. */
function statesBefore(
  { hasLink, checklist: { done, all }, referees }: GameAtHand,
  language: OfficeWords["language"],
): GameRowText["states"] {
  const t = language.t("office-today");
  return [
    { text: t(hasLink ? "states.link" : "states.noLink"), isMissing: !hasLink },
    { text: t("states.checklist", { done, all }), isMissing: done < all },
    { text: t("states.referees", { named: referees, all: refereesOfGame }), isMissing: referees < refereesOfGame },
  ];
}
