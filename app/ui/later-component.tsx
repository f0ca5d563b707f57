import { createElement, Suspense, type ComponentType } from "react";
import { laterCode } from "./later-code.ts";

/** A component whose code a page does not wait for. */
export type LaterComponent<Props> = ComponentType<Props> & {
  /** For the server, which has the code and waits for nothing. */
  readonly put: (component: ComponentType<Props>) => void;
};

/**
 * What the server wrote stands until the code has come, and goes on from there. Styles do not come with it: what it draws
 * with is handed to it by those who stand in the page already.
 */
export function laterComponent<Props extends object>(load: () => Promise<ComponentType<Props>>): LaterComponent<Props> {
  const { useCode, put } = laterCode(load);

  function Arrived(props: Props) {
    return createElement(useCode(), props);
  }

  function Later(props: Props) {
    return (
      <Suspense>
        <Arrived {...props} />
      </Suspense>
    );
  }
  return Object.assign(Later, { put });
}
