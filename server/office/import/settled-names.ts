/** What the names of a file have become: each is settled once, whatever number of rows bears it. `null`: the door does not take it. */
export class SettledNames extends Map<string, string | null> {
  async once(key: string, settle: () => Promise<string | null>): Promise<string | null> {
    const settled = this.get(key);
    if (settled !== undefined) return settled;
    const found = await settle();
    this.set(key, found);
    return found;
  }
}
