import { dryRun, type DryRun } from "./dry-run.ts";
import { mostOfficeFileBytes, readOfficeFile } from "./read-office-file.ts";
import { readSportsPress } from "./read-sportspress.ts";
import { readEncodedText } from "./text-encoding.ts";
import type { OfficeFileOrder } from "./try-office-file.ts";
import { isWordPressExport } from "./wordpress-export.ts";

/** What a file would do, whether it is a table or the export of a site. Throws `UnreadableFile` with one sentence. IMPF1, WXR1 */
export async function dryRunOfFile({ bytes, ...order }: OfficeFileOrder): Promise<DryRun> {
  const head = new TextDecoder("latin1").decode(bytes.subarray(0, 8192));
  if (bytes.length <= mostOfficeFileBytes && isWordPressExport(head.replaceAll("\u0000", "")))
    return readSportsPress(readEncodedText(bytes, null).text, order.world, order.answers);
  return dryRun({ workbook: await readOfficeFile(bytes), ...order });
}
