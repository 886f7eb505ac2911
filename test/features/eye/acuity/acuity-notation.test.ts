import { expect, test } from 'vitest';
import { eyeReports } from '../../../../shared/features/eye/eye-reports/endpoints.ts';
import { openClinic } from '../../../support/clinic.ts';
import { makeCase } from '../../cases/cases/samples.ts';
import { makeEyeReport, visit } from '../eye-reports/samples.ts';

const { acuityNotation: _, acuity: __, ...rest } = visit;
const withAcuities = (right: string, left: string) => {
  const { dry } = visit.refractions;
  return {
    ...rest,
    refractions: { dry: { right: { ...dry.right, va: right }, left: { ...dry.left, va: left } } },
  };
};

test('an API request with an acuity that could be decimal or logMAR is rejected unless the request names the notation', async () => {
  const { admin } = await openClinic();
  const { id: caseId } = await makeCase(admin);
  const unclear = { ...withAcuities('0.3', '6/6'), caseId };
  const { code, fields } = await admin.expectError(eyeReports.createEyeReport, unclear);
  expect([code, fields]).toEqual(['request.invalid', { acuityNotation: 'validation.acuity_notation' }]);
  expect((await admin.call(eyeReports.searchEyeReports, {})).data.data).toEqual([]);

  const { id, version } = await makeEyeReport(admin, { acuityNotation: 'logmar' }, caseId);
  const change = { ...withAcuities('0.3', '6/6'), eyeReportId: id, version };
  expect((await admin.expectError(eyeReports.changeEyeReport, change)).fields).toEqual(fields);
});

test('a visual acuity with an unambiguous notation needs no notation field and is stored with its notation', async () => {
  const { admin } = await openClinic();
  const { id: caseId } = await makeCase(admin);
  const notationOf = async (right: string, left: string, said?: object) => {
    const sent = { ...withAcuities(right, left), ...said, caseId };
    return (await admin.call(eyeReports.createEyeReport, sent)).data.acuityNotation;
  };
  expect(await notationOf('6/6', '6/9-2')).toBe('snellen6');
  expect(await notationOf('4.9', 'CF')).toBe('fiveGrade');
  expect(await notationOf('-0.1', '20/20')).toBe('logmar');
  expect(await notationOf('CF', 'NLP')).toBe('decimal');
  expect(await notationOf('0.3', '6/6', { acuityNotation: 'logmar' })).toBe('logmar');
});
