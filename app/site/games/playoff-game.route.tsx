import { data } from "react-router";

/** To be built: see issue 4. */
export function loader(): never {
  throw data(null, 404);
}

export default function ToBeBuilt() {
  return null;
}
