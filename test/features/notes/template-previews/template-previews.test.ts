import { expect, test } from 'vitest';
import { cases } from '../../../../shared/features/cases/cases/endpoints.ts';
import { caseFieldTexts } from '../../../../shared/features/cases/cases/field-texts.ts';
import { letterTextsOf } from '../../../../shared/features/notes/letters/letter-texts.ts';
import { templatePreviews } from '../../../../shared/features/notes/template-previews/endpoints.ts';
import { mergeFields } from '../../../../shared/features/notes/templates/template-fields.ts';
import { screeningTextsOf } from '../../../../shared/features/screening/screening-texts/screening-texts.ts';
import { toTraditional } from '../../../../web/platform/i18n/to-traditional.ts';
import { openClinic, type Principal } from '../../../support/clinic.ts';
import { png } from '../../../support/file-samples.ts';
import { pagesAt } from '../../../support/read-pdf.ts';
import { testInTurn } from '../../../support/sampling/test-in-turn.ts';
import { makeCase } from '../../cases/cases/samples.ts';
import { makeEyeReport, makeFinishedReport } from '../../eye/eye-reports/samples.ts';
import { found } from '../../eye/report-documents/report-of.ts';
import { changeOrganization } from '../../eye/report-documents/signed-report.ts';
import { uploadFile } from '../../operations/files/samples.ts';
import { makeFinishedScreening, makeScreening } from '../../screening/screenings/samples.ts';
import { makeTreeEntry } from '../../screening/tree-entries/samples.ts';
import { bodyOf, makeTemplate } from '../templates/samples.ts';

/** The text of a template with every merge field, each in a line with its name. */
const everyField = {
  type: 'doc' as const,
  content: mergeFields.map(name => ({
    type: 'paragraph' as const,
    content: [
      { type: 'text' as const, text: `[${name}] ` },
      { type: 'field' as const, attrs: { name, value: null } },
    ],
  })),
};

