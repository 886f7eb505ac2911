import { apiOperations } from '../../../shared/contract.ts';
import { type Endpoint, isMutation } from '../../../shared/core/endpoint.ts';
import { backupRetentionDays } from '../vault-lock.ts';
import { type ClinicUse, callsOfMonth } from './clinic-use.ts';
import type { Cost } from './cost.ts';
import { prices } from './prices.ts';

/** Units of the table that a call takes, by route. */
export type Budgets = Record<string, number>;

/** Calls that make a PDF, by a Lambda of a gigabyte. */
const withPdf = /\/(pdf|send)$/;
/** Pages and files that one person's browser asks for in a day; most it has kept. */
const filesPerDay = 60;
/** Lambda time in gigabyte-seconds: of a call, of a PDF, of a mail with a PDF. */
const gigabyteSeconds = { call: 0.05, pdf: 1.5, mail: 0.8 };
const logBytesPerRun = 1_200;
/** What Lambda traces of its calls, beside the first of each second. */
const tracedShare = 0.05;
/** Most that a call which only reads writes: the entry in the journal that says so. A budget test holds it to that. */
export const readEventUnits = 3;

const endpoints = apiOperations.map(({ endpoint }) => endpoint);
const routeOf = ({ method, path }: Pick<Endpoint, 'method' | 'path'>) => `${method} ${path}`;

/** What calls that only read write, by route. */
const writesOfReading = new Map(
  endpoints
    .filter(endpoint => !isMutation(endpoint) && endpoint.needs !== 'public')
    .map(endpoint => [routeOf(endpoint), endpoint.readEvent ? readEventUnits : 0]),
);

/**
 * Most Lambda calls that follow from the stream after a call, by route: `events` and `archive` for a journal
 * entry, `archive` alone for a record of who has read what.
 */
const streamRuns = new Map(
  endpoints.map(endpoint => [routeOf(endpoint), isMutation(endpoint) ? 2 : endpoint.readEvent ? 1 : 0]),
);

/** How much of a call's units is writing. What a call that changes something reads before counts as writing too. */
export const writtenUnits = (route: string, units: number): number =>
  Math.min(writesOfReading.get(route) ?? units, units);

/** Where a line belongs: the bar is for what is left without sign-in and mails. */
export const signInItem = 'people who sign in';
export const mailItem = 'mails';

/** Costs of one clinic for a month. @throws where a call has no budget */
export function clinicCosts(budgets: Budgets, use: ClinicUse): Cost[] {
  const calls = callsOfMonth(use);
  const sum = (each: (route: string, count: number) => number) =>
    Object.entries(calls).reduce((total, [route, count]) => total + each(route, count), 0);
  const callCount = sum((_, count) => count);
  const fromStream = sum((route, count) => count * (streamRuns.get(route) ?? 0));
  const pdfs = sum((route, count) => (withPdf.test(route) ? count : 0));
  const mails = calls['POST eye-reports/{eyeReportId}/send'] ?? 0;
  const units = sum((route, count) => count * unitsOf(budgets, route));
  const writes = sum((route, count) => count * writtenUnits(route, unitsOf(budgets, route)));
  const runs = callCount + fromStream + mails;
  const time = runs * gigabyteSeconds.call + pdfs * gigabyteSeconds.pdf + mails * gigabyteSeconds.mail;
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
  ];
}

/** What copies in a second region add for one clinic, for a month. */
export function copiesCosts({ records, files, fileMonths }: ClinicUse): Cost[] {
  const sent = records + files / fileMonths;
  return [
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

/** Full copies of the table that are kept at a time, one for each month. */
const coldCopies = Math.ceil((backupRetentionDays * 12) / 365);

function unitsOf(budgets: Budgets, route: string): number {
  const units = budgets[route];
  if (units === undefined) throw new Error(`${route} has no budget that its cost could follow from`);
  return units;
}
