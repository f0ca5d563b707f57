/** WGS 84, in degrees. */
export type Coordinates = { readonly latitude: number; readonly longitude: number };

/** Where a hall stands and for how many, as the league wrote it; `null`: nobody told. HALLS3 */
export type HallFacts = {
  readonly address: string | null;
  readonly city: string | null;
  readonly coordinates: Coordinates | null;
  readonly seats: number | null;
};

export const longestAddress = 200;
export const longestWay = 2000;
export const mostSeats = 200_000;

/** Degrees as maps hand them out, `44.8125, 20.4612`; `null`: no place on earth. */
export function coordinatesIn(written: string): Coordinates | null {
  const [, north, east] = /^\s*(-?\d{1,2}(?:\.\d{1,9})?)\s*,\s*(-?\d{1,3}(?:\.\d{1,9})?)\s*$/.exec(written) ?? [];
  if (north === undefined || east === undefined) return null;
  // South and west of nothing is nothing: there is one zero.
  const [latitude, longitude] = [Number(north) + 0, Number(east) + 0];
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null;
}

/**
 * The hall on OpenStreetMap: a pin where its coordinates are known, else a search for its address. Without either there is no
 * map: a city alone would show another place. HALLS4
 */
export function mapAddress({ address, city, coordinates }: Pick<HallFacts, "address" | "city" | "coordinates">): string | null {
  if (coordinates) {
    const { latitude, longitude } = coordinates;
    return `https://www.openstreetmap.org/?${new URLSearchParams({ mlat: `${latitude}`, mlon: `${longitude}` })}#map=17/${latitude}/${longitude}`;
  }
  if (address === null) return null;
  const query = city === null ? address : `${address}, ${city}`;
  return `https://www.openstreetmap.org/search?${new URLSearchParams({ query })}`;
}
