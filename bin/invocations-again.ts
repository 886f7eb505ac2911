/**
 * `npm run invocations:again -- QUEUE-URL`: sends each event in the queue of failed invocations to its Lambda
 * again, in the account and region of the AWS settings (`AWS_PROFILE`, `AWS_REGION`). Events that fail again
 * stay in the queue.
 */
import { invokeAgain } from '../lib/restore/invoke-again.ts';

try {
  const [queue] = process.argv.slice(2);
  if (!queue) throw new Error('Usage: npm run invocations:again -- QUEUE-URL');
  const { taken, failed } = await invokeAgain(queue);
  console.log(`${taken} events taken, ${failed} failed again`);
  process.exitCode = failed === 0 ? 0 : 1;
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
