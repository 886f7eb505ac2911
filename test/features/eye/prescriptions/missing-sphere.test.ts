import { describe, expect, test } from 'vitest';
import { eyeReportKey } from '../../../../functions/features/eye/keys.ts';
import { isPresent } from '../../../../functions/platform/storage/write.ts';
import { eyeReports } from '../../../../shared/features/eye/eye-reports/endpoints.ts';
import { EyeReportFields } from '../../../../shared/features/eye/eye-reports/input.schema.ts';
import { missingSpheres } from '../../../../shared/features/eye/eye-reports/missing-spheres.ts';
import type { EyeReport } from '../../../../shared/features/eye/eye-reports/schema.ts';
import { openClinic } from '../../../support/clinic.ts';
import { openRawTable } from '../../../support/raw-table.ts';
import { makeEyeReport, makeFinishedReport, type VisitChanges, visit } from '../eye-reports/samples.ts';
import { open, textOf } from '../report-documents/open-report.ts';

const eye = (changes: object) => ({ sph: null, cyl: null, axis: null, add: null, ...changes });
const lens = { pd: 30, height: null, prisms: [], baseCurve: null, diameter: null };
const nothing = { dry: null, cycloplegic: null, current: null };
const toric = eye({ cyl: -0.5, axis: 90 });
const whole = eye({ sph: -1, cyl: -0.5, axis: 90 });

/**
 * Changes that leave a visit with a cylinder but without its sphere. Each key is the field of the missing
 * sphere.
 */
const places: Record<string, VisitChanges> = {
  'prescription.right.sph': {
    prescription: {
      lensKind: 'spectacle',
      plane: null,
      right: { ...toric, ...lens },
      left: { ...whole, ...lens },
      vertex: null,
      expiresOn: null,
    },
  },
  ...Object.fromEntries(
    (['dry', 'cycloplegic', 'current'] as const).map((method): [string, VisitChanges] => [
      `refractions.${method}.left.sph`,
      {
        refractions: {
          ...nothing,
          [method]: { right: { ...whole, va: null }, left: { ...toric, va: null } },
        },
      },
    ]),
  ),
};

describe('requiring the sphere of a refraction or prescription', () => {
  const paths = (right: object) =>
    missingSpheres({
      refractions: { ...nothing, dry: { right: eye(right), left: eye({}) } },
      prescription: null,
    }).map(path => path.join('.'));

  test('each group of fields for a power must have a sphere if the group has a cylinder, an axis or an addition', () => {
    for (const written of [{ cyl: -0.5, axis: 90 }, { cyl: 0 }, { axis: 90 }, { add: 1.5 }])
      expect(paths(written)).toEqual(['refractions.dry.right.sph']);
  });

  test('a missing sphere is reported together with other errors of the eye, the lens or a treatment', () => {
    const { prescription } = visit;
    const right = { ...prescription.right, sph: null, diameter: 14 };
    const treatments = [{ ...visit.treatments[0], to: '2026-05-01' }];
    const dry = {
      right: { ...visit.refractions.dry.right, sph: null, axis: null },
      left: { ...toric, va: null },
    };
    const changes = {
      refractions: { ...nothing, dry },
      prescription: { ...prescription, right },
      treatments,
    };
    const found = EyeReportFields.safeParse({ ...visit, ...changes });
    expect(found.error?.issues.map(({ path }) => path.join('.')).toSorted()).toEqual([
      'prescription.right.diameter',
      'prescription.right.sph',
      'refractions.dry.left.sph',
      'refractions.dry.right.axis',
      'refractions.dry.right.sph',
      'treatments.0.to',
    ]);
  });

  test('a sphere may be zero, and a blank power or an addition of zero needs no sphere', () => {
    for (const written of [{ sph: 0, cyl: -0.5, axis: 90 }, { sph: 0 }, {}, { add: 0 }])
      expect(paths(written)).toEqual([]);
  });
});

test('saving a report that has a cylinder without a sphere is rejected, with the error at the field', async () => {
  const { admin } = await openClinic();
  const draft = await makeEyeReport(admin);
  const finished = await makeFinishedReport(admin);
  for (const [field, changes] of Object.entries(places)) {
    const wrong = { code: 'request.invalid', fields: { [field]: 'validation.sphere_needed' } };
    const input = { ...visit, ...changes };
    expect(
      await admin.expectError(eyeReports.createEyeReport, { ...input, caseId: draft.caseId }),
    ).toMatchObject(wrong);
    for (const { id: eyeReportId, version } of [draft, finished])
      expect(
        await admin.expectError(eyeReports.changeEyeReport, { ...input, eyeReportId, version }),
      ).toMatchObject(wrong);
  }
});

/** Stores a report without a sphere, as earlier versions of the product accepted it. */
async function storeWithoutSphere(slug: string, { id }: EyeReport, field: string): Promise<void> {
  const { table } = await openRawTable();
  const set = places[field] ?? {};
  await table.transact([{ update: eyeReportKey(slug, id), set, when: isPresent }]);
}

test('a stored report without a sphere can be opened and printed, but not finished or amended', async () => {
  const { admin, slug } = await openClinic();
  for (const field of Object.keys(places)) {
    const draft = await makeEyeReport(admin);
    const finished = await makeFinishedReport(admin);
    for (const report of [draft, finished]) await storeWithoutSphere(slug, report, field);
    const wrong = { code: 'request.invalid', fields: { [field]: 'validation.sphere_needed' } };
    const at = ({ id: eyeReportId, version }: EyeReport) => ({ eyeReportId, version });
    await admin.call(eyeReports.getEyeReport, { eyeReportId: finished.id });
    expect(await admin.expectError(eyeReports.finishEyeReport, at(draft))).toMatchObject(wrong);
    expect(await admin.expectError(eyeReports.amendEyeReport, at(finished))).toMatchObject(wrong);
    expect(await textOf(admin, finished.id, { kind: 'refraction' })).toContain('no sphere');
  }
});

test('the FHIR export and the printed report (in English and both Chinese scripts) say if a sphere is missing', async () => {
  const { admin, slug } = await openClinic();
  const report = await makeFinishedReport(admin);
  await storeWithoutSphere(slug, report, 'prescription.right.sph');
  const scripts = [
    [{ language: 'en' }, /no\s+sphere\s+recorded/],
    [{ language: 'zh', script: 'simplified' }, /未记录球镜/],
    [{ language: 'zh', script: 'traditional' }, /未記錄球鏡/],
  ] as const;
  for (const [wish, words] of scripts)
    expect(await textOf(admin, report.id, { kind: 'refraction', ...wish })).toMatch(words);
  const { data } = await admin.call(eyeReports.exportEyeReport, { eyeReportId: report.id });
  expect(JSON.stringify(data)).toContain('No sphere recorded');
  expect((await open(admin, report.id, { kind: 'myopia' })).bytes.length).toBeGreaterThan(0);
});
