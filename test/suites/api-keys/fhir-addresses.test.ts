import { beforeAll, describe, expect, test } from 'vitest';
import { scopesOf } from '../../../lib/local/site/fhir-docs.ts';
import type { FhirResource } from '../../../shared/core/fhir/resource.ts';
import {
  type FhirTypeName,
  fhirTypeOf,
  fhirTypes,
  parametersOf,
} from '../../../shared/core/fhir/search-parameters.ts';
import { isWrittenByKeys, keyScopes } from '../../../shared/core/permissions.ts';
import { caseRights } from '../../../shared/features/privacy/case-rights/endpoints.ts';
import { makeCase } from '../../features/cases/cases/samples.ts';
import { makeFinishedReport as makeProgress } from '../../features/classes/progress-reports/samples.ts';
import { makeSession } from '../../features/classes/sessions/samples.ts';
import { makeConsent } from '../../features/consent/consents/samples.ts';
import { makeFinishedReport, visit } from '../../features/eye/eye-reports/samples.ts';
import { makeFinishedNote } from '../../features/notes/notes/samples.ts';
import { fhirId, matchesIn, readPages, sendFhir } from '../../features/operations/fhir/read-fhir.ts';
import { makeApiKey } from '../../features/organizations/api-keys/samples.ts';
import { makeFinishedScreening } from '../../features/screening/screenings/samples.ts';
import type { Caller } from '../../support/caller.ts';
import { type Clinic, openClinic } from '../../support/clinic.ts';
import { sampleUpTo } from '../../support/sampling/sample-in-turn.ts';
import { openWorld, settled } from '../../support/world.ts';
import type { Scope } from './family.ts';

/** Every FHIR type that the product supports, so that new types are tested without being listed here. */
const types = Object.keys(fhirTypes) as FhirTypeName[];
const reading = keyScopes.filter(scope => !isWrittenByKeys(scope)) as Scope[];

const word = 'bilbycanary';

/** Makes a child with a resource of each FHIR type. */
async function makeWholeChild({ admin }: Clinic): Promise<string> {
  const { id: caseId } = await makeCase(admin, { fullName: `${word} child`, fileNumber: word });
  const drops = { ...visit.treatments[0], id: 'treatment-2', kind: 'atropine001', product: null };
  const treatments = [...visit.treatments, drops] as typeof visit.treatments;
  await makeFinishedReport(admin, { treatments, comment: word }, caseId);
  await makeFinishedScreening(admin, {}, caseId);
  await makeFinishedNote(admin, { description: word }, caseId);
  await makeProgress(admin, caseId, { comment: word });
  await makeConsent(admin, word, caseId);
  await makeSession(admin, { title: word, caseIds: [caseId] });
  await settled();
  return caseId;
}

const kept = new Map<string, Promise<Caller>>();
/**
 * A caller with an API key that has these scopes. Each key is made only once, because an organisation can
 * have only a few keys.
 */
function keyOf(clinic: Clinic, scopes: readonly Scope[]): Promise<Caller> {
  const name = `${clinic.slug} ${scopes}`;
  const caller = kept.get(name) ?? makeApiKey(clinic, { scopes: [...scopes] }).then(made => made.caller);
  kept.set(name, caller);
  return caller;
}

/** The path of a search that finds all resources of this type about a child. */
const searchOf = (type: FhirTypeName, caseId: string): string =>
  type === 'Patient' ? `Patient?_id=${fhirId(caseId)}` : `${type}?patient=${fhirId(caseId)}`;

const allOf = async (caller: Caller, path: string): Promise<FhirResource[]> =>
  (await readPages(caller, path)).flatMap(matchesIn);

let own: Clinic;
let caseId: string;
let whole: Caller;
let other: Clinic;
let stranger: Caller;
const found = new Map<FhirTypeName, FhirResource[]>();
beforeAll(async () => {
  own = await openClinic();
  caseId = await makeWholeChild(own);
  whole = await keyOf(own, reading);
  other = await openClinic();
  stranger = await keyOf(other, reading);
  for (const type of types) found.set(type, await allOf(whole, searchOf(type, caseId)));
});

const eachType = types.map(type => [type] as const);

test.each(eachType)('an API key that finds a %s by search reads the same resource by its id', async type => {
  const resources = found.get(type) ?? [];
  expect(resources.length).toBeGreaterThan(0);
  for (const resource of resources.slice(0, 3))
    expect((await sendFhir(whole, `${type}/${resource.id}`)).resource).toEqual(resource);
});

