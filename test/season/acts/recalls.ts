import { eyeReports } from '../../../shared/features/eye/eye-reports/endpoints.ts';
import { plusDays } from '../local-days.ts';
import { isOneOf, pick, type SeasonOrganization, type Stage, today, whoMay } from '../stage.ts';

const calledAtOnce = 6;

/**
 * Calls the families of children who are due, as the reception does. Records an appointment for some and "no
 * recall needed" for others, and undoes some of these records.
 */
export async function callFamilies(stage: Stage, at: SeasonOrganization): Promise<void> {
  const { model } = stage;
  const day = today(stage, at);
  const { caller } = pick(stage, whoMay(at, 'admin', 'all'));
  const until = plusDays(day, 14);
  const { data } = await caller.call(eyeReports.searchRecalls, { until, limit: calledAtOnce });
  for (const row of data.data) {
    const { caseId, reportId } = row;
    if (reportId === null || model.waiting.has(caseId) || model.erasing.has(caseId)) continue;
    const state = pick(stage, ['contacted', 'contacted', 'booked', 'booked', 'notNeeded'] as const);
    const bookedFor = state === 'booked' ? plusDays(day, stage.random.randomInt(1, 30)) : null;
    const noted = await caller.call(eyeReports.noteRecall, {
      ...{ caseId, reportId, state, bookedFor, notedAt: row.at },
    });
    if (isOneOf(stage, 8)) {
      await caller.call(eyeReports.undoRecallNote, { caseId, revision: noted.data.revision });
      continue;
    }
    const after = model.lastVisit(caseId)?.id ?? '';
    model.recalls.set(reportId, { caseId, visitId: reportId, after, state, bookedFor });
  }
}
