import { apiOperations } from '../../../shared/contract.ts';
import { type Endpoint, isMutation } from '../../../shared/core/endpoint.ts';
import { retention } from '../../../shared/features/organizations/organizations/retention.ts';
import { type ClinicUse, callsOfMonth } from './clinic-use.ts';
import type { Cost } from './cost.ts';
import { prices } from './prices.ts';

/** Capacity units of the table that a request uses, by route. */
export type Budgets = Record<string, number>;

/** Matches routes of endpoints that create a PDF. Their Lambda has one gigabyte of memory. */
const withPdf = /\/(pdf|send)$/;
/** Pages and files that a person's browser requests per day. All others are in the browser's cache. */
const filesPerDay = 60;
/**
 * Lambda time in gigabyte-seconds: of each request (`call`), in addition if a PDF is created (`pdf`), and in
 * addition if an email with a PDF is sent (`mail`).
 */
const gigabyteSeconds = { call: 0.05, pdf: 1.5, mail: 0.8 };
const logBytesPerRun = 1_200;
const reportGigabytes = 0.00015;
/** Share of requests that Lambda traces, in addition to the first request of each second. */
const tracedShare = 0.05;
/** Maximum capacity units for writing the journal entry about a read. A budget test checks this. */
export const readEventUnits = 3;

const endpoints = apiOperations.map(({ endpoint }) => endpoint);
const routeOf = ({ method, path }: Pick<Endpoint, 'method' | 'path'>) => `${method} ${path}`;

/** Capacity units for writes of endpoints that read data, by route. */
const writesOfReading = new Map(
  endpoints
    .filter(endpoint => !isMutation(endpoint) && endpoint.needs !== 'public')
    .map(endpoint => [routeOf(endpoint), endpoint.readEvent ? readEventUnits : 0]),
);

/**
 * Maximum number of Lambda runs that the table's stream starts after a request, by route. The journal entry
 * of a change starts `events` and `archive`; that of a read starts only `archive`.
 */
const streamRuns = new Map(
  endpoints.map(endpoint => [routeOf(endpoint), isMutation(endpoint) ? 2 : endpoint.readEvent ? 1 : 0]),
);

/**
 * How many capacity units of a request are writes. For an endpoint that changes data, all units count as
 * writes, although some are reads.
 */
export const writtenUnits = (route: string, units: number): number =>
  Math.min(writesOfReading.get(route) ?? units, units);

/** Name of the costs for sign-ins. The cost limit that a test checks excludes sign-ins and emails. */
export const signInItem = 'people who sign in';
export const mailItem = 'mails';
export const attachmentItem = 'attachments of mails';

/** Monthly costs of one clinic. @throws Error if the capacity units of an endpoint are not known */
export function clinicCosts(budgets: Budgets, use: ClinicUse): Cost[] {
  const calls = callsOfMonth(use);
  const sum = (each: (route: string, count: number) => number) =>
    Object.entries(calls).reduce((total, [route, count]) => total + each(route, count), 0);
  const callCount = sum((_, count) => count);
  const fromStream = sum((route, count) => count * (streamRuns.get(route) ?? 0));
  const pdfs = sum((route, count) => (withPdf.test(route) ? count : 0));
  const reports = calls['POST eye-reports/{eyeReportId}/send'] ?? 0;
  const mails = reports + use.familyMails;
  const units = sum((route, count) => count * unitsOf(budgets, route));
  const writes = sum((route, count) => count * writtenUnits(route, unitsOf(budgets, route)));
  const runs = callCount + fromStream + mails;
  const time = runs * gigabyteSeconds.call + pdfs * gigabyteSeconds.pdf + mails * gigabyteSeconds.mail;
  const attached = reports * reportGigabytes;
  const siteRequests = callCount + filesPerDay * use.people * use.days;
  const logGigabytes = (runs * logBytesPerRun) / 1e9;
  const perMillion = (item: keyof typeof prices.million, count: number): Cost => ({
    item,
    amount: Math.round(count).toLocaleString('en'),
    dollars: (count / 1e6) * prices.million[item],
  });
  const { records, recovery, 'cold copy': coldCopy } = prices.tableGigabyte;
  return [
    perMillion('HTTP API calls', callCount),
    perMillion('Lambda calls', runs),
    {
      item: 'Lambda time',
      amount: `${Math.round(time).toLocaleString('en')} GB s`,
      dollars: time * prices.lambdaGigabyteSecond,
    },
    perMillion('table reads', units - writes),
    perMillion('table writes', writes),
    perMillion('site requests', siteRequests),
    perMillion('firewall requests', siteRequests),
    { item: 'logs', amount: `${logGigabytes.toFixed(2)} GB`, dollars: logGigabytes * prices.logGigabyte },
    perMillion('traces', runs * tracedShare),
    { item: 'records', amount: `${use.records} GB`, dollars: use.records * records },
    { item: 'recovery to the second', amount: `${use.records} GB`, dollars: use.records * recovery },
    {
      item: 'monthly copies',
      amount: `${coldCopies} × ${use.records} GB`,
      dollars: coldCopies * use.records * coldCopy,
    },
    { item: 'files', amount: `${use.files} GB`, dollars: use.files * prices.filesGigabyte },
    { item: signInItem, amount: String(use.people), dollars: use.people * prices.person },
    { item: mailItem, amount: Math.round(mails).toLocaleString('en'), dollars: mails * prices.mail },
    {
      item: attachmentItem,
      amount: `${attached.toFixed(2)} GB`,
      dollars: attached * prices.attachedGigabyte,
    },
  ];
}

const weeksOfMonth = 52 / 12;
const weeklyCopies = Math.ceil(retention.weeklyBackups / 7);

export function copiesCosts({ records, files, fileMonths }: ClinicUse): Cost[] {
  const sent = records * (1 + weeksOfMonth) + files / fileMonths;
  return [
    {
      item: 'weekly copies, here and there',
      amount: `${2 * weeklyCopies} × ${records} GB`,
      dollars: 2 * weeklyCopies * records * prices.tableGigabyte['warm copy'],
    },
    {
      item: 'monthly copies there',
      amount: `${coldCopies} × ${records} GB`,
      dollars: coldCopies * records * prices.tableGigabyte['cold copy'],
    },
    { item: 'files there', amount: `${files} GB`, dollars: files * prices.filesGigabyte },
    {
      item: 'what goes there',
      amount: `${sent.toFixed(2)} GB`,
      dollars: sent * prices.transferGigabyte,
    },
  ];
}

/** Number of full copies of the table that are kept. One is made each month. */
const coldCopies = Math.ceil((retention.monthlyBackups * 12) / 365);

function unitsOf(budgets: Budgets, route: string): number {
  const units = budgets[route];
  if (units === undefined) throw new Error(`${route} has no budget that its cost could follow from`);
  return units;
}