test.each(eachType)('an API key of another organisation gets no %s by search, count or id', async type => {
  const [resource] = found.get(type) ?? [];
  const isListed = fhirTypeOf(type).needsPatient !== true;
  const searches = [
    searchOf(type, caseId),
    `${searchOf(type, caseId)}&_summary=count`,
    ...(isListed ? [type, `${type}?_id=${resource?.id}`, `${type}?_summary=count`] : []),
  ];
  for (const search of searches) {
    const { status, text, resource: bundle } = await sendFhir(stranger, search);
    expect([status, bundle.total ?? 0, bundle.entry ?? []], search).toEqual([200, 0, []]);
    expect(text).not.toContain(word);
  }
  const [foreign, missing] = await Promise.all([
    sendFhir(stranger, `${type}/${resource?.id}`),
    sendFhir(stranger, `${type}/${String(resource?.id).replace(/[0-9A-Za-z]{22}/, '0'.repeat(22))}`),
  ]);
  expect([foreign.status, foreign.text]).toEqual([404, missing.text]);
});

describe('an API key with one scope reads only the FHIR types of that scope', () => {
  test.each(reading.map(scope => [scope] as const))(
    'an API key with the scope %s reads exactly the FHIR types that the scope covers',
    async scope => {
      const caller = await keyOf(own, [scope]);
      for (const type of types) {
        const isOpen = scopesOf(type).includes(scope);
        const path = searchOf(type, caseId);
        const [page, count, posted] = [
          await sendFhir(caller, path),
          await sendFhir(caller, `${path}&_summary=count`),
          await sendFhir(caller, `${type}/_search`, {
            method: 'POST',
            body: path.split('?')[1] ?? '',
            headers: { 'content-type': 'application/x-www-form-urlencoded' },
          }),
        ];
        const statuses = [page, count, posted].map(({ status }) => status);
        expect(statuses, type).toEqual(isOpen ? [200, 200, 200] : [403, 403, 403]);
        if (!isOpen) expect(page.resource.resourceType).toBe('OperationOutcome');
        const all = isOpen ? await allOf(caller, path) : [];
        if (isOpen) expect(count.resource.total, type).toBe(all.length);
      }
    },
  );

  test.each(sampleUpTo('types by scope', 5, eachType))(
    'each %s is found with exactly one of the scopes for its type',
    async type => {
      const ids = [];
      for (const scope of scopesOf(type) as Scope[]) {
        const caller = await keyOf(own, [scope]);
        ids.push(...(await allOf(caller, searchOf(type, caseId))).map(({ id }) => id));
      }
      expect(ids.toSorted()).toEqual((found.get(type) ?? []).map(({ id }) => id).toSorted());
    },
  );

  test('an API key gets no included Patient in FHIR searches unless the key has the scope for cases', async () => {
    for (const type of types.filter(name => fhirTypeOf(name).includes.length > 0)) {
      for (const scope of scopesOf(type) as Scope[]) {
        if (scope === 'case:read') continue;
        const caller = await keyOf(own, [scope]);
        const search = `${searchOf(type, caseId)}&_include=${type}:${fhirTypeOf(type).includes[0]}`;
        const { text, resource } = await sendFhir(caller, search);
        expect(
          resource.entry?.filter(entry => entry.search.mode === 'include'),
          type,
        ).toEqual([]);
        expect(text).not.toContain(`${word} child`);
      }
    }
  });
});

/** The number of requests to AWS while a function runs. It indicates the response time without a clock. */
async function requestsOf(run: () => Promise<unknown>): Promise<number> {
  let count = 0;
  const counting = () => {
    count += 1;
    return undefined;
  };
  await (await openWorld()).withFaults(counting, run);
  return count;
}

test.each(sampleUpTo('costs by type', 5, eachType))(
  'for a %s outside the key’s scopes, the server makes the same number of AWS requests, whether the resource exists or not',
  async type => {
    const scope = reading.find(one => !scopesOf(type).includes(one)) as Scope;
    const [full, empty] = [await keyOf(own, [scope]), await keyOf(other, [scope])];
    const [resource] = found.get(type) ?? [];
    const paths = [
      searchOf(type, caseId),
      `${searchOf(type, caseId)}&_summary=count`,
      `${type}/${resource?.id}`,
    ];
    for (const path of paths) {
      /**
       * The first requests also record the first read of a day and assume roles, so they are not measured.
       */
      for (const caller of [full, empty]) await sendFhir(caller, path);
      const costs = [];
      for (const caller of [full, empty]) costs.push(await requestsOf(() => sendFhir(caller, path)));
      expect(costs[0], path).toBe(costs[1]);
    }
  },
);

