/** Serves SQS from a database, in its own process, which a test kills. */
import { startSqs } from '../../../lib/local/sqs/start-sqs.ts';

const [database = ''] = process.argv.slice(2);
const sqs = await startSqs({ database });
sqs.createQueue({ name: 'jobs.fifo', fifo: true });
process.stdout.write(sqs.endpoint);
