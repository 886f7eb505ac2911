import { expect } from 'vitest';
import { archivePrefix } from '../../../../functions/features/privacy/archives/archive-object-key.ts';
import { takeExportStep } from '../../../../functions/features/privacy/fhir-exports/take-export-step.ts';
import { exportKey } from '../../../../functions/features/privacy/keys.ts';
import { isAbsent } from '../../../../functions/platform/storage/write.ts';
import type { FhirExportRecord } from '../../../../shared/features/privacy/fhir-exports/record.ts';
import { openClinic } from '../../../support/clinic.ts';
import { openRawTable } from '../../../support/raw-table.ts';
import { testInTurn } from '../../../support/sampling/test-in-turn.ts';
import { makeCase } from '../../cases/cases/samples.ts';
import { makeSession } from '../../classes/sessions/samples.ts';
import { killedContext } from '../archives/killed-context.ts';

/** Limits that make each run of the export job stop after one child. */
const shortTurns = { bytes: 0, turnMs: 0 };
const children = 12;
const minutesUnderLoad = 2;

testInTurn(
  'a FHIR bulk export job that is killed at every tenth request still completes the export',
  { timeout: minutesUnderLoad * 60_000 },
  async () => {
    const { slug, admin } = await openClinic();
    const ids: string[] = [];
    for (let number = 0; number < children; number++) ids.push((await makeCase(admin)).id);
    await makeSession(admin, { caseIds: ids });
    const { context, kills } = await killedContext(slug, admin.person.id);
    const { job } = context.jobs.prepare({ kind: 'fhirExport' }, null);
    const record: FhirExportRecord = {
      ...{ state: 'running', job: job.id, by: admin.person.id, startedAt: job.startedAt, expiresAt: null },
      ...{
        permissions: ['case:read', 'class-session:read'],
        types: ['Patient', 'Appointment'],
        since: null,
        files: [],
      },
      ...{ isCancelled: false, version: 1 },
    };
    const { table } = await openRawTable();
    await table.transact([{ put: { ...exportKey(slug), kind: 'fhir-export', ...record }, when: isAbsent }]);
    let cursor: string | null = null;
    let files: FhirExportRecord['files'] | undefined;
    for (let turn = 0; turn < 1000 && !files; turn++) {
      const step: Awaited<ReturnType<typeof takeExportStep>> | undefined = await takeExportStep(
        { ...job, startedBy: admin.person.id, cursor },
        context,
        shortTurns,
      ).catch(error => {
        if (error !== kills.error) throw error;
        return undefined;
      });
      if (step?.cursor === null) files = Object(step.writes[0]).put.files;
      cursor = step ? step.cursor : cursor;
    }
    expect(kills.count).toBeGreaterThan(2);
    expect(files).toHaveLength(2 * children);
    const texts = await Promise.all(
      (files ?? []).map(({ name }) => kills.bucket.read(`${archivePrefix(slug, job.id)}${name}`)),
    );
    const found = texts.map(bytes => JSON.parse(Buffer.from(bytes ?? []).toString()));
    for (const type of ['Patient', 'Appointment']) {
      const ofType = found.filter(({ resourceType }) => resourceType === type);
      const named = ofType.map(({ id }) => String(id).split('.')[0]);
      expect(named.toSorted(), type).toEqual(ids.map(id => id.replace('_', '-')).toSorted());
    }
  },
);
