/** Apart from the page: screens of a hall have their clocks from the start. */
export { ClockFace as LiveClock } from "../../live/clock-face.tsx";
