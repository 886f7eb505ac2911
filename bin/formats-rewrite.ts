/**
 * `npm run formats:rewrite -- TABLE [--segments 8] [--page 100] [--anew]`: upgrades all documents of a table
 * to the newest format of their kind, in the account and region of the AWS settings (`AWS_PROFILE`,
 * `AWS_REGION`). With `--here` instead of TABLE, it upgrades the table of the locally running product. The
 * table may be in use. After an interruption, run the command again to continue.
 */
import { parseArgs } from 'node:util';
import { dummyCredentials, tableDefinition } from '../lib/local/dynamodb/create-table.ts';
import { readReadyFile } from '../lib/local/read-ready-file.ts';
import { region } from '../lib/local/start-backend.ts';
import { rewriteTable } from '../lib/restore/rewrite-table.ts';

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      segments: { type: 'string', default: '8' },
      page: { type: 'string', default: '100' },
      anew: { type: 'boolean', default: false },
      here: { type: 'boolean', default: false },
    },
  });
  const table = values.here ? useTableHere() : positionals[0];
  const [segments, pageSize] = [Number(values.segments), Number(values.page)];
  if (!table || !(segments >= 1) || !(pageSize >= 1))
    throw new Error('Usage: npm run formats:rewrite -- TABLE [--segments 8] [--page 100] [--anew]');
  const { seen, rewritten, newer } = await rewriteTable({
    table,
    segments,
    pageSize,
    isAnew: values.anew,
    onPage: progress =>
      console.log(
        `segment ${progress.segment + 1} of ${segments}: ${progress.seen} items seen, ${progress.rewritten} rewritten`,
      ),
  });
  console.log(`${seen} items seen, ${rewritten} documents rewritten, ${newer} of newer formats`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

/** Points the AWS settings to the table of the locally running product; returns the name of the table. */
function useTableHere(): string {
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_DYNAMODB: readReadyFile().dynamodb.endpoint,
    AWS_REGION: region,
    AWS_ACCESS_KEY_ID: dummyCredentials.accessKeyId,
    AWS_SECRET_ACCESS_KEY: dummyCredentials.secretAccessKey,
  });
  return tableDefinition.TableName;
}
