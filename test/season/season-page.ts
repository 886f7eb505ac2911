import { curveSvg } from './curve-svg.ts';
import { growthOf, type RouteGrowth } from './growth.ts';
import type { Comparison, LivedSeason, SeasonPlan } from './live-season.ts';
import { notLivedYet } from './not-lived-yet.ts';

const itemLimit = 400_000;
/** Growth of units up to this counts as flat. */
const flatRatio = 1.1;

const daysOfYear = 365;

/** The page and its curves, by file. The same seed lives the same acts; units and sizes differ slightly between runs. */
export function seasonFiles(plan: SeasonPlan, season: LivedSeason): Record<string, string> {
  const { comparisons, stage } = season;
  const labels: [string, string] = [comparisons[0]?.day ?? '', comparisons.at(-1)?.day ?? ''];
  const growth = growthOf(stage);
  const text = [
    ['# A season lived', introduction(plan), '## What was lived', lived(season)],
    ['## What held', held(comparisons), '## What grew', grown(growth, comparisons)],
    ['![Stored items](season/items.svg) ![Largest item in bytes](season/largest-item.svg)'],
    ['## What people met', met(season), '## What is not covered yet', notCovered(plan)],
    ['## Milliseconds', milliseconds(season, growth)],
  ];
  return {
    'docs/season.md': `${text.flat().join('\n\n')}\n`,
    'docs/season/items.svg': curveSvg(
      'Stored items',
      comparisons.map(({ sizes }) => sizes.items),
      labels,
    ),
    'docs/season/largest-item.svg': curveSvg(
      'Bytes of the largest item',
      comparisons.map(({ sizes }) => sizes.largest.bytes),
      labels,
    ),
  };
}

const introduction = ({ seed, from, days }: SeasonPlan) =>
  `Written by \`npm run season${days > 7 ? '' : ' -- --week'}\`; do not edit. ${days} days of a clinic in Hong Kong and a school in London from ${from}, lived through the product’s Lambdas on the stand-ins of AWS, with seed ${seed}. Beside it a model that shares no rule with the product knows what must be there ([testing](testing.md)).`;

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
  return [
    `${calls.total} calls of ${clinic.people.length + school.people.length} people; ${calls.repeated} were sent twice with the same idempotency key, and ${calls.broken} were broken off before their answer and sent again.`,
    ['| Records | Clinic | School |', '| --- | ---: | ---: |', ...rows].join('\n'),
    `${amended.length} finished visits were amended, ${model.prints.size} reports printed, ${model.mails.size} mailed, of which ${model.bounced.size} bounced; ${model.ratings.size} children were rated in a session by two people. The model was compared ${comparisons.length} times.`,
  ].join('\n\n');
}

function held(comparisons: Comparison[]): string {
  const last = comparisons.at(-1);
  const rows = Object.entries(last?.compared ?? {}).map(([check, count]) => {
    const found = comparisons.flatMap(one => one.differences).filter(one => one.startsWith(`${check}: `));
    return `| ${check} | ${count} | ${found.length} |`;
  });
  const differences = comparisons.flatMap(({ day, differences: found }) =>
    found.map(one => `- ${day}: ${one}`),
  );
  return [
    ['| Check | Compared at the end | Differences, all comparisons |', '| --- | ---: | ---: |', ...rows].join(
      '\n',
    ),
    differences.length === 0 ? 'Everything held.' : differences.join('\n'),
  ].join('\n\n');
}

function grown(growth: RouteGrowth[], comparisons: Comparison[]): string {
  const { sizes } = comparisons.at(-1) ?? {};
  const rows = growth.map(({ route, calls, costs, ratio }) => {
    const cells = costs.map(cost =>
      [cost.readUnits, cost.writtenUnits, cost.roundTrips].map(value => value.toFixed(1)).join(' / '),
    );
    const bytes = costs.map(cost => Math.round(cost.bytes)).join(', ');
    return `| \`${route}\` | ${calls} | ${cells.join(' | ')} | ${bytes} | ${ratio > flatRatio ? `× ${ratio.toFixed(2)}` : 'flat'} |`;
  });
  return [
    'The busiest calls in the first, the middle and the last period: units read / units written / round trips of one call on average. What an average call does is drawn by lot, and a reaction to an earlier call can fall into one, so a small difference says nothing.',
    [
      '| Call | Calls | First | Middle | Last | Bytes answered | Units |',
      '| --- | ---: | --- | --- | --- | --- | --- |',
      ...rows,
    ].join('\n'),
    `At the end ${sizes?.items} items are stored. The largest one (\`${sizes?.largest.kind}\`) has ${sizes?.largest.bytes} bytes as JSON, ${((100 * (sizes?.largest.bytes ?? 0)) / itemLimit).toFixed(1)} % of DynamoDB’s limit.`,
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

function milliseconds({ seconds, stage }: LivedSeason, growth: RouteGrowth[]): string {
  const slowest = growth
    .map(({ route, costs }) => ({ route, last: costs.at(-1)?.milliseconds ?? 0 }))
    .sort((a, b) => b.last - a.last)
    .slice(0, 5)
    .map(({ route, last }) => `\`${route}\` ${last.toFixed(0)}`);
  return `They depend on the machine. This run took ${seconds.toFixed(0)} s for ${stage.calls.total} calls; the slowest of the busiest calls took, on average in the last period: ${slowest.join(', ')} ms.`;
}
