export type TabName = {
  readonly name: string;
  /** What stands behind the # of the address; without one, the name in small letters, dashes for spaces. TAB2 */
  readonly id?: string;
  /** Stand around the name: a number, a mark. */
  readonly prefix?: string;
  readonly suffix?: string;
  /** Cannot be activated. */
  readonly disabled?: boolean;
};

/** All that others may point at. */
export type TabIdentity = {
  readonly name: string;
  readonly header: string;
  readonly isDisabled: boolean;
  /** Empty for a tab that cannot be activated. */
  readonly hash: string;
  readonly index: number;
  readonly computedId: string;
  /** Of the link itself. */
  readonly linkId: string;
  /** Of what the tab shows. */
  readonly paneId: string;
};

export function tabIdentity({ name, id, prefix = "", suffix = "", disabled = false }: TabName, index: number): TabIdentity {
  const computedId = id ?? name.toLowerCase().replaceAll(" ", "-");
  return {
    name,
    header: prefix + name + suffix,
    isDisabled: disabled,
    hash: disabled ? "" : `#${computedId}`,
    index,
    computedId,
    linkId: `${computedId}-tab`,
    paneId: `${computedId}-pane`,
  };
}

type Wishes = {
  /** Behind the # of the address. */
  readonly hash: string;
  readonly remembered: string | null;
  readonly configured: string;
};

/** In this order: the tab named behind the #, the one remembered, the configured one, the first; never a disabled one. TAB1 */
export function tabToShow(tabs: readonly TabName[], { hash, remembered, configured }: Wishes): string {
  const open = tabs.map(tabIdentity).filter(({ isDisabled }) => !isDisabled);
  const wished = [hash.replace(/^#/, ""), remembered, configured].find((id) => open.some(({ computedId }) => computedId === id));
  return wished ?? open[0]?.computedId ?? configured;
}
