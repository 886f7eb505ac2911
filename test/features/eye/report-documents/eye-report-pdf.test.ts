import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { Bucket } from '../../../../functions/platform/files/bucket.ts';
import { personObjectKey } from '../../../../functions/platform/files/file-locations.ts';
import { openFonts } from '../../../../functions/platform/pdf/fonts.ts';
import { monthsAfter } from '../../../../shared/core/dates/days.ts';
import { cases } from '../../../../shared/features/cases/cases/endpoints.ts';
import { eyeReports } from '../../../../shared/features/eye/eye-reports/endpoints.ts';
import { reportDocuments } from '../../../../shared/features/eye/report-documents/endpoints.ts';
import { profile } from '../../../../shared/features/people/profile/endpoints.ts';
import { toTraditional } from '../../../../web/platform/i18n/to-traditional.ts';
import { openClinic, type Principal } from '../../../support/clinic.ts';
import { readPdf } from '../../../support/read-pdf.ts';
import { testInTurn } from '../../../support/sampling/test-in-turn.ts';
import { openWorld, settled } from '../../../support/world.ts';
import { makeCase } from '../../cases/cases/samples.ts';
import { details } from '../../people/profile/samples.ts';
import { addSignature, blueSignature, signatureColour } from '../../people/profile/signatures.ts';
import { makeEyeReport, makeFinishedReport, visit } from '../eye-reports/samples.ts';
import { fetched, open, type ReportRequest, textOf } from './open-report.ts';
import { makeSendableReport } from './samples.ts';

/** Colour of the signature on the last page. */
const signatureColourOn = async (who: Principal, eyeReportId: string, wish: ReportRequest = {}) =>
  signatureColour((await open(who, eyeReportId, wish)).bytes);

const power = (sph: number) => ({ sph, cyl: null, axis: null, add: null, va: null });

/** Makes a child who is seen twice a year and has worn DIMS lenses since the fourth visit. */
async function makeVisitSeries(who: Principal, visits = 6) {
  const child = await makeCase(who, {
    fullName: '陈小明',
    otherName: 'Chan Siu Ming',
    birthDate: '2017-03-14',
    emailScript: null,
  });
  let last = '';
  for (let index = 0; index < visits; index += 1) {
    const date = monthsAfter('2026-11-16', (index + 1 - visits) * (visits > 10 ? 3 : 6));
    const make = index < visits - 1 ? makeFinishedReport : makeEyeReport;
    const { id } = await make(
      who,
      {
        date,
        returnBy: null,
        followUp: null,
        refractions: {
          dry: null,
          cycloplegic: { right: power(-0.5 - 0.25 * index), left: power(-0.25 - 0.25 * index) },
          current: null,
        },
        axialLength: { right: 23.24 + index * 0.2, left: 23.12 + index * 0.2 },
        intervention: index >= 3 ? { kind: 'dims', product: null, from: '2025-11-16', to: null } : null,
      },
      child.id,
    );
    last = id;
  }
  return { child, last };
}

test('a myopia report describes the change of the eyes in a sentence, in a chart and in numbers', async () => {
  const { admin } = await openClinic({ name: 'Brightwater Vision Clinic' });
  const { last } = await makeVisitSeries(admin);
  const text = await textOf(admin, last, { reference: 'fanHongKong' });
  expect(text).toContain('Brightwater Vision Clinic');
  expect(text).toContain('陈小明 Chan Siu Ming · 9 years 8 months · born 14 Mar 2017');
  expect(text.replaceAll('\n', ' ')).toContain(
    'In the time with DIMS lenses, each eye has become more short-sighted by 0.50 D a year, about the same as the mean of children without treatment, who become more short-sighted by 0.63 D a year (Hong Kong).',
  );
  expect(text).toContain('Fan et al. 2004, Hong Kong, more short-sighted by 0.63 D a year');
  expect(text).toContain('−1.75 D');
  expect(text).toContain('24.24 mm');
  expect(text).toContain('Page 2 of 2');
});

testInTurn('a report in Chinese has no English texts', async () => {
  const { admin } = await openClinic({ name: '清溪视光中心', script: 'simplified' });
  const { last } = await makeVisitSeries(admin);
  const text = await textOf(admin, last, { language: 'zh', reference: 'fanHongKong' });
  expect(text).toContain('近视报告');
  expect(text).toContain('9岁8个月 · 2017年3月14日出生');
  expect(text.replaceAll('\n', '')).toContain(
    '双眼近视加深50度/年，接近未治疗儿童的平均值（香港，近视加深63度/年）。',
  );
  expect(text).toContain('第2页，共2页');
  expect(text).not.toMatch(/Visit|Age|Right|Page/);
});

