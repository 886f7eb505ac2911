// Runs in a process of its own for restart.test.ts, which kills it: the stand-in of Cognito.
import { startCognito } from '../../../lib/local/cognito/start-cognito.ts';

const { endpoint } = await startCognito({
  database: String(process.argv[2]),
  deliver: async ({ code }) => console.log(code),
});
console.log(endpoint);
