/**
 * `npm run mails:again -- TABLE --since ISO-TIME`: queues all emails that have failed since ISO-TIME once
 * more, in the account and region of the AWS settings (`AWS_PROFILE`, `AWS_REGION`). The table may be in use.
 * After an interruption, run it again: nothing is sent twice.
 */
import { parseArgs } from 'node:util';
import { sendMailsAgain } from '../lib/restore/send-mails-again.ts';

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { since: { type: 'string' } },
  });
  const [table] = positionals;
  if (!table || !values.since) throw new Error('Usage: npm run mails:again -- TABLE --since ISO-TIME');
  const since = new Date(values.since).toISOString();
  const { sent, left } = await sendMailsAgain({ table, since });
  console.log(`${sent} mails queued again, ${left} that somebody else had sent again`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