testInTurn(
  'for readers of Traditional Chinese, the whole report is in Traditional script, unless the user chooses Simplified',
  async () => {
    const { admin } = await openClinic({ name: 'Brightwater', country: 'HK' });
    const { last } = await makeVisitSeries(admin);
    const { bytes } = await open(admin, last, { language: 'zh', reference: 'fanHongKong' });
    const pdf = await readPdf(bytes);
    const text = (await pdf.texts()).join('\n');
    expect(text).toContain('近視報告');
    expect(text.replaceAll('\n', '')).toContain(
      '雙眼近視加深50度/年，接近未治療兒童的平均值（香港，近視加深63度/年）。',
    );
    expect(text).toContain('陈小明');
    expect(text).not.toMatch(/[视报龄变疗岁]/);
    const asked = { language: 'zh', script: 'simplified' } as const;
    expect(await textOf(admin, last, asked)).toContain('近视报告');
  },
);

test('the report’s fonts have all characters of the Traditional Chinese texts', async () => {
  const read = (name: string) =>
    readFile(new URL(`../../../../shared/features/eye/report-texts/${name}`, import.meta.url), 'utf8');
  const sources = await Promise.all(['report-texts.zh.ts', 'response-texts.zh.ts'].map(read));
  const traditional = toTraditional(sources.join(''));
  const [regular] = (await openFonts()).regular;
  const [bold] = (await openFonts()).bold;
  const han = new Set(traditional.match(/\p{Script=Han}/gu));
  expect(han.size).toBeGreaterThan(150);
  for (const font of [regular, bold])
    expect([...han].filter(letter => font?.glyphOf(letter.codePointAt(0) ?? 0) === 0)).toEqual([]);
});

testInTurn(
  'a finished report shows the qualification and signature of its author; a draft does not',
  async () => {
    const { admin, join } = await openClinic();
    await addSignature(admin, 'MSc Optometry');
    const { id, version } = await makeEyeReport(admin);
    expect(await signatureColourOn(admin, id)).toBeNull();
    const finished = await admin.call(eyeReports.finishEyeReport, { eyeReportId: id, version });
    expect(await signatureColourOn(admin, id)).toBe('red');
    const name = `${admin.person.fullName}, MSc Optometry`;
    expect(await textOf(admin, id)).toContain(`Examined by: ${name}`);
    const { bytes } = await open(admin, id);
    const trees = await (await readPdf(bytes)).trees();
    expect(JSON.stringify(trees)).toContain(`Signature: ${name}`);
    const colleague = await join();
    await colleague.call(eyeReports.changeEyeReport, {
      ...visit,
      eyeReportId: id,
      version: finished.data.version,
    });
    expect(await signatureColourOn(admin, id)).toBeNull();
  },
);

test('a refraction report contains the prescription; only the lab’s copy contains remarks for the lab', async () => {
  const { admin } = await openClinic();
  const { id, version } = await makeEyeReport(admin);
  const wish = { kind: 'refraction' } as const;
  const text = await textOf(admin, id, wish);
  for (const part of [
    'To: Parents · Chan Mei',
    '−1.75',
    '175°',
    '2 Δ in',
    'Plano',
    '28.5 mm',
    'DIMS lens',
    'Wear them all day',
  ])
    expect(text).toContain(part);
  expect(text).not.toContain('Slim edge');
  const { acuityNotation, ...toLab } = { ...visit, to: { kind: 'lab', name: 'Lens Works' } } as const;
  await admin.call(eyeReports.changeEyeReport, { ...toLab, acuityNotation, eyeReportId: id, version });
  const forLab = await textOf(admin, id, wish);
  expect(forLab).toContain('To: Lab · Lens Works');
  expect(forLab).toContain('Slim edge');
  expect(forLab).not.toContain('Wear them all day');
});

test('an amended report states the day and the author of the amendment, with the author’s qualification', async () => {
  const { admin } = await openClinic();
  const { id, version } = await makeEyeReport(admin);
  const finished = await admin.call(eyeReports.finishEyeReport, { eyeReportId: id, version });
  expect(await textOf(admin, id)).not.toContain('Amended on');
  await admin.call(eyeReports.changeEyeReport, { ...visit, eyeReportId: id, version: finished.data.version });
  expect(await textOf(admin, id)).toMatch(/Amended on \d+ \w+ 20\d\d/);
  expect(await textOf(admin, id)).toContain(`Examined by: ${finished.data.author.fullName}`);
});

testInTurn('a report shows treatment effect and projection only if the user chooses them', async () => {
  const { admin } = await openClinic();
  const { last } = await makeVisitSeries(admin);
  const plain = await textOf(admin, last);
  expect(plain.replaceAll(/\s+/g, ' ')).not.toContain('Lam et al. 2020');
  expect(plain).not.toContain('own trend, continued');
  const more = await textOf(admin, last, {
    hasTreatmentEffect: true,
    hasProjection: true,
    hasEyeLength: false,
  });
  expect(more.replaceAll(/\s+/g, ' ')).toContain('Lam et al. 2020');
  expect(more).toContain('own trend, continued');
  expect(more).not.toMatch(/Right length|Length: of the eye/);
});

