/** What commentators' figures are counted with; it comes after the page. */
export { gameCourseOf } from "#core/stats/game-course.ts";
export { lineupsOf } from "#core/stats/lineups.ts";
export { playLines } from "#core/wording/play-lines.ts";
