import { describe, expect, test } from 'vitest';
import { eyeReports } from '../../../../shared/features/eye/eye-reports/endpoints.ts';
import type { LensKind } from '../../../../shared/features/eye/eye-reports/field-limits.ts';
import type { Plane } from '../../../../shared/features/eye/optics/plane.ts';
import { isLensToCheck } from '../../../../shared/features/eye/progression/lens-to-check.ts';
import { changeSinceLast } from '../../../../shared/features/eye/progression/series.ts';
import { openClinic } from '../../../support/clinic.ts';
import { makeCase } from '../../cases/cases/samples.ts';
import { makeEyeReport, makeFinishedReport, type VisitChanges, visit } from '../eye-reports/samples.ts';
import { textOf } from '../report-documents/open-report.ts';

type Power = [sph: number, cyl: number | null, axis: number | null];
interface Lens {
  kind?: LensKind;
  plane?: Plane | null;
  right?: Power;
  refracted?: Power;
  vertex?: number | null;
  date?: string;
}

/** A visit with a refraction of −8.00 −2.00 × 180 and a prescribed lens. */
function visitWith({
  kind = 'soft',
  plane = null,
  right = [-8, -2, 180],
  refracted = [-8, -2, 180],
  vertex = null,
  date = '2026-05-16',
}: Lens): VisitChanges {
  const power = ([sph, cyl, axis]: Power) => ({ sph, cyl, axis, add: null });
  const lens = { pd: null, height: null, prisms: [], baseCurve: null, diameter: null };
  const left = power([-1, null, null]);
  return {
    date,
    followUp: null,
    returnBy: null,
    treatments: [],
    refractions: {
      dry: null,
      cycloplegic: { right: { ...power(refracted), va: null }, left: { ...left, va: null } },
      current: null,
    },
    prescription: {
      ...{ lensKind: kind, plane, vertex, expiresOn: null },
      ...{ right: { ...power(right), ...lens }, left: { ...left, ...lens } },
    },
  };
}

test('a contact lens power is stored with its plane (glasses or cornea); an older request with a vertex distance is accepted too', async () => {
  const { admin } = await openClinic();
  const stored = async (lens: Lens) => (await makeEyeReport(admin, visitWith(lens))).prescription;
  expect(await stored({ plane: 'cornea' })).toMatchObject({ plane: 'cornea', vertex: null });
  const { plane: _, ...older } = visitWith({ vertex: 12 }).prescription ?? {};
  const sent = { ...visitWith({}), prescription: older as VisitChanges['prescription'] & object };
  expect((await makeEyeReport(admin, sent)).prescription).toMatchObject({ plane: null, vertex: 12 });
});

test('a printed contact lens states the plane of its power in English and both Chinese scripts, without a vertex distance', async () => {
  const { admin } = await openClinic();
  const words = [
    ['cornea', { language: 'en' }, 'power at the cornea'],
    ['cornea', { language: 'zh', script: 'simplified' }, '角膜平面度数'],
    ['cornea', { language: 'zh', script: 'traditional' }, '角膜平面度數'],
    [null, { language: 'en' }, 'plane not recorded'],
    [null, { language: 'zh', script: 'traditional' }, '未記錄平面'],
  ] as const;
  for (const [plane, wish, said] of words) {
    const { id } = await makeFinishedReport(admin, visitWith({ plane, vertex: 12 }));
    const text = await textOf(admin, id, { kind: 'refraction', ...wish });
    expect(text).toContain(said);
    expect(text).not.toMatch(/Vertex|镜眼距|鏡眼距|12 mm/);
  }
});

test('the printed prescription of glasses states the vertex distance but no plane', async () => {
  const { admin } = await openClinic();
  const print = async (plane: Plane | null) => {
    const { id } = await makeFinishedReport(admin, visitWith({ kind: 'spectacle', plane, vertex: 12 }));
    return textOf(admin, id, { kind: 'refraction' });
  };
  for (const plane of ['spectacle', null] as const) {
    const printed = await print(plane);
    expect(printed).toContain('12 mm');
    expect(printed).not.toContain('plane');
  }
});

test('glasses whose power is given at the cornea are rejected', async () => {
  const { admin } = await openClinic();
  const { id: caseId } = await makeCase(admin);
  const glasses = visitWith({ kind: 'spectacle', plane: 'cornea', vertex: 12 });
  const sent = { ...visit, ...glasses, intervention: null, caseId };
  expect(await admin.expectError(eyeReports.createEyeReport, sent)).toMatchObject({
    code: 'request.invalid',
    fields: { 'prescription.plane': 'validation.glasses_plane' },
  });
});

