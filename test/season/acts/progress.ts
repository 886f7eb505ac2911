import { progressDocuments } from '../../../shared/features/classes/progress-documents/endpoints.ts';
import { progressReports } from '../../../shared/features/classes/progress-reports/endpoints.ts';
import { plusDays } from '../local-days.ts';
import type { ModelPrint } from '../model.ts';
import { isOneOf, pick, type Stage, today, whoMay } from '../stage.ts';
import { printed } from './visits.ts';

/** Length of the reported period in days. */
const periodDays = 90;

/** Sends each family a report about the child's progress in the period before the end of a term. */
export async function reportPeriod(stage: Stage): Promise<void> {
  const { school, model } = stage;
  const to = today(stage, school);
  const from = plusDays(to, -periodDays);
  for (const child of model.children(school.slug)) {
    const { caller } = pick(stage, whoMay(school, 'admin', 'all'));
    const expected = { from, to, classId: null, comment: `Reads on, ${stage.next('progress')}.` };
    const made = await caller.call(progressReports.createProgressReport, { ...expected, caseId: child.id });
    const { id } = made.data;
    const finished = await caller.call(progressReports.finishProgressReport, {
      ...{ progressReportId: id, version: made.data.version },
    });
    model.add({
      ...{ kind: 'progress', id, organization: school.slug, caseId: child.id, day: to },
      ...{ version: finished.data.version, expected: { ...expected, status: 'finished' } },
    });
    const print: Omit<ModelPrint, 'sha256'> = {
      ...{ organization: school.slug, recordId: id, kind: 'progress', language: 'en' },
    };
    if (isOneOf(stage, 4)) model.prints.set(`${id} 1`, { ...print, sha256: await printed(caller, print) });
    const address = String(child.expected.contactEmail);
    await caller.call(progressDocuments.sendProgressReport, {
      ...{ progressReportId: id, language: 'en', to: [address], addressesConfirmed: true },
    });
    model.expectMail(address);
  }
}
