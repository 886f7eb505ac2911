import { costTable } from '../../lib/cloud/costs/cost.ts';
import { billOf } from './bill.ts';
import { curveSvg } from './curve-svg.ts';
import { flatRatio, growthOf, mostGrown, type RouteGrowth, slowestOf } from './growth.ts';
import type { Comparison, LivedSeason, SeasonPlan } from './live-season.ts';
import { notLivedYet } from './not-lived-yet.ts';
import { pictures } from './pictures.ts';
import { storedTexts } from './stored-texts.ts';

const daysOfYear = 365;

/**
 * The texts of the page about the season and of its curves, by file name. The same seed gives the same acts
 * and counts; times, memory and the sizes of what is stored depend on the machine.
 */
export function seasonFiles(plan: SeasonPlan, season: LivedSeason): Record<string, string> {
  const { comparisons, stage } = season;
  const growth = growthOf(stage);
  const text = [
    ['# A simulated season', introduction(plan), '## What was simulated', lived(season)],
    ['## What was checked', held(comparisons), '## What grew', grown(growth)],
    [
      pictures(season, growth)
        .map(({ title, file }) => `![${title}](season/${file})`)
        .join(' '),
    ],
    [grownMost(season), '## What is stored', storedTexts(season), '## What was refused', met(season)],
    ['## What it would have cost', costs(plan, season)],
    ['## What is not covered yet', notCovered(plan), '## Milliseconds', milliseconds(season)],
  ];
  const files = pictures(season, growth).map(({ title, file, values }) => [
    `docs/season/${file}`,
    curveSvg(title, values, [comparisons[0]?.day ?? '', comparisons.at(-1)?.day ?? '']),
  ]);
  return { 'docs/season.md': `${text.flat().join('\n\n')}\n`, ...Object.fromEntries(files) };
}

const introduction = ({ seed, from, days }: SeasonPlan) =>
  `Written by \`npm run season${days > 7 ? '' : ' -- --week'}\`; do not edit. ${days} days of a clinic in Hong Kong and a school in London from ${from}, simulated with the product’s Lambdas on the stand-ins of AWS, with seed ${seed}. A model that shares no rule with the product computes the expected results ([testing](testing.md)).`;

const notCovered = ({ days }: SeasonPlan) =>
  days < daysOfYear
    ? `- The year: this page was written by a run of ${days} days.\n${notLivedYet}`
    : notLivedYet;

function lived({ stage, comparisons }: LivedSeason): string {
  const { calls, model, clinic, school } = stage;
  const rows = (['case', 'visit', 'note', 'screening', 'class', 'session'] as const).map(
    kind => `| ${kind} | ${model.of(clinic.slug, kind).length} | ${model.of(school.slug, kind).length} |`,
  );
  const amended = model.of(clinic.slug, 'visit').filter(({ expected }) => expected.status === 'amended');
  const { stopped, killed, restored } = stage.accidents;
  return [
    `${calls.total} calls of ${clinic.people.length + school.people.length} people; ${calls.repeated} were sent twice with the same idempotency key, and ${calls.broken} were broken off before their answer and sent again. The product was killed ${killed} times in the middle of a call, stopped ${stopped} times while reactions were waiting, and restored ${restored} times from a copy.`,
    ['| Records | Clinic | School |', '| --- | ---: | ---: |', ...rows].join('\n'),
    `${amended.length} finished visits were amended, ${model.prints.size} reports printed, ${model.mails.size} mailed, of which ${model.bounced.size} bounced; ${model.ratings.size} children were rated in a session by two people. The model was compared ${comparisons.length} times.`,
  ].join('\n\n');
}

function held(comparisons: Comparison[]): string {
  const last = comparisons.at(-1);
  const rows = Object.entries(last?.compared ?? {}).map(([check, count]) => {
    const found = comparisons.flatMap(one => one.differences).filter(one => one.startsWith(`${check}: `));
    const compared = check === 'restore:check' ? `${Math.round(count / 1_000)} thousand items` : count;
    return `| ${check} | ${compared} | ${found.length} |`;
  });
  const differences = comparisons.flatMap(({ day, differences: found }) =>
    found.map(one => `- ${day}: ${one}`),
  );
  return [
    ['| Check | Compared at the end | Differences, all comparisons |', '| --- | ---: | ---: |', ...rows].join(
      '\n',
    ),
    differences.length === 0 ? 'No difference was found.' : differences.join('\n'),
  ].join('\n\n');
}

