import { beforeAll, describe, expect, test } from 'vitest';
import { keyScopes } from '../../../shared/core/permissions.ts';
import { cases } from '../../../shared/features/cases/cases/endpoints.ts';
import { caseRights } from '../../../shared/features/privacy/case-rights/endpoints.ts';
import { makeProgressReport } from '../../features/classes/progress-reports/samples.ts';
import { monday } from '../../features/classes/sessions/samples.ts';
import { makeApiKey } from '../../features/organizations/api-keys/samples.ts';
import type { Caller } from '../../support/caller.ts';
import { type Clinic, openClinic } from '../../support/clinic.ts';
import { type Input, sendCall } from '../../support/samples.ts';
import { callsOfKeys, type FollowedChild, makeFollowedChild } from './family.ts';

const fullName = 'Restricta Quill';
let clinic: Clinic;
let child: FollowedChild & { progressReportId: string };
let caller: Caller;
beforeAll(async () => {
  clinic = await openClinic();
  const { admin } = clinic;
  const followed = await makeFollowedChild(clinic, { fullName });
  const { id: progressReportId } = await makeProgressReport(admin, followed.caseId);
  child = { ...followed, progressReportId };
  await admin.call(caseRights.restrictCase, { caseId: followed.caseId, reason: 'family', note: null });
  ({ caller } = await makeApiKey(clinic, { scopes: [...keyScopes] }));
});

/** Inputs that ask for the restricted child in each way that an endpoint offers. */
function asking({ name, endpoint: { input, method } }: (typeof callsOfKeys)[number]): Input[] {
  const { activityId, ...ids } = child;
  const known = name === 'getSessionActivity' ? { ...ids, activityId } : ids;
  const named = Object.entries(known).filter(([field]) => field in input.shape);
  const days = name === 'searchSessions' ? { from: monday, to: monday } : {};
  return [
    { ...days, ...Object.fromEntries(named) },
    ...(method === 'POST' ? [days] : []),
    ...('text' in input.shape ? [{ text: 'Restricta' }, { text: 'Restrcita' }] : []),
    ...(name === 'searchCases' ? [{ status: 'restricted' }] : []),
  ];
}

describe('an API key with every scope reads nothing about a restricted child, although the admin who created the key can', () => {
  test.each(callsOfKeys.map(call => [call.name, call] as const))('%s', async (_, call) => {
    for (const input of asking(call)) {
      const { status, text } = await sendCall(caller, call, input);
      const isOfCase = Object.values(call.endpoint.records ?? {}).length > 0;
      expect([200, 404], text).toContain(status);
      expect(text).not.toContain('Restricta');
      expect(text).not.toContain('"status":"restricted"');
      if (isOfCase && status === 200) expect(text).not.toContain(child.caseId);
    }
  });
});

test('lists of records leave out a restricted child, also for admins, who see the child in the list of cases', async () => {
  const { admin } = clinic;
  for (const call of callsOfKeys.filter(({ name }) =>
    /^search(EyeReports|Recalls|Screenings|Notes)$/.test(name),
  ))
    expect((await sendCall(admin, call, {})).text, call.name).not.toContain('Restricta');
  const { data } = await admin.call(cases.searchCases, { status: 'restricted' });
  expect(data.data).toMatchObject([{ fullName }]);
});
