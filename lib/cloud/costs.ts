import { prices, sources } from './prices.ts';

/** The clinic that the cost table assumes, for a month. */
const clinic = { people: 10, days: 22, tableGigabytes: 0.1, filesGigabytes: 2 };

/** Calls per person and day, by route. */
const callsADay: Record<string, number> = {
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
const journaled = ['POST cases', 'PUT cases/{caseId}', 'DELETE cases/{caseId}'];
/** Pages and files that one person's browser asks for in a day; most it has kept. */
const filesADay = 60;
/** Lambda time of a call in gigabyte-seconds, and bytes it logs. */
const callSeconds = 0.05;
const callLogBytes = 1_200;

/** Resources that exist however many people use the product. */
export const fixed: Record<keyof typeof prices.month, number> = {
  firewall: 1,
  'firewall rule': 6,
  key: 3,
  secret: 1,
  alarm: 31,
  dashboard: 1,
  'metric from logs': 2,
};

interface Cost {
  what: string;
  amount: string;
  dollars: number;
}

/** Costs of one clinic for a month. @param budgets units of the table that a call takes, by route */
export function clinicCosts(budgets: Record<string, number>): Cost[] {
  const shifts = clinic.people * clinic.days;
  const sum = (each: (route: string, calls: number) => number) =>
    Object.entries(callsADay).reduce((total, [route, calls]) => total + each(route, calls) * shifts, 0);
  const calls = sum((_, each) => each);
  const runs = calls + sum((route, each) => (journaled.includes(route) ? each : 0));
  const units = sum((route, each) => each * unitsOf(budgets, route));
  const files = filesADay * shifts;
  const perMillion = (what: keyof typeof prices.million, count: number): Cost => ({
    what,
    amount: Math.round(count).toLocaleString('en'),
    dollars: (count / 1e6) * prices.million[what],
  });
  return [
    perMillion('HTTP API calls', calls),
    perMillion('Lambda calls', runs),
    {
      what: 'Lambda time',
      amount: `${Math.round(runs * callSeconds).toLocaleString('en')} GB s`,
      dollars: runs * callSeconds * prices.lambdaGigabyteSecond,
    },
    perMillion('table units', units),
    perMillion('site requests', calls + files),
    perMillion('firewall requests', calls + files),
    {
      what: 'logs',
      amount: `${((runs * callLogBytes) / 1e9).toFixed(2)} GB`,
      dollars: ((runs * callLogBytes) / 1e9) * prices.logGigabyte,
    },
    { what: 'people who sign in', amount: String(clinic.people), dollars: clinic.people * prices.person },
    {
      what: 'records, with recovery and backups',
      amount: `${clinic.tableGigabytes} GB`,
      dollars: clinic.tableGigabytes * prices.tableGigabyte,
    },
    {
      what: 'files',
      amount: `${clinic.filesGigabytes} GB`,
      dollars: clinic.filesGigabytes * prices.filesGigabyte,
    },
  ];
}

/** Costs of a deployment that nobody uses, for a month. */
export function fixedCosts(): Cost[] {
  return (Object.keys(fixed) as (keyof typeof fixed)[]).map(what => ({
    what,
    amount: String(fixed[what]),
    dollars: fixed[what] * prices.month[what],
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
  const rows = costs.map(({ what, amount, dollars }) => `| ${what} | ${amount} | ${dollars.toFixed(3)} |`);
  return [
    '| what | how much | dollars |',
    '| --- | ---: | ---: |',
    ...rows,
    `| **together** | | **${total.toFixed(2)}** |`,
  ].join('\n');
}
