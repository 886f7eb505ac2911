import { expect, test } from 'vitest';
import { apiOperations } from '../../../../shared/contract.ts';
import { can, type Permission } from '../../../../shared/core/permissions.ts';
import { cases } from '../../../../shared/features/cases/cases/endpoints.ts';
import { reportDocuments } from '../../../../shared/features/eye/report-documents/endpoints.ts';
import { uniqueEmail } from '../../../support/callers/unique-email.ts';
import { openClinic, type Principal } from '../../../support/clinic.ts';
import { startProbeCount } from '../../../support/probe-count.ts';
import { sampleOf, sendCall } from '../../../support/samples.ts';
import { testInTurn } from '../../../support/sampling/test-in-turn.ts';
import { makeSendableReport } from '../report-documents/samples.ts';

const probeCount = startProbeCount('without-the-module');
const ofEye = apiOperations.filter(({ endpoint }) => endpoint.module === 'eye');

test('every endpoint about eyes, eye reports, recalls and eye exports needs the eye module', () => {
  const isOfEye = /eye|recall/;
  const open = apiOperations.filter(
    ({ endpoint }) => isOfEye.test(endpoint.path) && endpoint.module !== 'eye',
  );
  expect(open.map(({ name }) => name)).toEqual([]);
  expect(ofEye.length).toBeGreaterThanOrEqual(16);
});

testInTurn(
  'without the eye module, neither an admin nor a user can use any endpoint about eyes',
  async () => {
    const clinic = await openClinic({ modules: [] });
    const maker = await clinic.join({ modules: ['eye'] });
    const user = await clinic.join({ modules: [] });
    for (const call of ofEye) {
      const input = await sampleOf(call).input({ clinic, caller: maker, maker });
      for (const [who, role] of [
        [clinic.admin, 'admin'],
        [user, 'user'],
      ] as const) {
        const { status, body } = await sendCall(who, call, input);
        const code = can({ role, visibility: 'selected' }, call.endpoint.needs as Permission)
          ? 'module.needed'
          : 'permission.denied';
        const isRefused = status === 403 && JSON.stringify(body).includes(`"code":"${code}"`);
        probeCount.probe(call.name, !isRefused && `answers ${status} ${JSON.stringify(body)}`);
      }
    }
    probeCount.expectNoFailure();
  },
);

testInTurn(
  'without the eye module, a timeline shows that reports were sent and when, but no details',
  async () => {
    const { admin, join } = await openClinic();
    const { caseId, ...sending } = await sent(admin);
    const entryFor = async (who: Principal) =>
      (await who.call(cases.listTimeline, { caseId })).data.data.find(({ act }) => act === 'report.sent');
    expect(await entryFor(admin)).toMatchObject({
      reports: sending.kinds,
      to: [{ status: expect.any(String) }],
      by: { id: admin.person.id },
    });
    expect(await entryFor(await join({ modules: [] }))).toMatchObject({
      ...{ reports: [], to: [], sending: null, by: null },
    });
  },
);

async function sent(who: Principal) {
  const { id: eyeReportId, caseId } = await makeSendableReport(who);
  const kinds = ['refraction' as const];
  await who.call(reportDocuments.sendEyeReport, {
    eyeReportId,
    kinds,
    language: 'en',
    addressesConfirmed: true,
    to: [uniqueEmail()],
  });
  return { caseId, kinds };
}
