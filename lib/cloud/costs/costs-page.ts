import {
  type Budgets,
  clinicCosts,
  copiesCosts,
  mailItem,
  signInItem,
  writtenUnits,
} from './clinic-costs.ts';
import { type ClinicUse, callsOfMonth, clinics, parameterTexts } from './clinic-use.ts';
import { type Cost, costTable, sumOf } from './cost.ts';
import { fixedCosts } from './fixed-costs.ts';
import { sources } from './prices.ts';

/** What a clinic costs without sign-in and mails, whose prices no design of ours changes. */
export const ownCosts = (costs: readonly Cost[]): number =>
  sumOf(costs.filter(({ item }) => item !== signInItem && item !== mailItem));

/** The paragraphs of the page of costs. */
export function costsPage(budgets: Budgets): string[] {
  return [
    'Costs of a deployment in US dollars, from list prices of ap-southeast-1 (`lib/cloud/costs/prices.ts`) without free tiers and taxes. Table units are those that the tests measure for each call (`test/suites/budgets.json`); what a call that changes something reads is priced as writes too, so the real costs are a little lower. `npm run costs` prints the same for other clinics: `npm run costs -- --people 5 --visits 12`.',
    '## Three clinics\n\nWhat they are assumed to be and to do; `lib/cloud/costs/clinic-use.ts` says which calls follow.',
    assumptionTable(),
    '## What each costs in a month',
    clinicTable(budgets),
    `Of the usual clinic, ${ownCosts(clinicCosts(budgets, clinics.usual)).toFixed(2)} dollars are not sign-in or mails; the bar is 0.60. The largest of these lines is ${largest(budgets)}. Which calls write:`,
    unitTable(budgets, clinics.usual),
    'What would halve that: a visit that is being written is saved whole, with its row in the list and an entry in the journal each time. Joining the saves of one person within ten minutes to one entry, and leaving the row as it is until the visit is left, would leave of a save the visit itself. It has not been done, nor measured: the journal would no longer say when something was typed.',
    '## Copies in a second region\n\nWhat `copiesRegion` adds to a clinic-month, where a stage has one; `npm run costs -- --copies` adds it too. The whole table goes there once a month, a file once. A key more for the deployment.',
    copiesTable(),
    '## A deployment\n\nOnce, whatever the number of clinics. Traces cost what is told here once somebody calls in each second of 22 days of 8 hours; where nobody does, nothing. A budget with its mails costs nothing.',
    costTable(fixedCosts()),
    'A domain’s hosted zone, and traffic out of AWS beyond what CloudFront gives away (1 TB a month) come on top.',
    '## Where the prices are from\n\nNone of them was queried from AWS directly: they come from copies of its pages and price lists. Check the [calculator](https://calculator.aws) before relying on them.',
    sourceTable(),
  ];
}

const parameters = Object.keys(parameterTexts) as (keyof ClinicUse)[];
const clinicList = Object.entries(clinics);
const head = (first: string) => [
  `| ${[first, ...clinicList.map(([name]) => name)].join(' | ')} |`,
  `| --- |${clinicList.map(() => ' ---: |').join('')}`,
];

function assumptionTable(): string {
  const rows = parameters.map(
    name => `| ${[parameterTexts[name], ...clinicList.map(([, use]) => use[name])].join(' | ')} |`,
  );
  return [...head('what'), ...rows].join('\n');
}

function clinicTable(budgets: Budgets): string {
  const all = clinicList.map(([, use]) => clinicCosts(budgets, use));
  const rows = (all[0] ?? []).map(
    ({ item }, line) => `| ${[item, ...all.map(costs => costs[line]?.dollars.toFixed(3))].join(' | ')} |`,
  );
  const sums = (title: string, sum: (costs: Cost[]) => number) =>
    `| **${title}** | ${all.map(costs => `**${sum(costs).toFixed(2)}**`).join(' | ')} |`;
  return [
    ...head('dollars'),
    ...rows,
    sums('together', sumOf),
    sums('without sign-in and mails', ownCosts),
  ].join('\n');
}

function copiesTable(): string {
  const all = clinicList.map(([, use]) => copiesCosts(use));
  const rows = (all[0] ?? []).map(
    ({ item }, line) => `| ${[item, ...all.map(costs => costs[line]?.dollars.toFixed(3))].join(' | ')} |`,
  );
  const sums = all.map(costs => `**${sumOf(costs).toFixed(2)}**`).join(' | ');
  return [...head('dollars'), ...rows, `| **together** | ${sums} |`].join('\n');
}

function largest(budgets: Budgets): string {
  const [first] = clinicCosts(budgets, clinics.usual)
    .filter(({ item }) => item !== signInItem && item !== mailItem)
    .sort((a, b) => b.dollars - a.dollars);
  return first?.item ?? '';
}

function unitTable(budgets: Budgets, use: ClinicUse): string {
  const units = Object.entries(callsOfMonth(use)).map(([route, count]) => ({
    route,
    units: count * writtenUnits(route, budgets[route] ?? 0),
  }));
  const total = units.reduce((sum, each) => sum + each.units, 0);
  const rows = units
    .sort((a, b) => b.units - a.units)
    .slice(0, 6)
    .map(each => `| \`${each.route}\` | ${Math.round((100 * each.units) / total)} % |`);
  return ['| call | share of table writes |', '| --- | ---: |', ...rows].join('\n');
}

function sourceTable(): string {
  const rows = sources.map(
    ({ prices, from = '**not verified**', read = '', note = '' }) =>
      `| ${prices} | ${from} | ${read} | ${note} |`,
  );
  return ['| price of | from | read | |', '| --- | --- | --- | --- |', ...rows].join('\n');
}
