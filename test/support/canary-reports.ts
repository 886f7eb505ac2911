import { eyeReports } from '../../shared/features/eye/eye-reports/endpoints.ts';
import { makeCase } from '../features/cases/cases/samples.ts';
import { makeEyeReport } from '../features/eye/eye-reports/samples.ts';
import { type Canary, caseWithCanary } from './canary.ts';
import type { Principal } from './clinic.ts';

/** A report of a child, both of which carry the marks. */
export async function makeCanaryReport(maker: Principal, marks: Canary) {
  const { id } = await makeCase(maker, caseWithCanary(marks));
  return makeEyeReport(maker, { comment: marks.word, frame: marks.word }, id);
}

/** Where the second page of those who are due starts. */
export async function recallCursorOf(reader: Principal, marks: Canary): Promise<string> {
  for (let left = 2; left > 0; left--) {
    const { id, version } = await makeCanaryReport(reader, marks);
    await reader.call(eyeReports.finishEyeReport, { eyeReportId: id, version });
  }
  const { data } = await reader.call(eyeReports.searchRecalls, { limit: 1 });
  if (data.meta.next === null) throw new Error('there is no second page');
  return data.meta.next;
}
