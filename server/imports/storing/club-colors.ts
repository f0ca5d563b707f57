/** Pairs that can be told apart and carry a crest: shirt and trim. */
const pairs: readonly (readonly [primary: string, secondary: string])[] = [
  ["#b3202c", "#ffffff"],
  ["#0b5fa5", "#ffffff"],
  ["#14633f", "#f5d547"],
  ["#1b1f2a", "#e4b33d"],
  ["#5b2a86", "#f2c14e"],
  ["#e0662b", "#1b1f2a"],
  ["#0e7c86", "#fdf6e3"],
  ["#8e1b2e", "#f3e3c3"],
  ["#23395b", "#9ad4f5"],
  ["#2f7a1f", "#ffffff"],
  ["#c79a1b", "#1b1f2a"],
  ["#33508a", "#e8412f"],
];

/** Colours for a club whose own nobody has told us: the same for the same name, until somebody does. */
export function clubColors(name: string): { readonly primaryColor: string; readonly secondaryColor: string } {
  let mixed = 7;
  for (let index = 0; index < name.length; index++) mixed = (mixed * 31 + name.charCodeAt(index)) % 1_000_003;
  const [primaryColor, secondaryColor] = pairs[mixed % pairs.length] as (typeof pairs)[number];
  return { primaryColor, secondaryColor };
}
