import { expect } from 'vitest';
import { ImportedCasesStore } from '../../../../functions/features/cases/cases/imported-cases-store.ts';
import { cases } from '../../../../shared/features/cases/cases/endpoints.ts';
import { offboarding } from '../../../../shared/features/organizations/offboarding/endpoints.ts';
import { newPerson, openClinic } from '../../../support/clinic.ts';
import { violationsOf } from '../../../support/integrity.ts';
import { openRawTable } from '../../../support/raw-table.ts';
import { testInTurn } from '../../../support/sampling/test-in-turn.ts';
import { openWorld } from '../../../support/world.ts';
import { makeCase } from './samples.ts';

testInTurn(
  'when undoing an import restores a case, members who have since left the organisation are not assigned again',
  async () => {
    const clinic = await openClinic();
    const { admin, slug } = clinic;
    const ben = await clinic.join({}, newPerson('Ben Leung'));
    const { id: caseId } = await makeCase(ben);
    const [{ table }, { now, backend }] = await Promise.all([openRawTable(), openWorld()]);
    const origin = { organization: slug, by: 'jobs', requestId: 'undo', idempotency: undefined, now };
    const store = new ImportedCasesStore(table, slug, origin);
    const record = await store.get(caseId);
    if (!record) throw new Error('there is no case');
    await store.remove(record, []);
    const leaving = { memberId: ben.person.id, heirId: admin.person.id };
    await admin.call(offboarding.removeMember, leaving);
    await backend.settled();
    await store.putBack(record, []);
    await backend.settled();
    const { data } = await admin.call(cases.getCase, { caseId });
    expect(record.assigned.map(({ id }) => id)).toEqual([ben.person.id]);
    expect(data.assigned).toEqual([]);
    expect((await ben.send('GET', `cases/${caseId}`)).status).toBeGreaterThanOrEqual(401);
    expect(await violationsOf(slug)).toEqual([]);
  },
);
