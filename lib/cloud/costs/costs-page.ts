import {
  attachmentItem,
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

/** Costs without sign-ins and emails, whose prices do not depend on our design. */
export const ownCosts = (costs: readonly Cost[]): number => sumOf(costs.filter(isOwn));

const isOwn = ({ item }: Cost) => ![signInItem, mailItem, attachmentItem].includes(item);

export function costsPage(budgets: Budgets): string[] {
  return [
    'Costs of a deployment in US dollars, from list prices of ap-southeast-1 (`lib/cloud/costs/prices.ts`) without free tiers and taxes. The tests measure the table units of each call (`test/suites/budgets.json`). Reads of a changing call are priced as writes, so the real costs are a little lower. `npm run costs` prints the same for other clinics: `npm run costs -- --people 5 --visits 12`.',
    '## Three clinics and a school\n\nTheir assumed size and activity; `lib/cloud/costs/clinic-use.ts` derives the calls.',
    assumptionTable(),
    '## Monthly costs',
    clinicTable(budgets),
    `Of the usual clinic, ${ownCosts(clinicCosts(budgets, clinics.usual)).toFixed(2)} dollars are neither sign-ins nor mails; the limit is 0.60. The largest of these items is ${largest(budgets)}. The calls that write most:`,
    unitTable(budgets, clinics.usual),
    'These could be halved. Each save of a visit writes the whole visit, its list row and a journal entry. If one person’s saves within ten minutes shared an entry, and the row were written only when the visit is left, a save would write only the visit. This was neither done nor measured, because the journal would no longer show when something was typed.',
    '## Copies in a second region\n\nThe monthly costs that `copiesRegion` adds per clinic, if a stage has one; `npm run costs -- --copies` includes them. The whole table is copied once a week and once a month, each file once. The deployment needs one more key.',
    copiesTable(),
    '## A deployment\n\nCosts per deployment, whatever the number of clinics. Traces cost this much if there is a call in every second of 22 days of 8 hours, and nothing without calls. A budget with its mails costs nothing. Keys are rotated each year; AWS charges for the first two rotations.',
    costTable(fixedCosts()),
    'A domain’s hosted zone, and traffic out of AWS above CloudFront’s free 1 TB a month, are not included.',
    '## Sources of the prices\n\nNo price was queried from AWS directly: all come from copies of its pages and price lists. Check the [calculator](https://calculator.aws) before relying on them.',
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
    sums('total', sumOf),
    sums('without sign-ins and mails', ownCosts),
  ].join('\n');
}

function copiesTable(): string {
  const all = clinicList.map(([, use]) => copiesCosts(use));
  const rows = (all[0] ?? []).map(
    ({ item }, line) => `| ${[item, ...all.map(costs => costs[line]?.dollars.toFixed(3))].join(' | ')} |`,
  );
  const sums = all.map(costs => `**${sumOf(costs).toFixed(2)}**`).join(' | ');
  return [...head('dollars'), ...rows, `| **total** | ${sums} |`].join('\n');
}

function largest(budgets: Budgets): string {
  const [first] = clinicCosts(budgets, clinics.usual)
    .filter(isOwn)
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
  return ['| price of | source | read on | |', '| --- | --- | --- | --- |', ...rows].join('\n');
}
