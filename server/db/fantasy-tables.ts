import type { Generated } from "kysely";
import type { PrivateLeagueKind } from "#contract/fantasy-leagues.ts";
import type { RoundChange } from "#core/fantasy/corrections.ts";
import type { PositionGroup, SettingsVersion } from "#core/fantasy/fantasy-settings.ts";
import type { RoundFact } from "#core/fantasy/round-states.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import type { ClubId, LeagueId, PersonId, RoundId, TeamId } from "./row-ids.ts";
import type { Json } from "./schema.ts";

type OfLeague = { tenant_id: TenantId; league_id: LeagueId };
type OfRound = OfLeague & { round: number };

/** Which teams of the game there are is no team of a league. */
export type FantasyTeamId = string;

/** Players by their numbers, with what each weighs; the first five play, the sixth is the first of the bench. */
type SquadColumns = { players: number[]; paid: number[]; captain: number; vice: number };

/** The fantasy game. Prices are in tenths, ratings and players' points in thousandths, teams' points in tenths. */
export type FantasyTables = {
  fantasy_seasons: OfLeague & {
    settings: Json<readonly SettingsVersion[]>;
    scale_percent: number;
    opened_at: Date;
    closed_at: Date | null;
  };
  fantasy_rounds: OfRound & {
    round_id: RoundId;
    leg: number | null;
    locks_at: Date;
    ends_at: Date | null;
    market: Generated<number>;
    unlimited: Generated<boolean>;
    prices_after: Generated<number>;
    scored_of: string | null;
  };
  fantasy_round_events: OfRound & { kind: RoundFact["kind"]; revision: Generated<number>; at: Date };
  fantasy_players: OfLeague & {
    number: number;
    person_id: PersonId;
    team_id: TeamId;
    position_group: PositionGroup | null;
    has_left: Generated<boolean>;
    opening_rating: number;
    is_newcomer: boolean;
  };
  fantasy_prices: OfRound & { number: number; price: number; target: number; rating: number; games: number };
  fantasy_teams: OfLeague & { team_id: Generated<FantasyTeamId>; number: number; made_at: Date };
  /** Personal: whose a team is, and what it is called. */
  fantasy_managers: OfLeague & {
    team_id: FantasyTeamId;
    account_id: string | null;
    name: string;
    hidden_at: Date | null;
    hidden_reason: string | null;
    club_id: Generated<ClubId | null>;
    club_said: Generated<number>;
    kept_name: Generated<string | null>;
  };
  fantasy_words: { tenant_id: TenantId; word: string; is_allowed: boolean };
  /** Personal: who reported which name. */
  fantasy_reports: OfLeague & { team_id: FantasyTeamId; account_id: string; name: string; at: Date };
  /** Personal: who reported the name of which private league. */
  fantasy_league_reports: OfLeague & { number: number; account_id: string; at: Date };
  fantasy_squads: OfLeague &
    SquadColumns & {
      team_id: FantasyTeamId;
      version: Generated<number>;
      changed_in: number;
      used: Generated<number>;
      changes: Generated<number>;
      changed_at: Date;
    };
  fantasy_moves: OfRound & {
    team_id: FantasyTeamId;
    version: number;
    kind: "made" | "transfers" | "line-up" | "merged";
    gone: number[];
    come: number[];
    paid: number[];
    at: Date;
  };
  fantasy_entries: OfRound & SquadColumns & { team_id: FantasyTeamId; transfers: number };
  fantasy_player_rounds: OfRound & {
    number: number;
    played: boolean;
    points: number;
    games: Json<readonly number[]>;
    owners: number;
    captains: number;
  };
  fantasy_team_rounds: OfRound & {
    team_id: FantasyTeamId;
    points: number;
    without_captain: number;
    place: number;
    position: number;
    total: number;
    total_without_captain: number;
    total_transfers: number;
    total_place: number;
    total_position: number;
    rounds: number;
  };
  fantasy_round_figures: OfRound & { teams: number; average: number; best: number; histogram: Json<readonly HistogramBar[]> };
  fantasy_corrections: OfRound & { revision: number; at: Date; players: Json<readonly PlayerCorrection[]> };
  fantasy_office_acts: OfLeague & {
    act_id: Generated<string>;
    at: Date;
    author: string;
    act:
      | "open"
      | "call-off"
      | "settings"
      | "opening"
      | "position"
      | "hide"
      | "show"
      | "keep"
      | "forbid"
      | "allow"
      | "usual"
      | "close"
      | "reopen";
    about: string | null;
    before: Json<{ readonly value: unknown }> | null;
    after: Json<{ readonly value: unknown }> | null;
    reason: string | null;
  };
  fantasy_team_corrections: OfRound & { revision: number; team_id: FantasyTeamId; change: Json<RoundChange> };
  fantasy_cup_rounds: OfRound & { cup_round: number; teams: number; ties: number; list: string; seed: string; drawn_at: Date };
  /** What it came to is `null` until the next round is drawn. */
  fantasy_cup_ties: OfLeague & {
    cup_round: number;
    position: number;
    one: FantasyTeamId;
    one_place: number;
    other: FantasyTeamId | null;
    other_place: number | null;
    one_points: number | null;
    one_without_captain: number | null;
    other_points: number | null;
    other_without_captain: number | null;
    winner: FantasyTeamId | null;
  };
  /** Personal: what members of a private league call it, and by what code others come in. */
  fantasy_leagues: OfLeague & {
    number: number;
    name: string;
    code: string | null;
    kind: PrivateLeagueKind;
    from_round: number;
    begun_in: number | null;
    made_at: Date;
    hidden_at: Date | null;
    hidden_reason: string | null;
    from_league_id: Generated<LeagueId | null>;
    from_number: Generated<number | null>;
    is_kept: Generated<boolean>;
  };
  /** Personal: who is in it with whom. */
  fantasy_members: OfLeague & {
    number: number;
    team_id: FantasyTeamId;
    joined_at: Date;
    seat: number | null;
    left_at: Date | null;
  };
  fantasy_duels: OfRound & {
    number: number;
    one: FantasyTeamId;
    other: FantasyTeamId | null;
    one_replaced: boolean;
    other_replaced: boolean;
    one_points: number | null;
    other_points: number | null;
  };
};

/** How many teams have so many points, from a multiple of ten on, in points. */
export type HistogramBar = { readonly from: number; readonly teams: number };

/** A player's points of a round, old and new, in thousandths. */
export type PlayerCorrection = { readonly number: number; readonly before: number; readonly after: number };
