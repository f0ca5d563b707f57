import { configureGlobal } from "fast-check";

// The same examples for everybody: what fails here fails there. Others are met with PROPERTY_SEED, say the date.
configureGlobal({ seed: Number(process.env["PROPERTY_SEED"] ?? 1) });
