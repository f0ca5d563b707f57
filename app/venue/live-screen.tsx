import { laterComponent } from "../ui/later-component.tsx";
import type { GoingGameProps, GoingHallProps } from "./going-screen.tsx";
import { NoGame } from "./no-game.tsx";

/** What makes a screen go on: the fold of the log, the stream, the clocks. The first picture is the server's. */
export const GameScreen = laterComponent<GoingGameProps>(async () => (await import("./going-screen.tsx")).GoingGame);
export const LaterHall = laterComponent<GoingHallProps>(async () => (await import("./going-screen.tsx")).GoingHall);

/** A screen of a hall: with the game the hall has, whichever that is by now. */
export function HallScreen(props: Omit<GoingHallProps, "NoGame">) {
  return <LaterHall {...props} NoGame={NoGame} />;
}
