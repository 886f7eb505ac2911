import { describe, expect, test } from 'vitest';
import { hashSecret } from '../../../../functions/platform/storage/hash-secret.ts';
import { apiOperations } from '../../../../shared/contract.ts';
import { dayMs } from '../../../../shared/core/dates/durations.ts';
import { isMutation } from '../../../../shared/core/endpoint.ts';
import { isOpenToKeys } from '../../../../shared/core/endpoint-errors.ts';
import { apiKeyCallsPerMinute } from '../../../../shared/core/limits.ts';
import {
  can,
  isForKeys,
  isWrittenByKeys,
  keyScopes,
  permissions,
} from '../../../../shared/core/permissions.ts';
import { cases } from '../../../../shared/features/cases/cases/endpoints.ts';
import { audit } from '../../../../shared/features/operations/audit/endpoints.ts';
import { apiKeys } from '../../../../shared/features/organizations/api-keys/endpoints.ts';
import { members } from '../../../../shared/features/organizations/members/endpoints.ts';
import { differs } from '../../../suites/compare-replies.ts';
import { openClinic, type Principal } from '../../../support/clinic.ts';
import type { ReferenceKind } from '../../../support/generated/reference-kind.ts';
import { openRawTable } from '../../../support/raw-table.ts';
import { referenceSamples } from '../../../support/reference-samples.ts';
import { referencesOf, sampleOf, sendCall, withReference } from '../../../support/samples.ts';
import { testInTurn } from '../../../support/sampling/test-in-turn.ts';
import { openWorld } from '../../../support/world.ts';
import { makeCase } from '../../cases/cases/samples.ts';
import { callerWithKey, makeApiKey, newKey } from './samples.ts';

const everything = [...keyScopes];
const bodyOf = (text: string) => JSON.parse(text).error?.code;

test('an API key reads what its scopes allow, and nothing else', async () => {
  const clinic = await openClinic();
  const { id: caseId } = await makeCase(clinic.admin);
  const { caller } = await makeApiKey(clinic, { scopes: ['case:read'] });
  expect((await caller.call(cases.getCase, { caseId })).data.id).toBe(caseId);
  const { caller: other } = await makeApiKey(clinic, { scopes: ['class:read'] });
  expect(await other.expectError(cases.getCase, { caseId })).toMatchObject({ code: 'permission.denied' });
});

test('every scope that an API key can have is a permission of admins, either for reading or for adding data', () => {
  expect(keyScopes.length).toBeGreaterThan(3);
  for (const scope of keyScopes) {
    expect(can({ role: 'admin', visibility: 'all' }, scope), scope).toBe(true);
    expect(scope).toMatch(isWrittenByKeys(scope) ? /:(receive|start)$/ : /:read$/);
  }
  expect(Object.keys(permissions).filter(name => isForKeys(name as keyof typeof permissions))).toEqual(
    everything,
  );
});

describe('an API key that has every scope is still limited', () => {
  testInTurn('an endpoint that is not open to API keys rejects even a key with every scope', async () => {
    const clinic = await openClinic();
    let { caller } = await makeApiKey(clinic, { scopes: everything });
    let calls = 0;
    for (const call of apiOperations.filter(({ endpoint }) => !isOpenToKeys(endpoint))) {
      if (call.endpoint.needs === 'public') continue;
      if (++calls % 100 === 0) ({ caller } = await makeApiKey(clinic, { scopes: everything }));
      const path = call.endpoint.path.replaceAll(/\{\w+\}/g, 'x');
      const body = call.endpoint.method === 'GET' ? undefined : '{}';
      const { status, text } = await caller.send(call.endpoint.method, path, { body });
      expect([403, 404], `${call.name}: ${status} ${text}`).toContain(status);
    }
    expect(calls).toBeGreaterThan(100);
  });

  testInTurn(
    'an API key gets the same response for another organisation’s record as for a missing record',
    async () => {
      const [own, other] = await Promise.all([openClinic(), openClinic()]);
      const { caller } = await makeApiKey(own, { scopes: everything });
      const context = { clinic: own, caller: own.admin, maker: own.admin };
      const foreign = new Map<ReferenceKind, string | undefined>();
      let asked = 0;
      for (const call of apiOperations.filter(({ endpoint }) => isOpenToKeys(endpoint))) {
        const named = referencesOf(call).filter(([field]) =>
          Object.values(call.endpoint.records ?? {}).includes(field),
        );
        if (named.length === 0) continue;
        const input = await sampleOf(call).input(context);
        for (const [field, kind] of named) {
          const sample = referenceSamples[kind];
          if (!foreign.has(kind)) foreign.set(kind, await sample.foreign(other));
          const theirs = { ...input, ...withReference(call, field, foreign.get(kind)) };
          const missing = { ...input, ...withReference(call, field, sample.missing()) };
          const [reply, ofMissing] = [
            await sendCall(caller as never, call, theirs),
            await sendCall(caller as never, call, missing),
          ];
          expect(ofMissing.status, `${call.name} ${ofMissing.text}`).toBe(404);
          expect(differs(reply, ofMissing), call.name).toBe(false);
          asked++;
        }
        if (asked > 40) break;
      }
      expect(asked).toBeGreaterThan(5);
    },
  );
});

