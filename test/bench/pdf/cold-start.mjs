import { makers } from './pdf-makers.mjs';

const started = performance.now();
const make = await makers[process.argv[2]]();
await make();
process.stdout.write(String(performance.now() - started));
process.exit(0);
