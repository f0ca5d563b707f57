import { laterComponent } from "../../ui/later-component.tsx";
// Styles do not come with later code, and what the server wrote is seen before it.
import "./visitor-menu.module.css";
import type { VisitorMenuProps } from "./visitor-menu.tsx";

/** Who is here: comes after the page, which is the same for everyone. Until then the server's link to sign in stands. */
export const VisitorEntry = laterComponent<VisitorMenuProps>(async () => (await import("./visitor-menu.tsx")).VisitorMenu);
