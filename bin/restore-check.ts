/**
 * `npm run restore:check -- TABLE [--first TABLE] [--repair] [--replay-since ISO-TIME]`: checks a restored table
 * in the account and region of AWS's own settings (`AWS_PROFILE`, `AWS_REGION`). The table must not be in use
 * yet.
 */
import { parseArgs } from 'node:util';
import { checkTable } from '../lib/restore/check-table.ts';

const folder = 'replay';
const maxShown = 50;

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      first: { type: 'string' },
      repair: { type: 'boolean', default: false },
      'replay-since': { type: 'string' },
    },
  });
  const [table] = positionals;
  const { first, 'replay-since': since } = values;
  if (!table)
    throw new Error(
      'Usage: npm run restore:check -- TABLE [--first TABLE] [--repair] [--replay-since ISO-TIME]',
    );
  const checked = await checkTable({
    table,
    ...(first && { region: first }),
    shouldRepair: values.repair,
    ...(since && { replay: { since: new Date(since).toISOString(), folder } }),
  });
  console.log(`${checked.items} items of ${checked.organizations} organisations, digest ${checked.digest}`);
  console.log(`digest without format numbers ${checked.digestWithoutFormats}`);
  for (const [format, count] of Object.entries(checked.formats)) console.log(`  ${format}: ${count}`);
  if (values.repair) console.log(`${checked.repaired} items repaired`);
  if (since) console.log(`${checked.events} events in ${folder}/`);
  for (const { rule, at, problem, repair } of checked.violations.slice(0, maxShown))
    console.log(`${rule}: ${at.pk} ${at.sk} ${problem}${repair ? '' : ' (a person must decide)'}`);
  console.log(`${checked.violations.length} faults`);
  process.exitCode = checked.violations.length === 0 ? 0 : 1;
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
