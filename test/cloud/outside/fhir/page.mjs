/**
 * Reads all pages of a FHIR server with two clients, and compares their results: node page.mjs ADDRESS KEY,
 * in a folder where `@medplum/core` and `fhirclient` are installed.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { MedplumClient } from '@medplum/core';
import fhirclient from 'fhirclient';

const [, , base, key] = process.argv;
const tooManyRequests = 429;

/** Sends a request again as soon as the server allows it. */
async function patientFetch(input, init) {
  for (;;) {
    const answer = await fetch(input, init);
    if (answer.status !== tooManyRequests) return answer;
    await wait(1000 * Number(answer.headers.get('retry-after') ?? 5));
  }
}

const statement = await (await patientFetch(`${base}/metadata`)).json();
const searched = statement.rest[0].resource.filter(({ searchParam }) => searchParam);
const types = searched.map(({ type, documentation = '' }) => ({
  type,
  isOfPatient: documentation.includes('names one patient'),
}));

/**
 * Counts each resource once, because a search for a merged patient finds the resources of the remaining
 * patient again.
 */
async function countAll(client, pagesOf) {
  const seen = new Set();
  const counts = {};
  const patients = [];
  for (const { type, isOfPatient } of types)
    for (const query of isOfPatient ? patients.map(id => `patient=${id}`) : ['_count=50']) {
      const found = [];
      for await (const page of pagesOf(type, query)) found.push(...page.map(({ id }) => id));
      if (new Set(found).size < found.length) throw new Error(`${type}?${query} has one twice`);
      if (type === 'Patient') patients.push(...found);
      for (const id of found) seen.add(`${type}/${id}`);
      counts[type] = [...seen].filter(name => name.startsWith(`${type}/`)).length;
    }
  console.log(client, JSON.stringify(counts));
  return [...seen].sort().join();
}

const medplum = new MedplumClient({
  ...{ baseUrl: `${new URL(base).origin}/`, fhirUrlPath: 'api/fhir' },
  ...{ fetch: patientFetch, accessToken: key },
});
const one = await countAll('@medplum/core', (type, query) => medplum.searchResourcePages(type, query));

const client = fhirclient({}, {}).client({ serverUrl: base, tokenResponse: { access_token: key } });
async function* pagesOf(type, query) {
  for (let url = `${type}?${query}`; url; ) {
    const bundle = await client.request(url).catch(async error => {
      if (error.statusCode !== tooManyRequests) throw error;
      await wait(5000);
    });
    if (!bundle) continue;
    yield (bundle.entry ?? []).map(({ resource }) => resource);
    url = bundle.link.find(({ relation }) => relation === 'next')?.url;
  }
}
if ((await countAll('fhirclient', pagesOf)) !== one) throw new Error('the clients found different resources');