test('the PDF of a draft report is reused until something that it prints has changed', async () => {
  const { admin } = await openClinic();
  const { child, last } = await makeVisitSeries(admin, 2);
  const [one, again] = [await open(admin, last), await open(admin, last)];
  const objectOf = ({ url }: { url: string }) => new URL(url).pathname;
  expect(objectOf(again)).toBe(objectOf(one));
  expect(Buffer.compare(again.bytes, one.bytes)).toBe(0);
  await settled();
  const { data } = await admin.call(cases.getCase, { caseId: child.id });
  const { fullName, otherName, birthDate, version } = data;
  const changes = { fullName: `${fullName}喆`, otherName, birthDate };
  await admin.call(cases.changeCase, { ...changes, caseId: child.id, version });
  const renamed = await open(admin, last);
  expect(objectOf(renamed)).not.toBe(objectOf(one));
  expect((await (await readPdf(renamed.bytes)).texts()).join('')).toContain('陈小明喆');
});

testInTurn('a report prints every character that a user typed, whatever the script', async () => {
  const { admin } = await openClinic();
  const child = await makeCase(admin, { fullName: '陈𠮷', otherName: '김철수', birthDate: '2017-03-14' });
  const comment = 'Well done \u{1F389} กุ้ง 𪚥 \u{E000}';
  const { id } = await makeEyeReport(admin, { comment, frame: 'م' }, child.id);
  for (const kind of ['myopia', 'refraction'] as const) {
    const text = await textOf(admin, id, { kind });
    expect(text).toContain('陈𠮷 김철수');
    expect(text).toContain(comment);
  }
});

testInTurn('a report of thirty visits repeats its heading on the second page', async () => {
  const { admin } = await openClinic();
  const { last: ofFew } = await makeVisitSeries(admin);
  const { last } = await makeVisitSeries(admin, 30);
  const few = await readPdf((await open(admin, ofFew, { reference: 'fanHongKong' })).bytes);
  const { bytes } = await open(admin, last, { reference: 'fanHongKong' });
  const pdf = await readPdf(bytes);
  expect(few.pages, 'the family’s page and one page of visits').toBe(2);
  expect(pdf.pages).toBe(3);
  const [, ...ofVisits] = await pdf.texts();
  for (const text of ofVisits) expect(text).toContain('Right SE');
  expect(bytes.length).toBeLessThan(110_000);
});

testInTurn(
  'a blank form for a refraction has the organisation’s name and the headings to fill in',
  async () => {
    const { admin } = await openClinic({ name: 'Brightwater Vision Clinic', script: 'simplified' });
    const { data } = await admin.call(reportDocuments.openBlankEyeForm, {
      kind: 'refraction',
      language: 'zh',
    });
    const [text] = await (await readPdf(await fetched(data.url))).texts();
    expect(text).toContain('Brightwater Vision Clinic');
    expect(text).toContain('验光报告');
    expect(text).toContain('散瞳验光');
  },
);

testInTurn(
  'a finished report keeps the signature that its author had on that day, even if the author’s signature changes later',
  async () => {
    const clinic = await openClinic();
    const lee = await clinic.join();
    await addSignature(lee, 'BSc Optometry');
    const begun = await makeEyeReport(lee);
    const { id: opened } = await makeSendableReport(lee);
    const { id: unopened } = await makeSendableReport(lee);
    expect(await signatureColourOn(lee, opened)).toBe('red');
    await addSignature(lee, 'BSc Optometry', blueSignature);
    await settled();
    for (const id of [opened, unopened]) {
      expect(await signatureColourOn(clinic.admin, id)).toBe('red');
      expect(await signatureColourOn(clinic.admin, id, { language: 'zh' })).toBe('red');
    }
    await lee.call(eyeReports.finishEyeReport, { eyeReportId: begun.id, version: begun.version });
    expect(await signatureColourOn(clinic.admin, begun.id)).toBe('blue');
    const { version } = (await lee.call(eyeReports.getEyeReport, { eyeReportId: unopened })).data;
    await lee.call(eyeReports.changeEyeReport, { ...visit, eyeReportId: unopened, version });
    expect(await signatureColourOn(clinic.admin, unopened)).toBe('blue');
  },
);

testInTurn('a finished report stays signed after its author has left the organisation', async () => {
  const { backend } = await openWorld();
  const clinic = await openClinic();
  const lee = await clinic.join();
  await addSignature(lee, 'BSc (Hons) Optometry');
  const { signatureId } = (await lee.call(profile.getProfile, {})).data;
  const { last } = await makeVisitSeries(lee, 1);
  const { version } = (await lee.call(eyeReports.getEyeReport, { eyeReportId: last })).data;
  await lee.call(eyeReports.finishEyeReport, { eyeReportId: last, version });
  await settled();
  const { fullName } = lee.person;
  await lee.call(profile.changeProfile, { ...details, fullName, signature: null });
  await settled();
  const own = personObjectKey('signature', signatureId ?? '');
  expect(backend.s3.tagsOf(own)).toEqual({ state: 'unkept' });
  await new Bucket(backend.environmentOf('jobs'), backend.environmentOf('jobs').standIns.credentials).remove(
    own,
  );
  expect(await signatureColourOn(clinic.admin, last)).toBe('red');
});