function grown(growth: RouteGrowth[]): string {
  const rows = growth.map(({ route, calls, costs, filled, ratio }) => {
    const cells = [...costs, filled].map(cost =>
      cost === undefined
        ? ''
        : [cost.readUnits, cost.writtenUnits, cost.roundTrips].map(value => value.toFixed(1)).join(' / '),
    );
    const bytes = [...costs, ...(filled ? [filled] : [])].map(cost => Math.round(cost.bytes)).join(', ');
    return `| \`${route}\` | ${calls} | ${cells.join(' | ')} | ${bytes} | ${ratio > flatRatio ? `× ${ratio.toFixed(2)}` : 'flat'} |`;
  });
  return [
    'The busiest calls in the first, the middle and the last period, and on a day after earlier years of the same records were filled in: units read / units written / round trips of one call on average. Calls of reactions and jobs are not included. Chance decides what an average call does. Round trips depend slightly on the machine, because requests that overlap count as one. Bytes are counted without the signatures in addresses of files.',
    [
      '| Call | Calls | First | Middle | Last | After years | Bytes answered | Units |',
      '| --- | ---: | --- | --- | --- | --- | --- | --- |',
      ...rows,
    ].join('\n'),
  ].join('\n\n');
}

/**
 * The endpoints whose costs grew most. Lists are expected to grow: they cost more until their page is full.
 */
function grownMost({ stage }: LivedSeason): string {
  const rows = mostGrown(stage, 10).map(
    ({ route, calls, units, ratio }) =>
      `| \`${route}\` | ${calls} | ${units.map(value => value.toFixed(0)).join(', ')} | × ${ratio.toFixed(2)} |`,
  );
  if (rows.length === 0)
    return 'Of all calls that were made 20 times or more, none grew by more than a tenth.';
  return [
    'The calls that grew most, of those that were made 20 times or more, in units of each period:',
    ['| Call | Calls | Units by period | Growth |', '| --- | ---: | --- | ---: |', ...rows].join('\n'),
  ].join('\n\n');
}

function costs({ days }: SeasonPlan, { stage, comparisons }: LivedSeason): string {
  const sizes = comparisons.at(-1)?.sizes;
  if (!sizes) return 'Nothing was counted.';
  return [
    'What both organisations together would have paid over these days at the list prices of [costs](costs.md), by what was counted: every call with its repetitions, the units of every reaction, job and mail, and what is stored. Lambda time, logs, traces and the fixed costs of a deployment were not counted.',
    costTable(billOf(stage, days, sizes)),
  ].join('\n\n');
}

function met({ stage }: LivedSeason): string {
  const refusals = [...stage.calls.refusals].sort(([, a], [, b]) => b - a).slice(0, 10);
  if (refusals.length === 0) return 'No call of the season was refused.';
  return [
    '| Refused | Times |',
    '| --- | ---: |',
    ...refusals.map(([what, count]) => `| ${what} | ${count} |`),
  ].join('\n');
}

/** What two runs of one version on different machines have in common. */
const sameInEveryRun =
  'Another run of the same version and seed gives the same page except for milliseconds, memory, round trips, and numbers and sizes of what is stored. Those of stored items can differ slightly, because reactions to events of the same moment run in any order. Reads of browsers are not counted, because browsers read as often as their time allows.';

function milliseconds({ seconds, stage }: LivedSeason): string {
  const rows = slowestOf(stage, 10).map(
    ({ route, times, average, longest }) =>
      `| \`${route}\` | ${times} | ${average.toFixed(0)} | ${longest.toFixed(0)} |`,
  );
  return [
    `${sameInEveryRun} This section depends on the machine. The run took ${seconds.toFixed(0)} s for ${stage.calls.total} calls. The ten slowest on average:`,
    ['| Call | Calls | Average | Longest |', '| --- | ---: | ---: | ---: |', ...rows].join('\n'),
  ].join('\n\n');
}
