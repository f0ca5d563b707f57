import type { Plugin } from "vite";

/** The module that stands for a route in browsers: a list of what its file gives them. */
const clientRoute = /\?__react-router-build-client-route$/;
const wrapped = /import \{([^}]*\bUNSAFE_with\w+Props\b[^}]*)\} from "react-router";/;

/**
 * React Router's build makes our routes into its own. Here they are ours again: their components are drawn as they stand
 * (`app/router/page-document.tsx`), and what a page says of itself in its head, which the server alone writes, is kept out of
 * what browsers load. It stands behind React Router's among the plugins.
 */
export function ownRoutes(): Plugin {
  return {
    name: "fullcourt:own-routes",
    transform: {
      filter: { id: { include: [clientRoute, /\.tsx(?:\?|$)/], exclude: /node_modules/ } },
      handler: (code, id) => {
        if (clientRoute.test(id)) return { code: withoutMeta(code), map: null };
        return wrapped.test(code) ? { code: unwrapped(code), map: null } : undefined;
      },
    },
  };
}

function withoutMeta(code: string): string {
  return code.replace(/\bmeta\b\s*,?/, "").replace(/,\s*\}/, " }");
}

/** Each of its wrappers gives back the component it was given. */
function unwrapped(code: string): string {
  return code.replace(wrapped, (_all, names: string) =>
    names
      .split(",")
      .map((name) => `const ${name.split(" as ").at(-1)?.trim()} = (component) => component;`)
      .join(" "),
  );
}
