import type { z } from "zod";
import { apiCalls, apiPath } from "#contract/api/api-calls.ts";
import type { fantasyGame, fantasyPlayer, fantasyRound } from "#contract/api/fantasy-shapes.ts";
import { addresses } from "#contract/addresses.ts";
import type { FantasyPlayer, FantasyRound, FantasyTeamRef, MarketLine, PlayedLedger } from "#contract/fantasy.ts";
import type { LeagueAddress } from "#contract/refs.ts";
import type { FantasySettings } from "#core/fantasy/fantasy-settings.ts";
import { wireMoment, type Wire } from "./wire.ts";

/** Prices and teams' points are whole tenths inside, ratings and players' points whole thousandths. */
export function fromTenths(tenths: number): number {
  return tenths / 10;
}

export function fromThousandths(thousandths: number): number {
  return thousandths / 1000;
}

/** Puts the fantasy game of one league on the wire: credits and points as people read them, addresses of players, rounds and teams. */
export class FantasyWire {
  readonly #wire: Wire;
  readonly #league: LeagueAddress;
  readonly #path: { readonly season: string; readonly league: string };

  constructor(wire: Wire, league: LeagueAddress) {
    this.#wire = wire;
    this.#league = { seasonSlug: league.seasonSlug, leagueSlug: league.leagueSlug };
    this.#path = { season: league.seasonSlug, league: league.leagueSlug };
  }

  round({ round, name, leg, unlimited, locksAt, state, revision, finalAt }: FantasyRound): z.input<typeof fantasyRound> {
    return {
      number: round,
      round: { number: name.number, stage: name.stage },
      leg,
      unlimited,
      locksAt: wireMoment(locksAt),
      state,
      revision,
      finalAt: finalAt === null ? null : wireMoment(finalAt),
      href: this.#wire.url(apiPath(apiCalls.fantasyRound.path, { ...this.#path, fantasyRound: String(round) })),
    };
  }

  player({ number, person, shirt, team, group, hasLeft, price, absence }: FantasyPlayer): z.input<typeof fantasyPlayer> {
    return {
      number,
      player: this.#wire.person(person),
      shirt,
      team: this.#wire.team(team, this.#league),
      group,
      hasLeft,
      price: fromTenths(price),
      absence,
      href: this.#wire.url(apiPath(apiCalls.fantasyPlayer.path, { ...this.#path, fantasyPlayer: String(number) })),
    };
  }

  marketLine(line: MarketLine) {
    return {
      ...this.player(line),
      openingPrice: fromTenths(line.openingPrice),
      priceBefore: line.priceBefore === null ? null : fromTenths(line.priceBefore),
      target: fromTenths(line.target),
      rating: fromThousandths(line.rating),
      isNewcomer: line.isNewcomer,
      form: line.form.map((points) => (points === null ? null : fromThousandths(points))),
      points: fromThousandths(line.points),
      roundsPlayed: line.played,
      owners: line.owners,
      captains: line.captains,
      next: line.next.map(({ team, isHome, tipOff, game }) => ({
        opponent: this.#wire.team(team, this.#league),
        isHome,
        tipOff: wireMoment(tipOff),
        href: this.#wire.gameLinks(game).href,
      })),
    };
  }

  ledger({ ref, opponent, parts, index, win, points }: PlayedLedger) {
    return {
      opponent: this.#wire.team(opponent, this.#league),
      ...this.#wire.gameLinks(ref),
      parts: parts.map(({ figure, count, addsTenths }) => ({ figure, count, adds: fromTenths(addsTenths) })),
      index: fromThousandths(index),
      win: fromThousandths(win),
      points: fromThousandths(points),
    };
  }

  team({ number, name }: FantasyTeamRef) {
    return {
      number,
      name,
      href: this.#wire.url(apiPath(apiCalls.fantasyTeam.path, { ...this.#path, fantasyTeam: String(number) })),
      page: this.#wire.page((locale) => addresses.fantasyTeam(locale, this.#league, number)),
    };
  }

  teamRoundHref(team: number, round: number): string {
    const values = { ...this.#path, fantasyTeam: String(team), fantasyRound: String(round) };
    return this.#wire.url(apiPath(apiCalls.fantasyTeamRound.path, values));
  }

  playerPage(number: number): string {
    return this.#wire.page((locale) => addresses.fantasyPlayer(locale, this.#league, number));
  }

  settings({ shape, weightPercent, price, ...settings }: FantasySettings): z.input<typeof fantasyGame>["settings"] {
    return {
      index: settings.index,
      winBonusPercent: settings.winBonusPercent,
      squad: { ...shape },
      formations: settings.formations.map((one) => ({ ...one })),
      weightPercent: { ...weightPercent },
      budget: fromTenths(settings.budget),
      clubLimit: settings.clubLimits.map((one) => ({ ...one })),
      transfersPerRound: settings.transfersPerRound,
      price: {
        floor: fromTenths(price.floor),
        ceiling: fromTenths(price.ceiling),
        step: fromTenths(price.step),
        weightPercent: price.weightPercent,
        newcomerWeightPercent: price.newcomer.weightPercent,
        newcomerGames: price.newcomer.games,
      },
      quietHours: settings.quietHours,
    };
  }

  links() {
    const at = (call: "fantasyPlayers" | "fantasyRanking" | "fantasyCorrections") =>
      this.#wire.url(apiPath(apiCalls[call].path, this.#path));
    return { players: at("fantasyPlayers"), ranking: at("fantasyRanking"), corrections: at("fantasyCorrections") };
  }

  page(): string {
    return this.#wire.page((locale) => addresses.leagueTab(locale, this.#league.seasonSlug, this.#league.leagueSlug, "Fantasy"));
  }

  rankingOfRound(round: number): string {
    return `${this.links().ranking}?${new URLSearchParams({ table: "round", round: String(round) })}`;
  }
}
