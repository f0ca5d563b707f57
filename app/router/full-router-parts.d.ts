declare module "virtual:full-router-parts" {
  export {
    UNSAFE_createRouter as createRouter,
    UNSAFE_getTurboStreamSingleFetchDataStrategy as getTurboStreamSingleFetchDataStrategy,
  } from "react-router";
}
