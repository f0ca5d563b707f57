import { addresses } from "#contract/addresses.ts";
import type { GameFile } from "#contract/office-game-files.ts";
import type { SetUpTrial } from "#contract/office-set-up.ts";
import { problem } from "../../http/responses.ts";
import { mayChangeLeague, type OfficeRequest } from "./office-request.ts";
import { type SentTo, withSaid } from "./sent-outcome.ts";
import { shownStep } from "./step-outcome.ts";

type Dropped = { readonly bytes: Uint8Array; readonly kept: string | null; readonly isTry: boolean };

const nothingListed = { counts: {}, questions: [], refused: [], warnings: [], left: 0, unkept: {} } as const;

/** Games' files are tried first like any other, and stored as the command stores them, by whoever changes the league. IMP27 */
export async function sentGameFiles(
  asked: OfficeRequest,
  step: "clubs" | "schedule",
  { bytes, kept, isTry }: Dropped,
): Promise<SentTo | Response> {
  const { setUp, visitor, locale, context } = asked;
  if (!mayChangeLeague(asked)) return problem(context, "no-role");
  const games = await setUp.gameFiles.store(visitor, bytes, isTry);
  const count = (state: GameFile["state"]) => games.filter((game) => game.state === state).length;
  if (!isTry && count("stored") > 0) {
    if (kept !== null) await setUp.uploads.forget(visitor, kept);
    const said = { done: "games-stored", made: String(count("stored")), same: String(count("same")), kept: String(count("refused")) };
    return { kind: "on", to: withSaid(addresses.officeSetUp(locale, step), new URLSearchParams(), said) };
  }
  const isGood = count("would") > 0;
  const file = kept ?? (isGood ? await setUp.uploads.keep(visitor, bytes) : "");
  const state = isGood ? "tried" : count("same") > 0 && count("refused") === 0 ? "nothing" : "refused";
  const trial: SetUpTrial = { ...nothingListed, state, file, games };
  return { ...(await shownStep(asked, step, 200, { list: { trial } })), status: state === "refused" ? 422 : 200 };
}