test('the FHIR export of a contact lens names its type, and the plane of its power in a note', async () => {
  const { admin } = await openClinic();
  const notes = async (lens: Lens) => {
    const { id: eyeReportId } = await makeFinishedReport(admin, visitWith(lens));
    const { data } = await admin.call(eyeReports.exportEyeReport, { eyeReportId });
    return JSON.stringify(data.entry.find(({ resource }) => resource.resourceType === 'VisionPrescription'));
  };
  expect(await notes({ plane: 'cornea' })).toMatch(/"code":"contact".*Power at the cornea/);
  expect(await notes({})).toContain('Plane of the power not recorded');
  const glasses = await notes({ kind: 'spectacle' });
  expect(glasses).toContain('"code":"lens"');
  expect(glasses).not.toContain('lane of the power');
});

describe('warning about a contact lens that has the power of the refraction without conversion to the cornea', () => {
  const checked = (lens: Lens, status: 'draft' | 'finished' = 'finished') => {
    const { prescription, refractions } = visitWith(lens);
    const { lensKind = null, plane } = prescription ?? {};
    const powers = {
      ...(refractions?.cycloplegic && { cycloplegic: refractions.cycloplegic }),
      ...(prescription && { prescription }),
    };
    return isLensToCheck({ status, lensKind, powers, ...(plane && { plane }) });
  };

  test('a contact lens whose power was not converted to the cornea causes a warning from 3 D on: soft or rigid, minus or plus', () => {
    expect(checked({})).toBe(true);
    expect(checked({ kind: 'rigid' })).toBe(true);
    expect(checked({ right: [-10, 2, 90] })).toBe(true);
    expect(checked({ right: [-3, null, null], refracted: [-3, 0, null] })).toBe(true);
    expect(checked({ right: [-2.75, null, null], refracted: [-2.75, null, null] })).toBe(false);
  });

  test('glasses, drafts, other powers, and contact lenses with a power recorded for the cornea cause no warning', () => {
    expect(checked({ kind: 'spectacle' })).toBe(false);
    expect(checked({}, 'draft')).toBe(false);
    expect(checked({ right: [-7.25, -1.75, 180] })).toBe(false);
    expect(checked({ plane: 'cornea' })).toBe(false);
    expect(checked({ plane: 'spectacle' })).toBe(true);
  });
});

test('users, also those limited to selected cases, can list the eye reports whose contact lens power must be checked', async () => {
  const { admin, join } = await openClinic();
  const user = await join({ visibility: 'selected' });
  const [mine, hidden] = [await makeCase(user), await makeCase(admin)];
  const wrong = await makeFinishedReport(user, visitWith({}), mine.id);
  await makeFinishedReport(user, visitWith({ plane: 'cornea', right: [-7.25, -1.75, 180] }), mine.id);
  const others = await makeFinishedReport(admin, visitWith({ kind: 'rigid' }), hidden.id);
  const found = async (who: typeof admin, check: 'lensPower' | null) =>
    (await who.call(eyeReports.searchEyeReports, { check })).data.data.map(({ id }) => id).toSorted();
  expect(await found(user, 'lensPower')).toEqual([wrong.id]);
  expect(await found(admin, 'lensPower')).toEqual([wrong.id, others.id].toSorted());
  expect(await found(admin, null)).toHaveLength(3);
});

test('the powers of prescribed glasses are not compared with those of prescribed contact lenses', async () => {
  const { admin } = await openClinic();
  const { id } = await makeCase(admin);
  const prescribed = (date: string, kind: LensKind, sph: number) => ({
    ...visitWith({ date, kind, plane: kind === 'soft' ? 'cornea' : 'spectacle', right: [sph, null, null] }),
    refractions: { dry: null, cycloplegic: null, current: null },
  });
  await makeFinishedReport(admin, prescribed('2025-01-16', 'spectacle', -8), id);
  const lens = await makeFinishedReport(admin, prescribed('2025-08-16', 'soft', -7.25), id);
  const glasses = await makeFinishedReport(admin, prescribed('2026-03-16', 'spectacle', -8.5), id);
  const { data } = await admin.call(eyeReports.getEyeSeries, { caseId: id });
  expect(changeSinceLast(data, lens.id)).toEqual({ perYear: null, plain: null });
  expect(changeSinceLast(data, glasses.id).perYear?.right).toBeCloseTo(-0.43, 2);
});
