import { laterComponent } from "../../ui/later-component.tsx";
import type { FantasyTabProps } from "./fantasy-tab.tsx";
// Styles come with the page: what the server wrote is drawn before the code has come.
import "../../fantasy/shirt.module.css";
import "../../sport/figure-table.module.css";
import "../../sport/thing-head.module.css";
import "../fantasy/overview.module.css";
import "./fantasy-view.module.css";

/** One tab of nine, and nothing on it moves: its code follows the page. */
export const LaterFantasy = laterComponent<FantasyTabProps>(async () => (await import("./fantasy-tab.tsx")).FantasyTab);
