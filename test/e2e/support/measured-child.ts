import { daysAfter } from '../../../shared/core/dates/days.ts';
import { cases } from '../../../shared/features/cases/cases/endpoints.ts';
import { eyeReports } from '../../../shared/features/eye/eye-reports/endpoints.ts';
import { todayIn } from '../../../shared/features/organizations/organizations/record.ts';
import { helen } from './act-as.ts';
import { callerOf } from './caller-of.ts';

/** Makes a boy of nine whose eyes were measured a year ago and this month. */
export async function boyMeasuredTwice(): Promise<string> {
  const { call } = await callerOf(helen, 'brightwater');
  const today = todayIn('Asia/Hong_Kong', Date.now());
  const daysAgo = (days: number) => daysAfter(today, -days);
  const fullName = `Centiles ${Date.now().toString(36)}`;
  const { id: caseId } = (
    await call(cases.createCase, { fullName, birthDate: daysAgo(3_467), gender: 'male' })
  ).data;
  const visit = async (date: string, sph: number, mm: number) => {
    const eye = { sph, cyl: null, axis: null, add: null, va: null };
    const { data } = await call(eyeReports.createEyeReport, {
      caseId,
      date,
      refractions: { cycloplegic: { right: eye, left: eye } },
      axialLength: { right: mm, left: mm },
    });
    await call(eyeReports.finishEyeReport, { eyeReportId: data.id, version: 1 });
  };
  await visit(daysAgo(370), -1, 24);
  await visit(daysAgo(10), -1.5, 24.3);
  return caseId;
}