test('an API key cannot access another organisation, whichever organisation the request header names', async () => {
  const [own, other] = await Promise.all([openClinic(), openClinic()]);
  const { key } = await makeApiKey(own);
  const caller = await callerWithKey(key, { 'x-organization': other.slug });
  expect(await caller.expectError(cases.searchCases, {})).toMatchObject({ code: 'organization.foreign' });
  await (await callerWithKey(key, { 'x-organization': own.slug })).call(cases.searchCases, {});
});

test('an API key is valid until it is revoked; the next request with a revoked key is rejected', async () => {
  const clinic = await openClinic();
  const { caller, shown } = await makeApiKey(clinic);
  await caller.call(cases.searchCases, {});
  const revoke = { organizationId: clinic.slug, apiKeyId: shown.id };
  const { data: first } = await clinic.admin.call(apiKeys.revokeApiKey, revoke);
  expect(await caller.expectError(cases.searchCases, {})).toMatchObject({
    code: 'api-key.unusable',
    status: 401,
  });
  expect((await clinic.admin.call(apiKeys.revokeApiKey, revoke)).data).toEqual(first);
});

test('an expired API key is rejected, but stays in the list of API keys for some time', async () => {
  const clinic = await openClinic();
  const { caller, shown } = await makeApiKey(clinic, { days: 1 });
  const { withClockAhead } = await openWorld();
  await withClockAhead(dayMs + 1000, async () => {
    expect(await caller.expectError(cases.searchCases, {})).toMatchObject({ code: 'api-key.unusable' });
  });
  const { data } = await clinic.admin.call(apiKeys.listApiKeys, { organizationId: clinic.slug });
  expect(data.keys.map(({ id }) => id)).toEqual([shown.id]);
});

test.each([
  'lt_',
  `lt_${'a'.repeat(40)}`,
  `lt_${'a'.repeat(39)}`,
  `lt_${'a'.repeat(41)}`,
  `lt_${'é'.repeat(40)}`,
])('“%s” is not accepted as an API key', async key => {
  const caller = await callerWithKey(encodeURI(key));
  expect(await caller.expectError(cases.searchCases, {})).toMatchObject({ code: 'api-key.unusable' });
});

test('an API key does not work while the user who created the key is not an active admin', async () => {
  const clinic = await openClinic();
  const colleague = await clinic.join({ role: 'admin' });
  const { caller } = await makeApiKey(clinic, { by: colleague });
  await caller.call(cases.searchCases, {});
  const member = { organizationId: clinic.slug, memberId: colleague.person.id };
  await clinic.admin.call(members.suspendMember, member);
  expect(await caller.expectError(cases.searchCases, {})).toMatchObject({ code: 'api-key.unusable' });
  const { data } = await clinic.admin.call(apiKeys.listApiKeys, { organizationId: clinic.slug });
  expect(data.keys).toMatchObject([{ isMakerAdmin: false }]);
  await clinic.admin.call(members.unsuspendMember, member);
  await caller.call(cases.searchCases, {});
});

test('only the hash of an API key is stored, and the audit shows the name of the key', async () => {
  const clinic = await openClinic();
  const { id: caseId } = await makeCase(clinic.admin);
  const { caller, key, shown } = await makeApiKey(clinic, { name: 'Statistics' });
  await caller.call(cases.getCase, { caseId });
  const { ownedBy } = await openRawTable();
  const stored = JSON.stringify(await ownedBy(clinic.slug, clinic.admin.person.id));
  expect(stored).toContain(hashSecret(key));
  expect(stored).not.toContain(key);
  const { data } = await clinic.admin.call(audit.searchAudit, { by: shown.id });
  expect(data.data.map(({ act, by }) => [act, by.name])).toEqual([['case.read', 'Statistics']]);
});

