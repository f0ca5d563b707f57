import { type RawBuilder, sql } from "kysely";
import type { ClipPlay, SeenPlay } from "#contract/game-videos.ts";
import { localName } from "../refs/local-name.ts";
import { standsForKnown } from "../games/persons-of-game.ts";

/** A clip's play as it was kept, and whoever made it as he writes himself. */
export type SeenPlayRow = {
  readonly play: ClipPlay | null;
  readonly person: { readonly givenName: string; readonly familyName: string; readonly own: boolean } | null;
};

/** Of the row `video` of `game_videos` of the query around it. */
export const seenPlayJson: RawBuilder<SeenPlayRow> = sql`json_build_object('play', video.play, 'person', (
  select json_build_object('givenName', persons.given_name, 'familyName', persons.family_name, 'own', persons.transliterable)
  from game_players known
  join persons on persons.tenant_id = known.tenant_id and persons.person_id = ${standsForKnown}
  where known.tenant_id = video.tenant_id and known.game_id = video.game_id and known.player_key = video.play ->> 'player'))`;

/** A person's own spelling goes before the log's. CLIP6 */
export function seenPlay({ play, person }: SeenPlayRow): SeenPlay | null {
  if (play === null) return null;
  const { who, ...rest } = play;
  const own = person?.own ?? false;
  return {
    ...rest,
    who: who && {
      shirt: who.shirt,
      givenName: localName(person?.givenName ?? who.givenName, own),
      familyName: localName(person?.familyName ?? who.familyName, own),
    },
  };
}
