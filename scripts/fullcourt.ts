import process from "node:process";
import { runCommand } from "./commands.ts";

process.exitCode = await runCommand(process.argv.slice(2));
