/**
 * `npm run people:again -- TABLE --pool USER-POOL-ID`: creates the users of a restored table in a new user
 * pool, in the account and region of the AWS settings (`AWS_PROFILE`, `AWS_REGION`). Sends no emails. After
 * an interruption, run it again.
 */
import { parseArgs } from 'node:util';
import { makePeopleAgain } from '../lib/restore/people-again.ts';

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { pool: { type: 'string' } },
  });
  const [table] = positionals;
  if (!table || !values.pool) throw new Error('Usage: npm run people:again -- TABLE --pool USER-POOL-ID');
  const { made, found } = await makePeopleAgain({
    table,
    userPoolId: values.pool,
    onPage: done => console.log(`${done.made} people made, ${done.found} were there`),
  });
  console.log(`${made + found} people of ${table} are in ${values.pool}`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
