import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { closeWorld } from '../support/world.ts';
import { plantFaults } from './faults/plant-faults.ts';
import { liveSeason, type SeasonPlan } from './live-season.ts';
import { plusDays } from './local-days.ts';
import { seasonFiles } from './season-page.ts';

const { values } = parseArgs({
  options: {
    week: { type: 'boolean', default: false },
    days: { type: 'string' },
    seed: { type: 'string', default: '1' },
    visits: { type: 'string' },
    page: { type: 'boolean', default: false },
    faults: { type: 'boolean', default: false },
  },
});
/** The Tuesday before the clocks of Europe/London go back. */
const weekBegins = '2027-10-26';
const yearBegins = '2027-09-01';
const isShort = values.week || values.faults;
const from = isShort ? weekBegins : yearBegins;
const days = Number(values.days ?? (values.faults ? 1 : values.week ? 7 : 366));
const plan: SeasonPlan = {
  seed: Number(values.seed),
  from,
  days,
  visitsADay: Number(values.visits ?? (isShort ? 12 : 3)),
  isComparedAfter: (day, isLast) => isLast || isShort || plusDays(day, 1).endsWith('-01'),
};
const season = await liveSeason(plan, line => console.log(line));
const differences = season.comparisons.flatMap(one => one.differences);
console.log(
  `${season.stage.calls.total} calls in ${season.seconds.toFixed(0)} s, ${differences.length} differences`,
);
if (values.page) {
  mkdirSync('docs/season', { recursive: true });
  for (const [file, text] of Object.entries(seasonFiles(plan, season))) writeFileSync(file, text);
}
if (values.faults) differences.push(...(await plantFaults(season.stage, line => console.log(line))));
for (const problem of differences) console.error(problem);
await closeWorld();
process.exit(differences.length > 0 ? 1 : 0);