/** Types with resources that need different scopes. */
const shared = eachType.filter(([type]) => scopesOf(type).length > 1);

test.each(shared)(
  'for a %s that needs a scope which the API key lacks, the response is the same as for a missing one',
  async type => {
    const resources = found.get(type) ?? [];
    let tried = 0;
    for (const scope of scopesOf(type) as Scope[]) {
      const caller = await keyOf(own, [scope]);
      const read = new Set((await allOf(caller, searchOf(type, caseId))).map(({ id }) => id));
      for (const { id, content = [] } of firstOfEachKind(resources.filter(one => !read.has(one.id)))) {
        const search = fhirTypeOf(type).needsPatient ? searchOf(type, caseId) : `${type}?`;
        const paths = [
          `${type}/${id}`,
          `${search}&_id=${id}`,
          `${search}&_id=${id}&_summary=count`,
          ...(content as { attachment: { url: string } }[]).map(
            ({ attachment }) => `Binary/${attachment.url.split('/').at(-1)}`,
          ),
        ];
        for (const path of paths) {
          const missing = path.replace(lastRecord, part => part.replaceAll(/[0-9A-Za-z]/g, '0'));
          expect(missing).not.toBe(path);
          const [there, absent] = [await seen(caller, path), await seen(caller, missing)];
          expect(there, `${scope} ${path}`).toEqual(absent);
          expect([200, 403, 404]).toContain(there.status);
          tried += 1;
        }
      }
    }
    expect(tried).toBeGreaterThan(0);
  },
);

/** Matches the id of the last record in an address, without the prefix for the kind of record. */
const lastRecord = /(?<=-)[0-9A-Za-z]{22,}(?!.*-[0-9A-Za-z]{22,})/;

/** The first resource of each kind of record: visits, screenings, notes, … */
const firstOfEachKind = (resources: readonly FhirResource[]): FhirResource[] => [
  ...new Map(
    resources.toReversed().map(one => [String(one.id).match(/[a-z]+(?=-[0-9A-Za-z]{22,}(?!.*-))/)?.[0], one]),
  ).values(),
];

/** What a caller can see of a response: status, text without the sent ids, and the number of AWS requests. */
async function seen(caller: Caller, path: string) {
  const own = [...path.matchAll(/(?<=-)[0-9A-Za-z]{22,}/g)].map(([id]) => id);
  await sendFhir(caller, path);
  let answer: Awaited<ReturnType<typeof sendFhir>> | undefined;
  const requests = await requestsOf(async () => {
    answer = await sendFhir(caller, path);
  });
  const { status, text = '' } = answer ?? {};
  return { status, requests, text: own.reduce((one, id) => one.replaceAll(id, '…'), text) };
}

test.each(eachType)('the links in a search result for a %s contain no data of a child', async type => {
  const personal = Object.entries(parametersOf(type)).filter(([, { isPersonal }]) => isPersonal);
  const child = { name: word, identifier: word, birthdate: '2017-03-14', gender: 'male' } as Record<
    string,
    string
  >;
  for (const [name] of personal) {
    const value = child[name];
    expect(value, `${name} has a value here`).toBeDefined();
    const { resource } = await sendFhir(whole, `${type}?${name}=${value}&_count=1`);
    for (const { url } of resource.link) expect(url).not.toContain(value);
  }
  for (const { link } of await readPages(whole, `${searchOf(type, caseId)}&_count=1`))
    for (const { url } of link) expect(url).not.toContain(word);
});

test.each(eachType)('no API key gets a %s of a restricted child by FHIR', async type => {
  const clinic = await openClinic();
  const hidden = await makeWholeChild(clinic);
  await clinic.admin.call(caseRights.restrictCase, { caseId: hidden, reason: 'family', note: null });
  const caller = await keyOf(clinic, reading);
  const { text, resource } = await sendFhir(caller, searchOf(type, hidden));
  expect(resource.entry ?? []).toEqual([]);
  expect(text).not.toContain(word);
});
