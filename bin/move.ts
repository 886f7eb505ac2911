/**
 * `npm run move -- SLUG --from TABLE --to TABLE --first TABLE [--settle 180] [--finish | --cancel]`: moves an
 * organisation between cells (installations with a table of their own), in the account and region of the AWS
 * settings (`AWS_PROFILE`, `AWS_REGION`). It closes the organisation and copies its items. `--finish` opens
 * it in its new cell and deletes the old items; `--cancel` opens it in its old cell and deletes the copy.
 * `docs/operations.md` describes the steps in between.
 */
import { parseArgs } from 'node:util';
import { runMove } from '../lib/restore/move/run-move.ts';

const usage =
  'Usage: npm run move -- SLUG --from TABLE --to TABLE --first TABLE [--settle SECONDS] [--finish | --cancel]';

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      from: { type: 'string' },
      to: { type: 'string' },
      first: { type: 'string' },
      settle: { type: 'string', default: '180' },
      finish: { type: 'boolean', default: false },
      cancel: { type: 'boolean', default: false },
    },
  });
  const [slug] = positionals;
  const { from, to, first, settle, finish, cancel } = values;
  if (!slug || !from || !to || !first || from === to || (finish && cancel) || !(Number(settle) >= 0))
    throw new Error(usage);
  const step = finish ? 'finish' : cancel ? 'cancel' : 'copy';
  console.log(await runMove(step, { slug, from, to, region: first }, Number(settle)));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
