import { cases } from '../../../shared/features/cases/cases/endpoints.ts';
import { classes } from '../../../shared/features/classes/classes/endpoints.ts';
import { progressReports } from '../../../shared/features/classes/progress-reports/endpoints.ts';
import { classSessions } from '../../../shared/features/classes/sessions/endpoints.ts';
import { eyeReports } from '../../../shared/features/eye/eye-reports/endpoints.ts';
import { notes } from '../../../shared/features/notes/notes/endpoints.ts';
import { screenings } from '../../../shared/features/screening/screenings/endpoints.ts';
import type { Principal } from '../../support/clinic.ts';
import type { ModelRecord, RecordKind } from '../model.ts';
import type { SeasonOrganization } from '../stage.ts';
import type { Check } from './check.ts';
import { unequalField } from './unequal-field.ts';

type Read = (caller: Principal, id: string) => Promise<{ data: unknown }>;

const reads: Record<RecordKind, Read> = {
  case: (caller, caseId) => caller.call(cases.getCase, { caseId }),
  visit: (caller, eyeReportId) => caller.call(eyeReports.getEyeReport, { eyeReportId }),
  note: (caller, noteId) => caller.call(notes.getNote, { noteId }),
  screening: (caller, screeningId) => caller.call(screenings.getScreening, { screeningId }),
  session: (caller, sessionId) => caller.call(classSessions.getSession, { sessionId }),
  progress: (caller, progressReportId) =>
    caller.call(progressReports.getProgressReport, { progressReportId }),
  class: (caller, classId) => caller.call(classes.getClass, { classId }),
};

/**
 * Checks that every record that the product confirmed can be read and has the fields that were sent. For a
 * merged case, the case that remains is read.
 */
export const checkRecords: Check = async ({ clinic, school, model }, report) => {
  for (const record of model.records.values()) {
    const at = [clinic, school].find(({ slug }) => slug === record.organization) ?? clinic;
    const survivor = model.survivorOf(record.id);
    const merged = { ...record, expected: { id: survivor }, facts: {} };
    const problem = await problemOf(survivor === record.id ? record : merged, at);
    report.compared();
    if (problem) report.differs(`${record.kind} of ${record.day} in ${record.organization}: ${problem}`);
  }
};

async function problemOf(record: ModelRecord, { clinic: { admin } }: SeasonOrganization) {
  const { kind, id, facts, reference } = record;
  const expected = { ...record.expected, ...facts };
  try {
    const { data } = await reads[kind](admin, id);
    const field = unequalField(data, { ...expected, ...(reference && { reference }) });
    return field && `${field} is ${valueAt(data, field)}, not ${valueAt(expected, field)}`;
  } catch (error) {
    return `cannot be read: ${(error as Error).message.slice(0, 160)}`;
  }
}

function valueAt(from: unknown, path: string): string {
  const names = path.split(/[.[\]]+/).filter(Boolean);
  const found = names.reduce<unknown>(
    (value, name) => (value as Record<string, unknown> | null)?.[name],
    from,
  );
  return JSON.stringify(found) ?? 'missing';
}
