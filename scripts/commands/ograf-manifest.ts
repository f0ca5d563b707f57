import { longestCaption } from "#contract/live/graphics.ts";
import { type OgrafField, ografGraphics, type OgrafName } from "#contract/live/ograf-graphics.ts";

/** Of version 1 of the specification. */
const schemaOfManifests = "https://ograf.ebu.io/v1/specification/json-schemas/graphics/schema.json";

/** The first Chromium that has all that the graphics call; `URL.parse` came last. */
const engine = { type: "CEF", version: { min: "126" } };

/** What a field is to those who make forms of it: JSON Schema with GDD's types. */
const fields: Readonly<Record<OgrafField, object>> = {
  page: {
    type: "string",
    title: "Page of the game",
    description: "The address that ends in /broadcast: https://LEAGUE/en/seasons/…/games/…/broadcast. Its language is that of the graphic.",
    gddType: "single-line",
    hidden: true,
  },
  side: {
    type: "string",
    title: "Team",
    gddType: "select",
    enum: ["home", "away"],
    gddOptions: { labels: { home: "Home", away: "Away" } },
    default: "home",
  },
  shirt: { type: "string", title: "Shirt number", gddType: "single-line", pattern: "^\\d{1,2}$" },
  title: { type: "string", title: "Name", gddType: "single-line", minLength: 1, maxLength: longestCaption.title },
  note: { type: "string", title: "Line below", gddType: "single-line", maxLength: longestCaption.note, default: "" },
};

/** The manifest of one graphic of the package, as EBU OGraf 1 wants it. `version`: the program's own. */
export function ografManifest(name: OgrafName, version: string): object {
  const { title, fields: taken } = ografGraphics[name];
  const asked: readonly OgrafField[] = ["page", ...taken];
  return {
    $schema: schemaOfManifests,
    id: `fullcourt.basketball.${name}`,
    version,
    name: `Basketball: ${title}`,
    description: `${title} of a game that Fullcourt follows live.`,
    main: `${name}.mjs`,
    supportsRealTime: true,
    supportsNonRealTime: false,
    stepCount: 1,
    customActions: [],
    schema: {
      type: "object",
      properties: Object.fromEntries(asked.map((field) => [field, fields[field]])),
      required: asked.filter((field) => field !== "note"),
    },
    renderRequirements: [{ resolution: { width: { ideal: 1920 }, height: { ideal: 1080 } }, engine: [engine] }],
  };
}
