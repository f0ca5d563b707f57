import type { FantasySettings } from "./fantasy-settings.ts";
import { type Market, playerNumbered } from "./market.ts";
import { fiveSize, isFormation } from "./squad.ts";

/** The players as they count, and who went for whom. */
export type Exchanged = {
  readonly players: readonly number[];
  readonly exchanges: readonly { readonly out: number; readonly in: number }[];
};

/**
 * The automatic exchange when a round's last game is over: each of the five who did not play gives way to the first of the bench who
 * did and with whom the five are a formation; then the first of the bench who played is the sixth. FAN8, FAN20
 */
export function exchangeAbsent(
  settings: Pick<FantasySettings, "formations">,
  market: Market,
  line: readonly number[],
  hasPlayed: (number: number) => boolean,
): Exchanged {
  const players = [...line];
  const exchanges: { out: number; in: number }[] = [];
  for (let place = 0; place < fiveSize; place++) {
    const out = players[place] as number;
    if (hasPlayed(out)) continue;
    const from = players.findIndex(
      (number, bench) => bench >= fiveSize && hasPlayed(number) && fits(settings, market, players, place, number),
    );
    if (from === -1) continue;
    const substitute = players[from] as number;
    players[place] = substitute;
    players[from] = out;
    exchanges.push({ out, in: substitute });
  }
  const sixth = players.findIndex((number, place) => place >= fiveSize && hasPlayed(number));
  if (sixth > fiveSize) players.splice(fiveSize, 0, ...players.splice(sixth, 1));
  return { players, exchanges };
}

function fits(
  settings: Pick<FantasySettings, "formations">,
  market: Market,
  players: readonly number[],
  place: number,
  number: number,
): boolean {
  const five = players.slice(0, fiveSize).with(place, number);
  return isFormation(
    settings,
    five.map((one) => playerNumbered(market, one).group),
  );
}
