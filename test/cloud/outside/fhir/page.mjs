/**
 * Reads all pages of a FHIR server with two clients, and one resource of each type by its id; compares the
 * results. Run `node page.mjs ADDRESS KEY` in a folder where `@medplum/core` and `fhirclient` are installed.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { MedplumClient } from '@medplum/core';
import fhirclient from 'fhirclient';

const [, , base, key] = process.argv;
/** Statuses after which a request is sent again later: too many requests, and a busy server. */
const later = [429, 503];

/** Sends a request; if the server refuses it for now, sends it again as soon as the server allows. */
async function patientFetch(input, init) {
  for (;;) {
    const answer = await fetch(input, init);
    if (!later.includes(answer.status)) return answer;
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
async function countAll(client, pagesOf, readOne) {
  const seen = new Set();
  const counts = {};
  const patients = [];
  for (const { type, isOfPatient } of types) {
    let one;
    for (const query of isOfPatient ? patients.map(id => `patient=${id}`) : ['_count=50']) {
      const found = [];
      for await (const page of pagesOf(type, query)) {
        found.push(...page.map(({ id }) => id));
        one ??= page[0];
      }
      if (new Set(found).size < found.length) throw new Error(`${type}?${query} has one twice`);
      if (type === 'Patient') patients.push(...found);
      for (const id of found) seen.add(`${type}/${id}`);
      counts[type] = [...seen].filter(name => name.startsWith(`${type}/`)).length;
    }
    if (!one) throw new Error(`no ${type} is found`);
    if (!isDeepStrictEqual(await readOne(type, one.id), one))
      throw new Error(`${type}/${one.id} reads differently`);
  }
  console.log(client, JSON.stringify(counts));
  return [...seen].sort().join();
}

const medplum = new MedplumClient({
  ...{ baseUrl: `${new URL(base).origin}/`, fhirUrlPath: 'api/fhir' },
  ...{ fetch: patientFetch, accessToken: key },
});
const one = await countAll(
  '@medplum/core',
  (type, query) => medplum.searchResourcePages(type, query),
  (type, id) => medplum.readResource(type, id, { cache: 'reload' }),
);

const client = fhirclient({}, {}).client({ serverUrl: base, tokenResponse: { access_token: key } });
async function patientRequest(url) {
  for (;;) {
    const answer = await client.request(url).catch(error => {
      if (!later.includes(error.statusCode)) throw error;
    });
    if (answer) return answer;
    await wait(5000);
  }
}
async function* pagesOf(type, query) {
  for (let url = `${type}?${query}`; url; ) {
    const bundle = await patientRequest(url);
    yield (bundle.entry ?? []).map(({ resource }) => resource);
    url = bundle.link.find(({ relation }) => relation === 'next')?.url;
  }
}
if ((await countAll('fhirclient', pagesOf, (type, id) => patientRequest(`${type}/${id}`))) !== one)
  throw new Error('the clients found different resources');
