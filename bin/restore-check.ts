/**
 * `npm run restore:check -- TABLE [--first TABLE] [--repair] [--replay-since ISO-TIME] [--anew]`: checks a
 * restored table in the account and region of the AWS settings (`AWS_PROFILE`, `AWS_REGION`). The table must
 * not be in use yet. `--first` names the table of the region's first installation if TABLE belongs to another
 * one. After an interruption, run it again with the same options to continue.
 */
import { parseArgs } from 'node:util';
import type { CheckProgress } from '../lib/restore/check/check-run.ts';
import { checkTableOfAccount } from '../lib/restore/check/check-table.ts';

const replayFolder = 'replay';
const secondsBetweenLines = 10;

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      first: { type: 'string' },
      repair: { type: 'boolean', default: false },
      'replay-since': { type: 'string' },
      anew: { type: 'boolean', default: false },
    },
  });
  const [table] = positionals;
  const { first, 'replay-since': since } = values;
  if (!table)
    throw new Error(
      'Usage: npm run restore:check -- TABLE [--first TABLE] [--repair] [--replay-since ISO-TIME] [--anew]',
    );
  const checked = await checkTableOfAccount({
    table,
    ...(first && { region: first }),
    shouldRepair: values.repair,
    ...(since && { replay: { since: new Date(since).toISOString(), folder: replayFolder } }),
    folder: `restore-check-${table}`,
    isAnew: values.anew,
    onContinue: startedAt => console.log(`continues the check begun at ${startedAt}; --anew begins again`),
    onProgress: progressPrinter(),
  });
  console.log(`${checked.items} items of ${checked.organizations} organisations, digest ${checked.digest}`);
  console.log(`digest without format numbers ${checked.digestWithoutFormats}`);
  for (const [format, count] of Object.entries(checked.formats)) console.log(`  ${format}: ${count}`);
  if (values.repair) console.log(`${checked.repaired} items repaired`);
  if (since) console.log(`${checked.events} events in ${replayFolder}/`);
  for (const { rule, at, problem, repair } of checked.violations)
    console.log(`${rule}: ${at.pk} ${at.sk} ${problem}${repair ? '' : ' (a person must decide)'}`);
  console.log(`${checked.faults} faults`);
  process.exitCode = checked.faults === 0 ? 0 : 1;
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

function progressPrinter(): (progress: CheckProgress) => void {
  let begun: { step: string; at: number; done: number } | undefined;
  let told = Date.now();
  return ({ step, done, of }) => {
    if (begun?.step !== step) begun = { step, at: Date.now(), done };
    if (Date.now() - told < secondsBetweenLines * 1000) return;
    told = Date.now();
    const rate = (done - begun.done) / (told - begun.at);
    const left = rate > 0 ? `, about ${Math.ceil((of - done) / rate / 60_000)} min left` : '';
    const what = step === 'read' ? 'items read' : 'organisations checked';
    console.log(done < of ? `${done} of about ${of} ${what}${left}` : `${done} ${what}`);
  };
}
