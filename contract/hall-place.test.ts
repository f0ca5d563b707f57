import { expect, test } from "vitest";
import { coordinatesIn, mapAddress } from "./hall-place.ts";
import { outsideAddress } from "./outlets.ts";

test("HALLS3 coordinates are read as maps hand them out, and nothing else is", () => {
  expect(coordinatesIn("44.8125, 20.4612")).toEqual({ latitude: 44.8125, longitude: 20.4612 });
  expect(coordinatesIn("-33.9,18")).toEqual({ latitude: -33.9, longitude: 18 });
  for (const written of ["", "44.8", "44,8 20,4", "91,0", "0,181", "44.8;20.4", "1e1,2", "NaN,NaN", "44.8,20.4,5"]) {
    expect(coordinatesIn(written), written).toBeNull();
  }
});

test("HALLS4 the map is opened at the coordinates, else by the address, else not at all", () => {
  const address = "Kej oslobođenja 5 & 7#b";
  const coordinates = { latitude: 44.8125, longitude: 20.4612 };
  const pin = mapAddress({ address, city: "Beograd", coordinates });
  const search = mapAddress({ address, city: "Beograd", coordinates: null });
  expect(pin).toBe("https://www.openstreetmap.org/?mlat=44.8125&mlon=20.4612#map=17/44.8125/20.4612");
  expect(new URL(search ?? "").searchParams.get("query")).toBe(`${address}, Beograd`);
  expect(mapAddress({ address: null, city: "Beograd", coordinates: null })).toBeNull();
  for (const map of [pin, search]) expect(outsideAddress(map ?? "")).toBe(map);
});
