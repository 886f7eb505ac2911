import { createCanvas } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { senderBlocks } from '../../../../functions/platform/pdf/report-frame.ts';
import { openClinic } from '../../../support/clinic.ts';
import { readPdf } from '../../../support/read-pdf.ts';
import { updatePreferences } from '../../../support/update-preferences.ts';
import { makeCase } from '../../cases/cases/samples.ts';
import { makeEyeReport, makeFinishedReport, visit } from '../eye-reports/samples.ts';
import { open, textOf } from './open-report.ts';

const nothing = { sph: null, cyl: null, axis: null, add: null, va: null };
const sphere = (sph: number) => ({ ...nothing, sph });
const timesIn = (text: string, part: string) => text.split(part).length - 1;

test('a refraction report leaves out columns, methods and eyes for which no value was recorded', async () => {
  const { admin } = await openClinic();
  const { id } = await makeEyeReport(admin, {
    refractions: {
      dry: { right: nothing, left: nothing },
      cycloplegic: { right: sphere(-1), left: sphere(-1.5) },
      current: { right: nothing, left: sphere(-0.5) },
    },
    prescription: null,
    axialLength: { right: 24.1, left: null },
    acuity: null,
    cornea: null,
  });
  const text = await textOf(admin, id, { kind: 'refraction' });
  for (const part of ['Cyl', 'Axis', 'Add', 'VA', 'Prism', 'Without drops', 'Prescription', '–'])
    expect(text).not.toContain(part);
  expect(text).toContain('Axial length: R 24.10 mm\n');
  expect(timesIn(text, 'Right (OD)')).toBe(1);
  expect(timesIn(text, 'Left (OS)')).toBe(2);
});

test('a refraction report prints a power of zero as “Plano”, also for the spherical equivalent', async () => {
  const { admin } = await openClinic();
  const { id } = await makeEyeReport(admin, {
    refractions: { dry: null, cycloplegic: { right: sphere(0), left: sphere(-1) }, current: null },
    ...{ prescription: null, axialLength: null, acuity: null, cornea: null },
  });
  const text = await textOf(admin, id, { kind: 'refraction' });
  expect(timesIn(text, 'Plano')).toBe(2);
  expect(text).not.toContain('0.00');
});

test('a refraction report and a myopia report each print the examiner and the explanation of “SE” once', async () => {
  const { admin } = await openClinic({ name: 'Brightwater' });
  const { id } = await makeFinishedReport(admin);
  for (const kind of ['refraction', 'myopia'] as const) {
    const text = await textOf(admin, id, { kind, copy: 'doctor' });
    expect(timesIn(text, 'Examined by')).toBe(1);
    expect(timesIn(text, 'spherical equivalent')).toBe(1);
    expect(text).toMatch(/Brightwater Page 1 of 1/);
  }
});

test('the tables of a Chinese report print powers in D; one sentence below explains how D and 度 are related', async () => {
  const { admin } = await openClinic();
  const right = { ...nothing, sph: -2.5, cyl: -0.75, axis: 180 };
  const { id } = await makeFinishedReport(admin, {
    refractions: { dry: null, cycloplegic: { right, left: sphere(1.5) }, current: null },
    prescription: visit.prescription,
  });
  const prescribed = await makeFinishedReport(admin, { prescription: visit.prescription });
  const copies = [
    await textOf(admin, id, { kind: 'refraction', language: 'zh', script: 'simplified', copy: 'doctor' }),
    await textOf(admin, id, { kind: 'myopia', language: 'zh', script: 'simplified', copy: 'doctor' }),
    await textOf(admin, prescribed.id, {
      ...{ kind: 'refraction', language: 'zh', script: 'simplified', copy: 'doctor' },
    }),
  ];
  for (const text of copies) {
    expect(timesIn(text.replaceAll(/\s/g, ''), '1.00D即100度')).toBe(1);
    expect(text).not.toMatch(/(?:近视|远视|散光)\d+度/);
  }
  expect(await textOf(admin, id, { kind: 'myopia' })).not.toMatch(/[度]/);
});

test('a wide logo has at most the width of its column; a tall one has the height of the letterhead', () => {
  const logoSize = (width: number, height: number) => {
    const logo = new Uint8Array(createCanvas(width, height).toBuffer('image/png'));
    const head = { name: 'Brightwater', billingAddress: null, officeNumber: null, pdfFooter: null, logo };
    const [columns] = senderBlocks(head, []);
    const block = columns?.kind === 'columns' ? columns.columns[0]?.blocks[0] : undefined;
    return block?.kind === 'image' ? [block.width, block.height].map(Math.round) : [];
  };
  expect(logoSize(300, 100)).toEqual([102, 34]);
  expect(logoSize(1000, 100)).toEqual([150, 15]);
  expect(logoSize(100, 200)).toEqual([17, 34]);
});

test('long names do not overlap a report’s reference number, and a long footer does not overlap its page number', async () => {
  const { admin, slug } = await openClinic();
  await updatePreferences(admin, slug, { pdfFooter: '海港眼科中心 · 2525 1234 · '.repeat(10).trim() });
  const child = await makeCase(admin, { fullName: 'Maximiliana Wolfeschlegelsteinhausen '.repeat(5).trim() });
  const { id } = await makeEyeReport(
    admin,
    { comment: 'Seen again soon.\n'.repeat(60), acuity: null, cornea: null },
    child.id,
  );
  const { bytes } = await open(admin, id, { kind: 'refraction' });
  const [, second = ''] = await (await readPdf(bytes)).texts();
  expect(second).toMatch(/Refraction report · Maximiliana [^\n]+… R-20\d\d-\d+/);
  expect(second.split('\n').filter(line => line.includes('海港眼科中心')).length).toBeGreaterThan(1);
  expect(second).toMatch(/Page 2 of 2/);
});
