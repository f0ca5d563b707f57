import { laterCode } from "../../ui/later-code.ts";

export const laterFigures = laterCode(() => import("./commentary-figures.ts"));
