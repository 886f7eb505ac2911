import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { closeWorld } from '../support/world.ts';
import { plantFaults } from './faults/plant-faults.ts';
import { type LivedSeason, liveSeason, type SeasonPlan } from './live-season.ts';
import { plusDays } from './local-days.ts';
import { seasonFiles } from './season-page.ts';

const { values } = parseArgs({
  options: {
    week: { type: 'boolean', default: false },
    days: { type: 'string' },
    seed: { type: 'string', default: '1' },
    visits: { type: 'string' },
    months: { type: 'string' },
    scale: { type: 'string', default: '0.03' },
    page: { type: 'boolean', default: false },
    numbers: { type: 'string' },
    faults: { type: 'boolean', default: false },
    years: { type: 'string' },
    only: { type: 'string', default: '' },
  },
});
/** The Tuesday before the clocks of Europe/London go back. */
const weekBegins = '2027-10-26';
const yearBegins = '2027-09-01';
/** Number of examinations on a working day of the clinic at scale 1. */
const visitsOfYear = 25;
/** Number of earlier years that are added; with the season itself there are five years of records. */
const earlierYears = 4;
const isShort = values.week || values.faults;
const from = isShort ? weekBegins : yearBegins;
const scale = Number(values.scale);
const days = Number(
  values.days ?? (values.faults ? 1 : values.week ? 7 : daysOf(Number(values.months ?? 12))),
);
const plan: SeasonPlan = {
  seed: Number(values.seed),
  from,
  days,
  scale,
  earlierYears: Number(values.years ?? (isShort || values.months ? 0 : earlierYears)),
  visitsADay: Number(values.visits ?? (isShort ? 12 : Math.max(1, Math.round(visitsOfYear * scale)))),
  isComparedAfter: (day, isLast) =>
    isLast || (isShort ? Number(day.slice(-2)) % 2 === 0 : plusDays(day, 1).endsWith('-01')),
};
const season = await liveSeason(plan, line => console.log(line), keep);
const differences = season.comparisons.flatMap(one => one.differences);
console.log(
  `${season.stage.calls.total} calls in ${season.seconds.toFixed(0)} s, ${differences.length} differences`,
);
if (values.faults)
  differences.push(...(await plantFaults(season.stage, values.only, line => console.log(line))));
for (const problem of differences) console.error(problem);
await closeWorld();
process.exit(differences.length > 0 ? 1 : 0);

/** Number of days in the first `months` months of the simulated year. */
function daysOf(months: number): number {
  const end = new Date(yearBegins);
  end.setUTCMonth(end.getUTCMonth() + months);
  return Math.round((end.getTime() - Date.parse(yearBegins)) / 86_400_000);
}

/**
 * Writes the page about the season and the counted numbers after each comparison. If the season is stopped
 * early, the numbers of the months so far remain.
 */
function keep(lived: LivedSeason): void {
  const costs = [...lived.stage.calls.costs].map(([period, routes]) => [period, Object.fromEntries(routes)]);
  if (values.numbers) writeFileSync(values.numbers, JSON.stringify(costs, null, 1));
  if (!values.page) return;
  mkdirSync('docs/season', { recursive: true });
  for (const [file, text] of Object.entries(seasonFiles({ ...plan, days: lived.days }, lived)))
    writeFileSync(file, text);
}
