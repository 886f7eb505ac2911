/**
 * Makes an API key that can read everything of an organisation, and prints `ADDRESS KEY`, the arguments of
 * the clients in this folder. Run `npm start` first, then `node test/cloud/outside/fhir/key.ts`.
 */
import { signInAt } from '../../../../lib/local/demo/demo-client.ts';
import { readReadyFile } from '../../../../lib/local/read-ready-file.ts';
import { isWrittenByKeys, keyScopes } from '../../../../shared/core/permissions.ts';
import { newKey } from '../../../features/organizations/api-keys/samples.ts';

const [, , email = 'helen@brightwater.example', slug = 'brightwater'] = process.argv;
const { web: endpoint, api } = readReadyFile();
const admin = await signInAt({ endpoint, ticketFor: () => ({}), close: async () => undefined }, email, slug);
const { key, described } = newKey();
const scopes = keyScopes.filter(scope => !isWrittenByKeys(scope));
await admin.post(`organizations/${slug}/api-keys`, { name: 'FHIR client', scopes, days: 1, ...described });
console.log(`${api}/fhir ${key}`);
