import { seededRandom } from "../random.ts";
import type { ClubBlueprint, TenantBlueprint } from "../leagues/tenant-blueprint.ts";

/** Streets that no city has, near the middle of one that exists; what a league wrote, and in which languages. */
const cities = {
  sr: {
    streets: ["Stara obala", "Ulica tri lipe", "Kolska", "Put na kejove", "Ulica sedam česmi", "Zanatska promenada"],
    middle: { latitude: 44.804, longitude: 20.465 },
    words: {
      sr: (line: number, hall: string) =>
        `Tramvajem ${line} do stanice „${hall}”, odatle dva minuta peške.\nUlaz za gledaoce je iz sporedne ulice i otvara se sat vremena pre utakmice.`,
      en: (line: number, hall: string) =>
        `Tram ${line} to the stop “${hall}”, then two minutes on foot.\nSpectators come in from the side street; the doors open an hour before the game.`,
    },
  },
  sl: {
    streets: ["Pot ob mlinščici", "Ulica treh lip", "Stara brodarska", "Nabrežje splavarjev", "Cesta na jaso"],
    middle: { latitude: 46.051, longitude: 14.506 },
    words: {
      sl: (line: number, hall: string) =>
        `Z avtobusom ${line} do postaje »${hall}«, od tam dve minuti peš.\nVhod za gledalce je s stranske ulice, vrata se odprejo uro pred tekmo.`,
      en: (line: number, hall: string) =>
        `Bus ${line} to the stop “${hall}”, then two minutes on foot.\nSpectators come in from the side street; the doors open an hour before the game.`,
    },
  },
} as const;

/** Some four kilometres. */
const spread = 0.03;

/** Of one hall in eight the league has told nothing, of one in four no coordinates. HALLS3 */
export function hallPlace({ tenant }: TenantBlueprint, { venue }: ClubBlueprint) {
  const random = seededRandom(`place of ${venue.slug}`);
  const { streets, middle, words } = cities[tenant.defaultLocale];
  const line = random.whole(2, 30);
  const address = `${random.pick(streets)} ${random.whole(1, 90)}`;
  const [north, east] = [random.next(), random.next()].map((share) => (share - 0.5) * 2 * spread);
  if (random.chance(1 / 8)) return { columns: { address: null, latitude: null, longitude: null }, ways: [] };
  const isMapped = random.chance(3 / 4);
  return {
    columns: {
      address,
      latitude: isMapped ? rounded(middle.latitude + (north ?? 0)) : null,
      longitude: isMapped ? rounded(middle.longitude + (east ?? 0)) : null,
    },
    ways: Object.entries(words).map(([locale, say]) => ({ locale, body: say(line, venue.name) })),
  };
}

function rounded(degrees: number): number {
  return Number(degrees.toFixed(5));
}
