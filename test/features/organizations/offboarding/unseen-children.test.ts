import { expect, test } from 'vitest';
import { cases } from '../../../../shared/features/cases/cases/endpoints.ts';
import { offboarding } from '../../../../shared/features/organizations/offboarding/endpoints.ts';
import { newPerson, openClinic } from '../../../support/clinic.ts';
import { makeCase } from '../../cases/cases/samples.ts';
import { makeClassWithChild } from '../../classes/classes/samples.ts';

const unseenBy = async (
  admin: Awaited<ReturnType<typeof openClinic>>['admin'],
  memberId: string,
  heirId: string,
) => (await admin.call(offboarding.listUnseenChildren, { memberId, heirId })).data;

test('before a removal, children in the records whom the new owner cannot see are listed, until they are assigned to this owner', async () => {
  const clinic = await openClinic();
  const lee = await clinic.join({}, newPerson('Lee Leaver'));
  const [everything, selected] = [await clinic.join(), await clinic.join({ visibility: 'selected' })];
  const { id: handedOver } = await makeCase(lee);
  const child = await makeCase(clinic.admin);
  await makeClassWithChild(lee, { caseId: child.id });
  await makeClassWithChild(lee, { caseId: handedOver });
  const memberId = lee.person.id;
  expect(await unseenBy(clinic.admin, memberId, everything.person.id)).toEqual({ children: [], hidden: 0 });
  expect(await unseenBy(clinic.admin, memberId, selected.person.id)).toMatchObject({
    children: [{ id: child.id, fullName: child.fullName }],
    hidden: 0,
  });
  const partial = await clinic.join({ role: 'admin', visibility: 'selected' });
  expect(await unseenBy(partial, memberId, selected.person.id)).toEqual({ children: [], hidden: 1 });
  await clinic.admin.call(cases.assignCases, { caseIds: [child.id], addIds: [selected.person.id] });
  expect(await unseenBy(clinic.admin, memberId, selected.person.id)).toEqual({ children: [], hidden: 0 });
});
