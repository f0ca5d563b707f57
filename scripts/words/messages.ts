import { gzipSync } from "node:zlib";
import { languages } from "#contract/locale.ts";
import { compileMessages } from "../../vite-plugins/compile-messages.ts";
import { houseWordFaults } from "./house-word-faults.ts";
import { messageFaults } from "./message-faults.ts";
import { readMessageFiles, textsOf } from "./message-files.ts";

/** `npm run messages`: what each language says, how much of it a browser loads, and what is wrong. */
const all = await readMessageFiles();

for (const language of languages) {
  const areas = Object.entries(all[language]).map(([area, source]) => {
    const bytes = gzipSync(JSON.stringify(compileMessages(source, "as-written"))).length;
    return `${area} ${textsOf(source).size} (${(bytes / 1024).toFixed(1)} KB)`;
  });
  console.log(`${language}: ${areas.join(", ")}`);
}

const faults = [...messageFaults(all), ...houseWordFaults(all)];
for (const { language, key, fault } of faults) console.error(`${language} ${key} ${fault}`);
console.log(faults.length === 0 ? "No faults." : `${faults.length} faults.`);
process.exitCode = faults.length === 0 ? 0 : 1;
