// Compiles Python modules for the page, with the Python of the page: `node compile.js ARCHIVE…` unpacks the archives, and prints
// a JSON object with what compile.py makes of them.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { loadPyodide } from "pyodide";

const python = await loadPyodide();
for (const archive of process.argv.slice(2)) python.unpackArchive(new Uint8Array(readFileSync(archive)), "wheel");
python.runPython(readFileSync(join(import.meta.dirname, "compile.py"), "utf8"));
console.log(await python.globals.get("run")());
