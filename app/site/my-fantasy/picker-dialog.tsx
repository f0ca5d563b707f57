import { useT } from "../../i18n/use-t.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";
import { Modal } from "../../ui/modal.tsx";
import type { Token } from "../../fantasy/token.ts";
import { Picker } from "./picker.tsx";
import { draftAfter, type Press } from "./press-squad.ts";
import { leftOver, type SquadDraft, type SquadGround } from "./squad-draft.ts";
import type { PickedPlayer } from "./picked-player.ts";

type Props = {
  /** `null`: nobody is asked for. */
  place: number | null;
  token: Token | undefined;
  ground: SquadGround;
  draft: SquadDraft;
  players: ReadonlyMap<number, PickedPlayer>;
  language: PageLanguage;
  does: (press: Press, words: string) => void;
  onClosed: () => void;
};

/** Who comes to a place, above the squad that waits behind it. */
export function PickerDialog({ place, token, does, onClosed, ...thoughts }: Props) {
  const t = useT("my-fantasy");
  const { ground, draft, players, language } = thoughts;
  function pick(number: number): void {
    if (place === null) return;
    const press = { kind: "pick", place, number } as const;
    const left = language.format.decimal(leftOver(ground, draftAfter(ground, draft, press)) / 10);
    does(press, t("say.picked", { name: players.get(number)?.name ?? "", left }));
    onClosed();
  }
  return (
    <Modal
      isOpen={place !== null}
      onClosed={onClosed}
      title={token?.look ? t("pick.instead", { name: token.name }) : t("pick.place", { group: token?.name ?? "" })}
    >
      {place !== null && <Picker place={place} onPick={pick} {...thoughts} />}
    </Modal>
  );
}
