import type { Kysely } from "kysely";
import type { SignedInVisitor } from "#contract/account.ts";
import type { MyFanVote } from "#contract/fan-vote.ts";
import type { MyGame, MyGames, MyPlayer, PlayerClaim } from "#contract/my-games.ts";
import type { GamePrediction } from "#core/league/game-prediction.ts";
import type { Database } from "../db/schema.ts";
import { ballotOf, castBallot, type BallotOutcome, takeBallotBack } from "./fan-ballots.ts";
import { attend, type MarkOutcome, ownGame, ownGames, predict, unattend, unpredict } from "./game-marks.ts";
import { latestClaim, myPlayer } from "./my-player.ts";
import { claimPlayer, type ClaimOutcome, withdrawClaim } from "./player-claims.ts";

/** What people have of their own about games and players, each in the league of the session. */
export type MyGamesDesk = {
  games(visitor: SignedInVisitor): Promise<MyGames>;
  /** `null`: there is no such game in this league. */
  game(visitor: SignedInVisitor, gameId: string): Promise<MyGame | null>;
  attend(visitor: SignedInVisitor, gameId: string): Promise<MarkOutcome>;
  unattend(visitor: SignedInVisitor, gameId: string): Promise<MarkOutcome>;
  predict(visitor: SignedInVisitor, gameId: string, prediction: GamePrediction): Promise<MarkOutcome>;
  unpredict(visitor: SignedInVisitor, gameId: string): Promise<MarkOutcome>;
  /** `"unknown"`: there is no such game in this league; `null`: it is not voted on now. */
  fanVote(visitor: SignedInVisitor, gameId: string): Promise<MyFanVote | null | "unknown">;
  vote(visitor: SignedInVisitor, gameId: string, playerKey: string): Promise<BallotOutcome>;
  unvote(visitor: SignedInVisitor, gameId: string): Promise<BallotOutcome>;
  player(visitor: SignedInVisitor): Promise<MyPlayer>;
  /** `null`: there was none. */
  latestClaim(visitor: SignedInVisitor): Promise<PlayerClaim | null>;
  claim(visitor: SignedInVisitor, wanted: { readonly personId: string; readonly note: string }): Promise<ClaimOutcome>;
  withdraw(visitor: SignedInVisitor, claimId: string): Promise<boolean>;
};

export function myGamesDesk(db: Kysely<Database>, now: () => number): MyGamesDesk {
  return {
    games: (visitor) => ownGames(db, visitor),
    game: (visitor, gameId) => ownGame(db, visitor, gameId, now()),
    attend: (visitor, gameId) => attend(db, visitor, gameId, now()),
    unattend: (visitor, gameId) => unattend(db, visitor, gameId),
    predict: (visitor, gameId, prediction) => predict(db, visitor, gameId, prediction, now()),
    unpredict: (visitor, gameId) => unpredict(db, visitor, gameId, now()),
    fanVote: (visitor, gameId) => ballotOf(db, visitor, gameId, now()),
    vote: (visitor, gameId, playerKey) => castBallot(db, visitor, { gameId, playerKey }, now()),
    unvote: (visitor, gameId) => takeBallotBack(db, visitor, gameId, now()),
    player: (visitor) => myPlayer(db, visitor),
    latestClaim: (visitor) => latestClaim(db, visitor),
    claim: (visitor, wanted) => claimPlayer(db, visitor, wanted, now()),
    withdraw: (visitor, claimId) => withdrawClaim(db, visitor, claimId, now()),
  };
}
