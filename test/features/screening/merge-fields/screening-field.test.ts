import { expect, test } from 'vitest';
import { templatePreviews } from '../../../../shared/features/notes/template-previews/endpoints.ts';
import { screenings } from '../../../../shared/features/screening/screenings/endpoints.ts';
import { openClinic } from '../../../support/clinic.ts';
import { pagesAt } from '../../../support/read-pdf.ts';
import { makeCase } from '../../cases/cases/samples.ts';
import { makeTemplate } from '../../notes/templates/samples.ts';
import { answeredTests, makeFinishedScreening } from '../screenings/samples.ts';

test('in a letter, the merge field for a screening’s result compares the result with the previous screening, unless it is deleted', async () => {
  const { admin } = await openClinic();
  const child = await makeCase(admin);
  const copying = (rate: number) => ({
    tests: { ...answeredTests(), eyeHand: { whole: { state: 'done', values: { rate } } } },
  });
  const first = await makeFinishedScreening(admin, { date: '2025-05-16', ...copying(20) }, child.id);
  await makeFinishedScreening(admin, { date: '2026-05-16', ...copying(60) }, child.id);
  const { id: templateId } = await makeTemplate(admin, {
    body: {
      type: 'doc',
      content: [
        { type: 'paragraph', content: [{ type: 'field', attrs: { name: 'screening.result', value: null } }] },
      ],
    },
  });
  const letter = async () => {
    const wish = { caseId: child.id, templateId, language: 'en', script: null } as const;
    const { data } = await admin.call(templatePreviews.previewTemplate, wish);
    return (await pagesAt(data.url)).join(' ').replace(/\s+/g, ' ');
  };
  const better = /Better than last time[^.]*Eye–hand/;
  expect(await letter()).toMatch(better);
  await admin.call(screenings.deleteScreening, { screeningId: first.id });
  expect(await letter()).not.toMatch(better);
});
