import { expect } from 'vitest';
import { dayMs } from '../../../../shared/core/dates/durations.ts';
import { classes } from '../../../../shared/features/classes/classes/endpoints.ts';
import { childData } from '../../../../shared/features/privacy/child-data/endpoints.ts';
import { erasures } from '../../../../shared/features/privacy/erasures/endpoints.ts';
import { openClinic } from '../../../support/clinic.ts';
import { openRawTable } from '../../../support/raw-table.ts';
import { testInTurn } from '../../../support/sampling/test-in-turn.ts';
import { tickJobs } from '../../../support/world.ts';
import { makeCase } from '../../cases/cases/samples.ts';
import { readBundle } from '../../privacy/child-data/read-zip.ts';
import { makeClassWithChild } from './samples.ts';

testInTurn(
  'the export of a child’s data lists the child’s classes, and an erased child is removed from all classes',
  {
    timeout: 60_000,
  },
  async () => {
    const { slug, admin } = await openClinic();
    const { id: caseId, fullName: typedName } = await makeCase(admin);
    const stays = await makeCase(admin);
    const { id: classId } = await makeClassWithChild(admin, { name: 'Herons', caseId });
    await admin.call(classes.addClassChildren, { classId, caseIds: [stays.id] });
    const archived = await makeClassWithChild(admin, { name: 'Kestrels', caseId });
    await admin.call(classes.archiveClass, { classId: archived.id, version: 1, isArchived: true });

    await admin.call(childData.prepareBundle, { caseId });
    const files = await readBundle(admin, caseId);
    const told = JSON.parse(String(files.get('classes.json')));
    expect(told.map((line: { class: string }) => line.class).sort()).toEqual(['Herons', 'Kestrels']);

    await admin.call(erasures.planErasure, { caseId, reason: 'family', typedName });
    await tickJobs(8 * dayMs);
    const items = await (await openRawTable()).everything();
    const ofClasses = items.filter(({ pk }) => pk.startsWith(`C#${slug}#CLASS`));
    expect(ofClasses).toHaveLength(4);
    expect(JSON.stringify(ofClasses)).not.toContain(caseId);
    const { data } = await admin.call(classes.getClass, { classId });
    expect(data.children.map(({ id }) => id)).toEqual([stays.id]);
    expect(data.hidden).toBe(0);
  },
);
