import type { Cost } from '../../lib/cloud/costs/cost.ts';
import { prices } from '../../lib/cloud/costs/prices.ts';
import type { StoredSizes } from './growth.ts';
import type { Stage } from './stage.ts';

const daysOfMonth = 365.25 / 12;
const gigabyte = 1e9;
/** Two runs of a season differ slightly in the units of reactions. */
const significantDigits = 3;

/**
 * The costs of the season in an AWS account, computed from the counted requests, without the costs of Lambda
 * time and logs.
 */
export function billOf({ calls, world, model }: Stage, days: number, sizes: StoredSizes): Cost[] {
  const months = days / daysOfMonth;
  const { readUnits, writtenUnits } = calls.totals;
  const perMillion = (item: keyof typeof prices.million, count: number): Cost => ({
    item,
    amount: count.toLocaleString('en', { maximumSignificantDigits: significantDigits }),
    dollars: (count / 1e6) * prices.million[item],
  });
  // Stored data grows evenly, so on average half of the final size is stored.
  const records = sizes.bytes / gigabyte / 2;
  const files = (sizes.disk.s3 ?? 0) / gigabyte / 2;
  const { records: ofRecords, recovery } = prices.tableGigabyte;
  const mails = world.backend.mail.received().length;
  return [
    perMillion('HTTP API calls', calls.sent),
    perMillion('table reads', readUnits),
    perMillion('table writes', writtenUnits),
    perMillion('site requests', calls.sent),
    perMillion('firewall requests', calls.sent),
    {
      item: 'records, with recovery to the second',
      amount: `${records.toFixed(3)} GB`,
      dollars: records * (ofRecords + recovery) * months,
    },
    { item: 'files', amount: `${files.toFixed(3)} GB`, dollars: files * prices.filesGigabyte * months },
    {
      item: 'people who sign in',
      amount: String(model.members.size),
      dollars: model.members.size * prices.person * months,
    },
    { item: 'mails', amount: String(mails), dollars: mails * prices.mail },
  ];
}
