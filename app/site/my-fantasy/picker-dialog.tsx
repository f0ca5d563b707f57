import { Modal } from "../../ui/modal.tsx";
import { Picker, type Picking } from "./picker.tsx";
import { pickerTitle } from "./picker-title.ts";

type Props = Picking & { /** `null`: nobody is asked for. */ place: number | null; onClosed: () => void };

/** Who comes to a place, above the squad that waits behind it: where there is no room beside it. */
export function PickerDialog({ place, onClosed, ...picking }: Props) {
  return (
    <Modal isOpen={place !== null} onClosed={onClosed} title={pickerTitle(place, picking)}>
      {place !== null && <Picker place={place} {...picking} />}
    </Modal>
  );
}
