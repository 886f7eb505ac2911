import { expect, test } from 'vitest';
import { mailedCopyKinds } from '../../../../shared/features/eye/report-documents/copies.ts';
import { reportDocuments } from '../../../../shared/features/eye/report-documents/endpoints.ts';
import { openClinic } from '../../../support/clinic.ts';
import { makeFinishedReport } from '../eye-reports/samples.ts';
import { textOf } from './open-report.ts';

const printed = [
  'Staff’s copy, not for the family',
  'Binocular vision',
  'NPC, break: 7.5 cm',
  'Eye pressure: R 14 mmHg · L 15.5 mmHg',
  '1 trace',
  'Risk factors: A parent is myopic',
  'Parents’ myopia: One parent is myopic',
  '12 hours a day',
];
const printedInChinese = [
  '本机构留存版，不交给家长',
  '双眼视功能',
  '集合近点破裂点：7.5 cm',
  '眼压：右 14 mmHg · 左 15.5 mmHg',
  '1级，微量',
  '危险因素：父母近视',
  '12 hours a day',
];

test('in both languages, only the staff’s copy of a report prints content for the staff', async () => {
  const { admin } = await openClinic();
  const { id } = await makeFinishedReport(admin);
  const words = async (wish: object) =>
    (await textOf(admin, id, { kind: 'refraction', ...wish })).replaceAll('\n', ' ');
  const english = await words({ copy: 'staff' });
  for (const part of printed) expect(english).toContain(part);
  const chinese = await words({ copy: 'staff', language: 'zh', script: 'simplified' });
  for (const part of printedInChinese) expect(chinese).toContain(part);
  for (const copy of [undefined, ...mailedCopyKinds]) {
    const text = await words({ copy });
    for (const part of printed) expect(text).not.toContain(part);
  }
});

test('the staff’s copy of a report cannot be emailed', async () => {
  const { admin } = await openClinic();
  const { id: eyeReportId } = await makeFinishedReport(admin);
  const wanted = {
    eyeReportId,
    kinds: ['refraction'],
    language: 'en',
    to: ['somebody@example.com'],
    copy: 'staff',
  };
  const sent = admin.call(reportDocuments.sendEyeReport, wanted as never);
  await expect(sent).rejects.toThrow('request.invalid');
});
