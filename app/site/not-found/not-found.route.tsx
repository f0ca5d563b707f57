import { data } from "react-router";

/** The address of everything that has none. */
export function loader(): never {
  throw data(null, 404);
}

export default function NotFound() {
  return null;
}
