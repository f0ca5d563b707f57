import createCode from "qrcode-generator";

/** Light around a code, so that it is found. */
const quiet = 4;

/** An address as a picture that a telephone reads: the path of its dark squares, in a square of `size`. */
export function scanCodeOf(text: string): { readonly path: string; readonly size: number } {
  const code = createCode(0, "M");
  code.addData(text, "Byte");
  code.make();
  const modules = code.getModuleCount();
  let path = "";
  for (let row = 0; row < modules; row++) {
    for (let column = 0; column < modules; column++) if (code.isDark(row, column)) path += `M${column + quiet} ${row + quiet}h1v1h-1z`;
  }
  return { path, size: modules + 2 * quiet };
}