test('the day on which an API key was last used is stored at most once a day', async () => {
  const clinic = await openClinic();
  const { caller, shown } = await makeApiKey(clinic);
  const used = async () => {
    const { data } = await clinic.admin.call(apiKeys.listApiKeys, { organizationId: clinic.slug });
    return data.keys.find(({ id }) => id === shown.id)?.lastUsedOn;
  };
  expect(await used()).toBeNull();
  await caller.call(cases.searchCases, {});
  expect(await used()).toBe(new Date().toISOString().slice(0, 10));
  const { recordCalls } = await openWorld();
  const { calls } = await recordCalls(() => caller.call(cases.searchCases, {}));
  expect(calls.filter(({ operation }) => operation === 'UpdateItem').length).toBeLessThanOrEqual(1);
});

test('an API key has its own rate limit; its requests do not count towards the limits of people', async () => {
  const clinic = await openClinic();
  const { caller } = await makeApiKey(clinic);
  const minute = () => Math.floor(Date.now() / 60_000);
  let refused = 0;
  for (let began = -1; began !== minute(); ) {
    began = minute();
    const calls = Array.from({ length: apiKeyCallsPerMinute + 5 }, () =>
      caller.send('POST', 'cases/search', { body: '{}' }),
    );
    refused = (await Promise.all(calls)).filter(({ status }) => status === 429).length;
  }
  expect(refused).toBeGreaterThan(0);
  await clinic.admin.call(cases.searchCases, {});
  await (await makeApiKey(clinic)).caller.call(cases.searchCases, {});
});

test('an organisation has at most twenty API keys, and a second key with the same hash is rejected', async () => {
  const clinic = await openClinic();
  const { described } = newKey();
  const input = { organizationId: clinic.slug, name: 'Again', scopes: ['case:read' as const], ...described };
  await clinic.admin.call(apiKeys.createApiKey, input);
  expect(await clinic.admin.expectError(apiKeys.createApiKey, input)).toMatchObject({
    code: 'request.invalid',
  });
  for (let made = 1; made < 20; made++) await makeApiKey(clinic);
  const { described: further } = newKey();
  expect(await clinic.admin.expectError(apiKeys.createApiKey, { ...input, ...further })).toMatchObject({
    code: 'api-key.too-many',
  });
});

testInTurn('even concurrent requests cannot give an organisation more than twenty API keys', async () => {
  const clinic = await openClinic();
  const other = await clinic.join({ role: 'admin' });
  for (let made = 0; made < 18; made++) await makeApiKey(clinic);
  const make = async ({ call }: Pick<Principal, 'call'>) => {
    const named = { name: 'At once', scopes: ['case:read' as const], ...newKey().described };
    return call(apiKeys.createApiKey, { organizationId: clinic.slug, ...named }).then(
      () => 'made',
      () => 'refused',
    );
  };
  const tries = [clinic.admin, other, clinic.admin, other, clinic.admin, other];
  const done = await Promise.all(tries.map(make));
  expect(done.filter(what => what === 'made')).toHaveLength(2);
  const { data } = await clinic.admin.call(apiKeys.listApiKeys, { organizationId: clinic.slug });
  expect(data.keys).toHaveLength(20);
});

test('a person’s access token is rejected on the route for API keys', async () => {
  const { admin, slug } = await openClinic();
  const caller = await callerWithKey(admin.token, { 'x-organization': slug });
  const { status, text } = await caller.send('POST', 'cases/search', { body: '{}' });
  expect([status, bodyOf(text)]).toEqual([401, 'session.missing']);
});

test('exactly the endpoints listed in this test are open to API keys', () => {
  const open = apiOperations.filter(({ endpoint }) => isOpenToKeys(endpoint));
  expect(open.filter(({ endpoint }) => isMutation(endpoint)).map(({ name }) => name)).toEqual([
    'receiveCase',
    'receiveMeasurement',
    'startExport',
    'cancelExport',
  ]);
  expect(
    open
      .filter(({ endpoint }) => !isMutation(endpoint))
      .map(({ name }) => name)
      .sort(),
  ).toEqual([
    'exportEyeReport',
    'getCase',
    'getClass',
    'getConsent',
    'getExport',
    'getEyeReport',
    'getEyeSeries',
    'getNote',
    'getProgressReport',
    'getRecall',
    'getReportChanges',
    'getScreening',
    'getScreeningChanges',
    'getScreeningNorms',
    'getScreeningRules',
    'getSession',
    'getSessionActivity',
    'getSessionOfCase',
    'listCaseDuplicates',
    'listCaseNotes',
    'listCaseScreenings',
    'listConsents',
    'listEyeReportVersions',
    'listMerges',
    'listProgressReports',
    'listSessionsOfCase',
    'listSiblings',
    'listTreatments',
    'readCases',
    'readEyeReports',
    'readNotes',
    'readScreenings',
    'searchCases',
    'searchClasses',
    'searchEyeReports',
    'searchNotes',
    'searchRecalls',
    'searchScreenings',
    'searchSessions',
  ]);
});
