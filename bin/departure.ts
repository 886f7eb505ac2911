/**
 * `npm run departure -- SLUG --table TABLE --files BUCKET --pool USER-POOL-ID [--first TABLE]`: erases an
 * organisation one month after two people have confirmed its departure, and writes a certificate of what was
 * erased. `--first` is the table with the records of people, if it is not TABLE. Uses the account and region
 * of the AWS settings (`AWS_PROFILE`, `AWS_REGION`). After an interruption, run it again.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { certificate } from '../lib/restore/departure/certificate.ts';
import { eraseOrganization } from '../lib/restore/departure/erase-organization.ts';

const text = { type: 'string' } as const;

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { table: text, files: text, pool: text, first: text },
  });
  const [slug] = positionals;
  const { table, files, pool: userPoolId, first: region = table } = values;
  if (!slug || !table || !region || !files || !userPoolId)
    throw new Error(
      'Usage: npm run departure -- SLUG --table TABLE --files BUCKET --pool USER-POOL-ID [--first TABLE]',
    );
  const said = certificate(await eraseOrganization({ slug, table, region, files, userPoolId }));
  const file = `departure-${slug}.txt`;
  writeFileSync(file, said);
  console.log(`${said}\nThis is also in ${file}.`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
