import { execFileSync } from 'node:child_process';
import { bundleOurs } from './bundle.mjs';
import { makers } from './pdf-makers.mjs';

await bundleOurs();
const rounds = Number(process.argv[2] ?? 15);
const names = Object.keys(makers);
const medianOf = numbers => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
const cold = Object.fromEntries(names.map(name => [name, []]));
const warm = Object.fromEntries(names.map(name => [name, []]));
const bytes = {};

for (let round = 0; round < 3; round += 1) {
  for (const name of names) {
    const file = new URL('cold-start.mjs', import.meta.url).pathname;
    cold[name].push(Number(execFileSync(process.execPath, [file, name])));
  }
}
const make = {};
for (const name of names) {
  make[name] = await makers[name]();
  for (let run = 0; run < 3; run += 1) bytes[name] = (await make[name]()).length;
}
for (let round = 0; round < rounds; round += 1) {
  for (const name of names) {
    const started = performance.now();
    await make[name]();
    warm[name].push(performance.now() - started);
  }
}
for (const name of names) {
  const [first, later] = [medianOf(cold[name]), medianOf(warm[name])];
  console.log(
    `${name.padEnd(10)} cold ${first.toFixed(0).padStart(5)} ms   warm ${later.toFixed(1).padStart(6)} ms   ${(bytes[name] / 1000).toFixed(1)} kB`,
  );
}
const best = Math.min(...names.filter(name => name !== 'ours').map(name => medianOf(warm[name])));
console.log(`ours takes ${(medianOf(warm.ours) / best).toFixed(2)} of the best of the others, warm`);
process.exit(0);
