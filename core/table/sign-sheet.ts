import { type Fact, type Side, type SignerRole, signerRoles } from "../game/facts.ts";
import { type Signature, signaturesOf } from "../game/signatures.ts";
import type { StandingGame } from "../game/standing-game.ts";
import { settleListOf } from "./settle-list.ts";

/** A line of the sheet that somebody signs. */
export type SignerLine = {
  readonly role: SignerRole;
  /** Who that is by the game's own list; empty: nobody is named. */
  readonly name: string;
  /** The last one; it may no longer stand. */
  readonly signature: Signature | null;
};

export type SheetToSign = {
  /** In the order of the rules: the crew chief last. */
  readonly lines: readonly SignerLine[];
  /** Whose turn it is; `null`: the game is not ready, or all have signed. */
  readonly next: SignerRole | null;
  readonly isReady: boolean;
  readonly isConfirmed: boolean;
  readonly protests: readonly Side[];
};

/** Those without whom no sheet is whole, whoever is named. */
const alwaysSign: ReadonlySet<SignerRole> = new Set<SignerRole>(["scorer", "crew-chief"]);

/** Who signs a game, in which order, and whose turn it is. SIGN1, SIGN2 */
export function sheetToSign(game: Pick<StandingGame, "plays" | "state" | "events" | "told">): SheetToSign {
  const { state, events, plays } = game;
  const signed = new Map(signaturesOf(events).map((signature) => [signature.role, signature]));
  const protests = plays.flatMap(({ fact }) => (fact.type === "game.protest" ? [fact.by] : []));
  const lines = signerRoles.flatMap((role): SignerLine[] => {
    const signature = signed.get(role) ?? null;
    const name = role === "captain-in-protest" ? captainName(game, protests.at(-1)) : officialName(game, role);
    const isAsked = alwaysSign.has(role) || signature !== null || (role === "captain-in-protest" ? protests.length > 0 : name !== "");
    return isAsked ? [{ role, name: signature?.name ?? name, signature }] : [];
  });
  const isConfirmed = game.told("game.confirm") > 0 || state.status === "final";
  const isReady = !isConfirmed && settleListOf(game).blocks.length === 0;
  const next = isReady ? (lines.find(({ signature }) => signature?.stands !== true)?.role ?? null) : null;
  return { lines, next, isReady, isConfirmed, protests };
}

/**
 * What a signature writes: the crew chief's ends it all. `digest` of the log that was looked at; the confirmation, one event later
 * in the same command, bears the server's own. SIGN3
 */
export function factsOfSignature(role: SignerRole, name: string, digest: string | null): readonly Fact[] {
  const signature: Fact = { type: "signature.set", role, name, digest };
  return role === "crew-chief" ? [signature, { type: "game.confirm", signer: name, digest: null }] : [signature];
}

function officialName({ state }: Pick<StandingGame, "state">, role: SignerRole): string {
  return state.officials.find((official) => official.role === role)?.name ?? "";
}

function captainName({ state }: Pick<StandingGame, "state">, side: Side | undefined): string {
  const captain = side && [...state[side].players.values()].find(({ player }) => player.captain)?.player;
  return captain ? `${captain.givenName} ${captain.familyName}`.trim() : "";
}
