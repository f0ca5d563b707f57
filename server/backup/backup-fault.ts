/** Why a backup cannot be made, read or restored, in one sentence for the operator. */
export class BackupFault extends Error {
  override readonly name = "BackupFault";
}
