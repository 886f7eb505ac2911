// Runs the stand-in of Cognito in its own process, which restart.test.ts kills.
import { startCognito } from '../../../lib/local/cognito/start-cognito.ts';

const { endpoint } = await startCognito({
  database: String(process.argv[2]),
  deliver: async ({ code }) => console.log(code),
});
console.log(endpoint);
