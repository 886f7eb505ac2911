/**
 * `npm run costs`                                monthly costs of three example clinics and a school
 * `npm run costs -- --people 5 --visits 12`      the usual clinic with different numbers
 * `npm run costs -- --clinic large --people 60`  another example clinic with different numbers
 * `npm run costs -- --copies`                    with copies in a second region
 */
import { parseArgs } from 'node:util';
import { clinicCosts, copiesCosts } from '../lib/cloud/costs/clinic-costs.ts';
import { type ClinicName, type ClinicUse, clinics, parameterTexts } from '../lib/cloud/costs/clinic-use.ts';
import { sumOf } from '../lib/cloud/costs/cost.ts';
import { ownCosts } from '../lib/cloud/costs/costs-page.ts';
import { readBudgets } from '../lib/cloud/costs/read-budgets.ts';

const parameters = Object.keys(parameterTexts) as (keyof ClinicUse)[];
const texts = ['clinic', ...parameters];
const width = 26;

/** Reads the size of a clinic from the command line. @throws Error that names the invalid argument */
function readUse(values: Record<string, unknown>): Record<string, ClinicUse> {
  const { clinic = 'usual', ...others } = values;
  if (values.clinic === undefined && Object.keys(others).length === 0) return clinics;
  if (!Object.hasOwn(clinics, String(clinic)))
    throw new Error(`--clinic is one of ${Object.keys(clinics).join(', ')}, not ${clinic}`);
  const numbers = Object.entries(others).map(([name, text]) => [name, readNumber(name, String(text))]);
  return { [String(clinic)]: { ...clinics[clinic as ClinicName], ...Object.fromEntries(numbers) } };
}

function readNumber(name: string, text: string): number {
  const number = Number(text);
  if (text.trim() === '' || !Number.isFinite(number) || number < 0)
    throw new Error(`--${name} is a number from 0, not ${text}`);
  return number;
}

function print(name: string, use: ClinicUse, withCopies: boolean): void {
  console.log(`\n${name}: ${parameters.map(one => `${parameterTexts[one]} ${use[one]}`).join('; ')}`);
  const costs = [...clinicCosts(readBudgets(), use), ...(withCopies ? copiesCosts(use) : [])];
  for (const { item, amount, dollars } of costs)
    console.log(`  ${item.padEnd(width)}${amount.padStart(12)}  $${dollars.toFixed(3)}`);
  const sums = [sumOf(costs), ownCosts(costs)].map(sum => `$${sum.toFixed(2)}`);
  console.log(`  total ${sums[0]} per month; ${sums[1]} without sign-ins and mails`);
}

try {
  const options = Object.fromEntries(texts.map(name => [name, { type: 'string' as const }]));
  const { copies, ...values } = parseArgs({ options: { ...options, copies: { type: 'boolean' } } }).values;
  for (const [name, use] of Object.entries(readUse(values))) print(name, use, copies === true);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
