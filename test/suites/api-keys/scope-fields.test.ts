import { beforeAll, describe, expect, test } from 'vitest';
import { isWrittenByKeys, keyScopes, neededWith, readByScopes } from '../../../shared/core/permissions.ts';
import type { PersonalData } from '../../../shared/core/personal-data.ts';
import { eyeReports } from '../../../shared/features/eye/eye-reports/endpoints.ts';
import { makeApiKey } from '../../features/organizations/api-keys/samples.ts';
import type { Caller } from '../../support/caller.ts';
import { type Clinic, openClinic } from '../../support/clinic.ts';
import { type Input, sendCall } from '../../support/samples.ts';
import { settled } from '../../support/world.ts';
import {
  addingCalls,
  callsOfKeys,
  foundIn,
  inputOf,
  inputsOf,
  makeFollowedChild,
  type Scope,
} from './family.ts';

let clinic: Clinic;
let inputs: Record<string, Input>;
const keys = new Map<Scope, Caller>();
beforeAll(async () => {
  clinic = await openClinic();
  inputs = inputsOf(await makeFollowedChild(clinic));
  for (const scope of keyScopes) keys.set(scope, (await makeApiKey(clinic, { scopes: [scope] })).caller);
});

test('an API key for eye reports sees contact details of children who are due only if the key also has the scope for cases', async () => {
  const { data } = await (keys.get('eye:read') as Caller).call(eyeReports.searchRecalls, {});
  expect(data.data).toMatchObject([{ case: { fullName: '陈小明' }, contacts: [] }]);
  const { caller } = await makeApiKey(clinic, { scopes: ['eye:read', 'case:read'] });
  expect((await caller.call(eyeReports.searchRecalls, {})).data.data[0]?.contacts).toHaveLength(2);
});

/**
 * For each endpoint, the kinds of data that a person gets in the response, but an API key with the endpoint's
 * scope does not.
 */
const leftOut: Record<string, PersonalData[]> = {};

describe('a response to an API key contains only the kinds of personal data that the scope of the key covers', () => {
  test.each(callsOfKeys.map(call => [call.name, call] as const))('%s', async (name, call) => {
    const input = await inputOf(call, clinic, inputs);
    await settled();
    const whole = foundIn((await sendCall(clinic.admin, call, input)).text);
    for (const [scope, caller] of keys) {
      const { status, text } = await sendCall(caller, call, input);
      expect(status, `${scope} ${text}`).toBe(scope === call.endpoint.needs ? 200 : 403);
      const reads = readByScopes([scope]);
      if (status === 200) expect(foundIn(text)).toEqual(whole.filter(kind => reads.has(kind)));
      if (status === 200) leftOut[name] = whole.filter(kind => !reads.has(kind));
    }
  });

  test('exactly the endpoints listed in this test leave out personal data for API keys', () => {
    expect(Object.fromEntries(Object.entries(leftOut).filter(([, kinds]) => kinds.length > 0))).toEqual({
      getClass: ['birthDate', 'gender'],
      getEyeReport: ['family'],
      getRecall: ['contact', 'family'],
      getSession: ['birthDate', 'gender'],
      listEyeReportVersions: ['family'],
      readEyeReports: ['family'],
      searchRecalls: ['contact', 'family'],
      searchSessions: ['birthDate', 'gender'],
    });
  });
});

test('with the scope for cases and one more scope, an API key gets the same data as a person', async () => {
  for (const scope of keyScopes.filter(one => !isWrittenByKeys(one))) {
    const { caller } = await makeApiKey(clinic, { scopes: [...new Set<Scope>(['case:read', scope])] });
    for (const call of callsOfKeys.filter(({ endpoint }) => endpoint.needs === scope)) {
      const input = await inputOf(call, clinic, inputs);
      const [own, whole] = [await sendCall(caller, call, input), await sendCall(clinic.admin, call, input)];
      expect(foundIn(own.text), call.name).toEqual(foundIn(whole.text));
    }
  }
});

test.each(addingCalls.map(call => [call.name, call] as const))(
  'an API key can use the endpoint %s only with its scope and all scopes that this scope requires',
  async (_, call) => {
    const own = call.endpoint.needs as Scope;
    const input = await inputOf(call, clinic, inputs);
    for (const [scope, caller] of keys) {
      const isEnough = scope === own && neededWith(own).length === 0;
      expect((await sendCall(caller, call, input)).status, scope).toBe(isEnough ? 201 : 403);
    }
    const scopes = [own, ...(neededWith(own) as Scope[])];
    const other = await openClinic();
    const { caller } = await makeApiKey(other, { scopes });
    const { status, text } = await sendCall(caller, call, await inputOf(call, other, {}));
    expect([status, foundIn(text)]).toEqual([201, []]);
  },
);
