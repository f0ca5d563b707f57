import { laterComponent } from "../../ui/later-component.tsx";
import type { VisitorMenuProps } from "./visitor-menu.tsx";

/** Who is here: comes after the page, which is the same for everyone. Until then the server's link to sign in stands. */
export const VisitorEntry = laterComponent<VisitorMenuProps>(async () => (await import("./visitor-menu.tsx")).VisitorMenu);
