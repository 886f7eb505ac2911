/** Run as a process of its own by a test that kills it: serves SQS from the database given, until killed. */
import { startSqs } from '../../../lib/local/sqs/start-sqs.ts';

const [database = ''] = process.argv.slice(2);
const sqs = await startSqs({ database });
sqs.createQueue({ name: 'jobs.fifo', fifo: true });
process.stdout.write(sqs.endpoint);
