/** How the ids of rows are written in addresses: by PostgreSQL's own hand, so that nothing else gets as far as it. */
export const rowId = "[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}";

const whole = new RegExp(`^${rowId}$`);

export function isRowId(text: string): boolean {
  return whole.test(text);
}
