import { backupRetentionDays } from './backups.ts';
import { prices, sources } from './prices.ts';

/** The clinic that the cost table assumes, for a month. */
const clinic = { people: 10, days: 22, tableGigabytes: 0.1, filesGigabytes: 2 };

/** Calls per person and day, by route. */
const callsPerDay: Record<string, number> = {
  'POST auth/login': 1,
  'GET organization': 1,
  'GET auth/get': 5,
  'POST cases/search': 40,
  'GET cases/{caseId}': 25,
  'POST cases': 3,
  'PUT cases/{caseId}': 8,
  'DELETE cases/{caseId}': 1,
  'GET notification/all': 30,
  'PATCH notification/seen': 5,
};
/** Calls that leave an entry in the journal, which the stream hands to `events`. */
const journaledRoutes = ['POST cases', 'PUT cases/{caseId}', 'DELETE cases/{caseId}'];
/** Pages and files that one person's browser asks for in a day; most it has kept. */
const filesPerDay = 60;
/** Lambda time of a call in gigabyte-seconds, and bytes it logs. */
const gigabyteSecondsPerCall = 0.05;
const logBytesPerCall = 1_200;

/** Resources that exist however many people use the product. */
export const fixedResources: Record<keyof typeof prices.month, number> = {
  firewall: 1,
  'firewall rule': 7,
  key: 3,
  secret: 4,
  alarm: 36,
  dashboard: 1,
  'metric from logs': 2,
};

interface Cost {
  item: string;
  amount: string;
  dollars: number;
}

/** Costs of one clinic for a month. @param budgets units of the table that a call takes, by route */
export function clinicCosts(budgets: Record<string, number>): Cost[] {
  const personDays = clinic.people * clinic.days;
  const sum = (each: (route: string, calls: number) => number) =>
    Object.entries(callsPerDay).reduce((total, [route, calls]) => total + each(route, calls) * personDays, 0);
  const calls = sum((_, each) => each);
  const runs = calls + sum((route, each) => (journaledRoutes.includes(route) ? each : 0));
  const units = sum((route, each) => each * unitsOf(budgets, route));
  const files = filesPerDay * personDays;
  const perMillion = (item: keyof typeof prices.million, count: number): Cost => ({
    item,
    amount: Math.round(count).toLocaleString('en'),
    dollars: (count / 1e6) * prices.million[item],
  });
  return [
    perMillion('HTTP API calls', calls),
    perMillion('Lambda calls', runs),
    {
      item: 'Lambda time',
      amount: `${Math.round(runs * gigabyteSecondsPerCall).toLocaleString('en')} GB s`,
      dollars: runs * gigabyteSecondsPerCall * prices.lambdaGigabyteSecond,
    },
    perMillion('table units', units),
    perMillion('site requests', calls + files),
    perMillion('firewall requests', calls + files),
    {
      item: 'logs',
      amount: `${((runs * logBytesPerCall) / 1e9).toFixed(2)} GB`,
      dollars: ((runs * logBytesPerCall) / 1e9) * prices.logGigabyte,
    },
    { item: 'people who sign in', amount: String(clinic.people), dollars: clinic.people * prices.person },
    gigabytes('records', 1),
    gigabytes('recovery', 1),
    gigabytes('cold copy', coldCopies),
    {
      item: 'files',
      amount: `${clinic.filesGigabytes} GB`,
      dollars: clinic.filesGigabytes * prices.filesGigabyte,
    },
  ];
}

/** Full copies of the table that are kept at a time, one for each month. */
const coldCopies = Math.ceil((backupRetentionDays * 12) / 365);

function gigabytes(item: keyof typeof prices.tableGigabyte, copies: number): Cost {
  const { tableGigabytes } = clinic;
  return {
    item: { records: 'records', recovery: 'recovery to the second', 'cold copy': 'monthly copies' }[item],
    amount: copies === 1 ? `${tableGigabytes} GB` : `${copies} × ${tableGigabytes} GB`,
    dollars: copies * tableGigabytes * prices.tableGigabyte[item],
  };
}

/** Costs of a deployment that nobody uses, for a month. */
export function fixedCosts(): Cost[] {
  return (Object.keys(fixedResources) as (keyof typeof fixedResources)[]).map(item => ({
    item,
    amount: String(fixedResources[item]),
    dollars: fixedResources[item] * prices.month[item],
  }));
}

function unitsOf(budgets: Record<string, number>, route: string): number {
  const units = budgets[route];
  if (units === undefined) throw new Error(`${route} has no budget that its cost could follow from`);
  return units;
}

/** The paragraphs of the page of costs. */
export function costsPage(budgets: Record<string, number>): string[] {
  const { people, days } = clinic;
  return [
    'Costs of a deployment in US dollars, from list prices of ap-southeast-1 (`lib/cloud/prices.ts`) without free tiers and taxes. Table units are those that the tests measure for each call (`test/suites/budgets.json`); all are priced as writes, so the real costs are lower.',
    `## A clinic for a month\n\n${people} people at work on ${days} days each, doing what \`lib/cloud/costs.ts\` says call by call.`,
    costTable(clinicCosts(budgets)),
    '## A deployment that nobody uses\n\nOnce, whatever the number of clinics.',
    costTable(fixedCosts()),
    'A domain’s hosted zone, mails (0.10 for a thousand), and traffic out of AWS beyond what CloudFront gives away (1 TB a month) come on top.',
    '## Where the prices are from\n\nNone of them was queried from AWS directly: they come from copies of its pages and price lists. Check the [calculator](https://calculator.aws) before relying on them.',
    sourceTable(),
  ];
}

function sourceTable(): string {
  const rows = sources.map(
    ({ prices, from = '**not verified**', read = '', note = '' }) =>
      `| ${prices} | ${from} | ${read} | ${note} |`,
  );
  return ['| price of | from | read | |', '| --- | --- | --- | --- |', ...rows].join('\n');
}

function costTable(costs: Cost[]): string {
  const total = costs.reduce((sum, { dollars }) => sum + dollars, 0);
  const rows = costs.map(({ item, amount, dollars }) => `| ${item} | ${amount} | ${dollars.toFixed(3)} |`);
  return [
    '| what | how much | dollars |',
    '| --- | ---: | ---: |',
    ...rows,
    `| **together** | | **${total.toFixed(2)}** |`,
  ].join('\n');
}
