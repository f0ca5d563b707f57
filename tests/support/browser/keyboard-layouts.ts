import type { Page } from "playwright-core";

/** What each place of a keyboard types in a layout, row by row; `´` and `^` are dead keys, which type nothing by themselves. */
const places = [
  "Backquote Digit1 Digit2 Digit3 Digit4 Digit5 Digit6 Digit7 Digit8 Digit9 Digit0 Minus Equal",
  "KeyQ KeyW KeyE KeyR KeyT KeyY KeyU KeyI KeyO KeyP BracketLeft BracketRight",
  "KeyA KeyS KeyD KeyF KeyG KeyH KeyJ KeyK KeyL Semicolon Quote Backslash",
  "KeyZ KeyX KeyC KeyV KeyB KeyN KeyM Comma Period Slash",
].flatMap((row) => row.split(" "));

const layouts = {
  us: "`1234567890-=qwertyuiop[]asdfghjkl;'\\zxcvbnm,./",
  "sr-Latn": "‚1234567890'+qwertzuiopšđasdfghjklčćžyxcvbnm,.-",
  "sr-Cyrl": "`1234567890'+љњертзуиопшђасдфгхјклчћжѕџцвбнм,.-",
  sl: "¸1234567890'+qwertzuiopšđasdfghjklčćžyxcvbnm,.-",
  de: "^1234567890ß´qwertzuiopü+asdfghjklöä#yxcvbnm,.-",
  fr: "²&é\"'(-è_çà)=azertyuiop^$qsdfghjklmù*wxcvbn,;:!",
  ru: "ё1234567890-=йцукенгшщзхъфывапролджэ\\ячсмитьбю.",
} as const;

export type KeyboardLayout = keyof typeof layouts;

/** Presses keys by their places as somebody does whose keyboard has that layout: the page hears the same codes, and other characters. */
export async function pressInLayout(page: Page, layout: KeyboardLayout, codes: string): Promise<void> {
  const typed = new Map(Array.from(layouts[layout], (character, index) => [places[index]!, character]));
  const session = await page.context().newCDPSession(page);
  for (const code of codes.split(" ")) {
    const character = typed.get(code);
    if (character === undefined) await page.keyboard.press(code);
    else {
      const isDead = character === "´" || character === "^";
      const key = isDead ? { key: "Dead" } : { key: character, text: character };
      await session.send("Input.dispatchKeyEvent", { type: "keyDown", code, ...key });
      await session.send("Input.dispatchKeyEvent", { type: "keyUp", code, key: key.key });
    }
  }
  await session.detach();
}
