/** Runs in a process of its own for a test that kills it: serves SQS from a database. */
import { startSqs } from '../../../lib/local/sqs/start-sqs.ts';

const [database = ''] = process.argv.slice(2);
const sqs = await startSqs({ database });
sqs.createQueue({ name: 'jobs.fifo', fifo: true });
process.stdout.write(sqs.endpoint);
