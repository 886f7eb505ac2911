import { expect, test } from 'vitest';
import { eyeReports } from '../../../../shared/features/eye/eye-reports/endpoints.ts';
import { addressees } from '../../../../shared/features/eye/eye-reports/schema.ts';
import {
  addressedCopy,
  copyForRecipients,
  copyKinds,
  presetCopy,
} from '../../../../shared/features/eye/report-documents/copies.ts';
import { reportDocuments } from '../../../../shared/features/eye/report-documents/endpoints.ts';
import { ReportContent, withCopy } from '../../../../shared/features/eye/report-documents/options.schema.ts';
import { uniqueEmail } from '../../../support/callers/unique-email.ts';
import { openClinic, type Principal } from '../../../support/clinic.ts';
import { bytesAt } from '../../../support/files/bytes-at.ts';
import { mailsTo } from '../../../support/mail.ts';
import { readPdf } from '../../../support/read-pdf.ts';
import { makeCase } from '../../cases/cases/samples.ts';
import { makeFinishedReport } from '../eye-reports/samples.ts';
import { seen } from './signed-report.ts';

const lab = { kind: 'lab', name: 'Clearlens, account 4711' } as const;
const words = {
  comment: 'Two hours outdoors every day',
  labRemarks: 'Edge no thicker than 4 mm',
  account: 'account 4711',
};

/** Makes a finished visit with a lab order and advice for the family. */
async function makeOrder(who: Principal) {
  const mother = uniqueEmail();
  const child = await makeCase(who, {
    contactEmail: null,
    mother: { title: null, name: 'Mei', email: mother, mobile: null },
  });
  const { comment, labRemarks } = words;
  const visit = await makeFinishedReport(
    who,
    seen('2026-03-01', -1, { to: lab, comment, labRemarks }),
    child.id,
  );
  return { visit, mother, eyeReportId: visit.id };
}

async function wordsIn(bytes: Uint8Array): Promise<string[]> {
  const text = (await (await readPdf(bytes)).texts()).join('\n').replaceAll(/\s+/g, ' ');
  return Object.entries(words).flatMap(([name, word]) => (text.includes(word) ? [name] : []));
}

test('a report emailed to the family has the advice but no remarks for the lab; a report emailed to the lab has only the remarks', async () => {
  const { admin } = await openClinic();
  const { eyeReportId, mother } = await makeOrder(admin);
  const factory = uniqueEmail();
  const sent = async (to: string, more: object = {}) => {
    const wanted = {
      eyeReportId,
      kinds: ['refraction' as const],
      language: 'en' as const,
      addressesConfirmed: true,
      to: [to],
    };
    await admin.call(reportDocuments.sendEyeReport, { ...wanted, ...more });
    const mail = (await mailsTo(to)).at(-1);
    return wordsIn(Buffer.from(mail?.attachments[0]?.content ?? '', 'base64'));
  };
  expect(await sent(mother.toUpperCase())).toEqual(['comment']);
  expect(await sent(factory)).toEqual(['labRemarks', 'account']);
  expect(await sent(uniqueEmail(), { copy: 'doctor' })).toEqual(['comment']);
  const { data: log } = await admin.call(reportDocuments.listSendings, { eyeReportId });
  expect(log.data.map(({ content }) => content.copy)).toEqual(['doctor', 'lab', 'family']);
  expect((await admin.call(eyeReports.getEyeReport, { eyeReportId })).data.to).toEqual(lab);
});

test('a copy of a report has the same bytes whenever it is opened; by default, the copy for the report’s addressee is opened', async () => {
  const { admin } = await openClinic();
  const { eyeReportId } = await makeOrder(admin);
  const open = async (copy?: (typeof copyKinds)[number]) => {
    const wanted = { eyeReportId, kind: 'refraction' as const, language: 'en' as const };
    const { data } = await admin.call(reportDocuments.openEyeReportPdf, { ...wanted, ...(copy && { copy }) });
    return { place: new URL(data.url).pathname, bytes: await bytesAt(data.url) };
  };
  const before = await open();
  expect(await wordsIn(before.bytes)).toEqual(['labRemarks', 'account']);
  expect((await open('lab')).place).toBe(before.place);
  const family = await open('family');
  expect(await wordsIn(family.bytes)).toEqual(['comment']);
  expect(family.place).toContain('refraction-for-family-en');
  expect((await open('family')).bytes.equals(family.bytes)).toBe(true);
  const places = await Promise.all(copyKinds.map(async kind => (await open(kind)).place));
  expect(new Set(places).size).toBe(copyKinds.length);
});

test('the addressee of a report decides which copy is sent, but an email to one of the family’s addresses has the family’s copy', () => {
  expect(addressees.map(kind => presetCopy({ kind, name: null }))).toEqual([
    'lab',
    'lab',
    'doctor',
    'school',
    'family',
  ]);
  expect(presetCopy(null)).toBe('family');
  expect(copyForRecipients(['lab@x.org', 'Mei@x.org'], ['mei@x.org'], lab)).toBe('family');
  expect(copyForRecipients(['lab@x.org'], ['mei@x.org'], lab)).toBe('lab');
});

test('each copy of a report names its own addressee; a lab is named only on the lab’s copy', () => {
  const optician = { kind: 'optician', name: 'Corner shop' } as const;
  expect(addressedCopy(lab, 'lab')).toEqual({ to: lab, isForLab: true, copy: null });
  expect(addressedCopy(lab, 'family')).toEqual({
    ...{ to: { kind: 'parent', name: null }, isForLab: false, copy: 'family' },
  });
  expect(addressedCopy(null, 'family')).toEqual({ to: null, isForLab: false, copy: null });
  expect(addressedCopy(optician, null)).toEqual({ to: optician, isForLab: false, copy: null });
  expect(addressedCopy(optician, 'lab')).toEqual({ to: optician, isForLab: true, copy: 'lab' });
});

test('a projection chosen for the doctor’s copy is on the family’s copy only if it is chosen for the family’s copy too', () => {
  const chosen = { hasProjection: true, hasTreatmentEffect: true };
  const doctors = ReportContent.parse({ copy: 'doctor', ...chosen });
  expect(withCopy(doctors, 'family')).toMatchObject({ hasProjection: false, hasTreatmentEffect: false });
  expect(withCopy(ReportContent.parse({ copy: 'family', ...chosen }), 'family')).toMatchObject(chosen);
  expect(withCopy(doctors, 'school')).toMatchObject(chosen);
});