async function preview(who: Principal, caseId: string, templateId: string, language: 'en' | 'zh' = 'en') {
  const wish = { caseId, templateId, language, script: 'simplified' as const };
  const { data } = await who.call(templatePreviews.previewTemplate, wish);
  const text = (await pagesAt(data.url)).join(' ').replace(/\s+/g, ' ');
  const filledIn = (name: string) =>
    text
      .split(`[${name}] `)[1]
      ?.split(/ (?:\[|\d\. |Page)/)[0]
      ?.trim();
  return { missing: data.missing, text, filledIn };
}

test('the preview of a template fills the merge fields of all features with the child’s data, from finished records only', async () => {
  const { admin } = await openClinic();
  const child = await makeCase(admin, { birthDate: '2016-03-14', gender: 'female', school: 'Hill School' });
  await makeFinishedReport(admin, found('2025-01-10', [-1, -1.25]), child.id);
  await makeFinishedReport(admin, found('2026-01-10', [-1.5, -1.75]), child.id);
  await makeEyeReport(admin, found('2026-05-10', [-9, -9]), child.id);
  await makeFinishedScreening(admin, {}, child.id);
  await makeScreening(admin, { date: '2026-05-17' }, child.id);
  await makeTreeEntry(admin, undefined, child.id, { node: 'attention', state: 'concern' });
  const { id } = await makeTemplate(admin, { body: everyField });
  const { filledIn, missing, text } = await preview(admin, child.id, id);
  expect(missing).toEqual(['author.qualification', 'organization.address', 'organization.phone']);
  expect(filledIn('case.fullName')).toBe(child.fullName);
  expect(filledIn('case.age')).toMatch(/^\d+ years/);
  expect(filledIn('case.birthDate')).toBe('14 Mar 2016');
  expect(filledIn('case.gender')).toBe('girl');
  expect(filledIn('case.school')).toBe('Hill School');
  expect(filledIn('author.fullName')).toBe('Ada Admin');
  expect(filledIn('eye.refraction')).toBe('Right (OD): −1.50; Left (OS): −1.75 (Cycloplegic, 10 Jan 2026)');
  expect(filledIn('eye.progression')).toContain('short-sighted by');
  expect(filledIn('screening.result')).toMatch(/^Screened on .* of 16 tests were done\./);
  expect(filledIn('tree.concerns')).toMatch(/^Attention \(as of /);
  expect(text).toContain('Preview');
  const chinese = await preview(admin, child.id, id, 'zh');
  expect(chinese.text).toContain('预览');
  expect(chinese.text).toContain('2016年3月14日');
  expect(chinese.text).toContain('注意力');
});

testInTurn(
  'the preview of a template prints unknown values as a dash and lists them; without the eye module, it has no eye values',
  async () => {
    const { admin, join } = await openClinic();
    const without = await join({ modules: [] });
    const child = await makeCase(admin, { school: null });
    await makeFinishedReport(admin, found('2026-01-10', [-1.5, -1.75]), child.id);
    const { id } = await makeTemplate(admin, { body: everyField });
    const seen = await preview(admin, child.id, id);
    expect(seen.filledIn('case.school')).toBe('—');
    expect(seen.missing).toContain('case.school');
    expect(seen.missing).not.toContain('eye.refraction');
    expect(seen.filledIn('eye.progression')).toBe('—');
    const unseen = await preview(without, child.id, id);
    expect(unseen.missing).toEqual(expect.arrayContaining(['eye.refraction', 'eye.progression']));
    expect(unseen.text).not.toContain('1.75');
  },
);

test('the organisation’s telephone number is printed in groups of digits, in a note’s letterhead and in the text', async () => {
  const { admin, slug } = await openClinic();
  await changeOrganization(admin, slug, { officeNumber: '+85223456789' });
  const child = await makeCase(admin);
  const { id } = await makeTemplate(admin, { body: everyField });
  const { filledIn, text } = await preview(admin, child.id, id);
  expect(filledIn('organization.phone')).toBe('+852 2345 6789');
  expect(text.split('+852 2345 6789')).toHaveLength(3);
});

test('a template cannot be previewed with a hidden child, and a hidden template cannot be previewed at all', async () => {
  const { admin, join } = await openClinic();
  const selected = await join({ visibility: 'selected' });
  const [child, own] = await Promise.all([
    makeCase(admin),
    admin
      .call(cases.createCase, { fullName: 'Kit', assignedIds: [selected.person.id] })
      .then(({ data }) => data),
  ]);
  const [shared, mine] = await Promise.all([makeTemplate(admin), makeTemplate(admin, { isPublic: false })]);
  const ask = (caseId: string, templateId: string) =>
    selected.expectError(templatePreviews.previewTemplate, { caseId, templateId, language: 'en' });
  expect(await ask(child.id, shared.id)).toMatchObject({ code: 'record.missing' });
  expect(await ask(own.id, mine.id)).toMatchObject({ code: 'record.missing' });
});

testInTurn(
  'a template’s page header picture is printed on every page, and another picture where the user placed it',
  async () => {
    const { admin } = await openClinic();
    const [head, within] = await Promise.all([
      uploadFile(admin, 'template-picture', await png(300, 60)),
      uploadFile(admin, 'template-picture', await png(60, 40)),
    ]);
    const lines = bodyOf(...Array.from({ length: 90 }, (_, line) => `Line ${line}`));
    const image = {
      type: 'image' as const,
      attrs: { fileId: within, alt: 'A chart', caption: 'Chart below' },
    };
    const { id } = await makeTemplate(admin, {
      picture: { fileId: head, place: 'head', alt: 'Our clinic' },
      body: { type: 'doc', content: [image, ...lines.content] },
    });
    const child = await makeCase(admin);
    const { text } = await preview(admin, child.id, id);
    expect(text).toContain('Chart below');
    expect(text).toContain('Line 89');
  },
);

test('fixed texts of a letter in Traditional Chinese are converted from the Simplified texts', () => {
  const pairs = [
    [letterTextsOf('zh-Hans'), letterTextsOf('zh-Hant')],
    [screeningTextsOf('zh-Hans').summary, screeningTextsOf('zh-Hant').summary],
  ] as const;
  const said = (texts: object): string =>
    Object.values(texts)
      .map(text => (typeof text === 'function' ? text('1', '2') : text))
      .join('\n');
  for (const [simplified, traditional] of pairs)
    expect(said(traditional)).toBe(toTraditional(said(simplified)));
  const age = { years: 8, months: 4 };
  expect(caseFieldTexts('zh-Hant').age(age)).toBe(toTraditional(caseFieldTexts('zh-Hans').age(age)));
});
