import { eyeReports } from '../../../shared/features/eye/eye-reports/endpoints.ts';
import { measurements } from '../../../shared/features/eye/measurements/endpoints.ts';
import { imports } from '../../../shared/features/intake/imports/endpoints.ts';
import { visit as wholeVisit } from '../../features/eye/eye-reports/samples.ts';
import { mapping, rowOf } from '../../features/intake/imports/samples.ts';
import { plusDays } from '../local-days.ts';
import type { ModelRecord } from '../model.ts';
import { isOneOf, pick, type SeasonOrganization, type Stage, today, whoMay } from '../stage.ts';
import { unseenOn } from './visits.ts';

const rowsOfFile = 5;
const rowsOfDevice = 4;

/** Checks and imports a file of children. Some imports are undone, because the file was the wrong one. */
export async function importChildren(stage: Stage, at: SeasonOrganization): Promise<void> {
  const { calls, model, world } = stage;
  const { settled } = world.backend;
  const admin = calls.of(at.clinic.admin);
  const expected = Array.from({ length: rowsOfFile }, () => {
    const number = stage.next('imported child');
    return {
      fullName: `Imogen Season ${number}`,
      fileNumber: `I-${number}`,
      birthDate: `2018-0${1 + (number % 9)}-1${number % 10}`,
      contactEmail: `imported-${number}@season.example`,
    };
  });
  const rows = expected.map((fields, index) => rowOf(index + 1, fields));
  const name = `children ${stage.next('import')}.csv`;
  const { data: made } = await admin.call(imports.createImport, { name, total: rows.length, mapping });
  const about = { importId: made.id };
  await admin.call(imports.addImportRows, { ...about, rows });
  await admin.call(imports.checkImport, about);
  await settled();
  await admin.call(imports.commitImport, { ...about, asNew: rows.map(({ number }) => number) });
  await settled();
  const { data } = await admin.call(imports.listImportRows, about);
  const ids = new Map(data.data.map(row => [row.number, row.case?.id ?? '']));
  if (isOneOf(stage, 3)) {
    await admin.call(imports.undoImport, about);
    await settled();
    for (const [number, id] of ids) {
      const { status } = await at.clinic.admin.send('GET', `cases/${id}`);
      if (status !== 404)
        calls.problems.push(`imports: row ${number} was undone, its case answers ${status}`);
    }
    return;
  }
  for (const [index, fields] of expected.entries()) {
    const id = ids.get(index + 1) || `row ${index + 1} of ${name}`;
    model.add({ kind: 'case', id, organization: at.slug, day: today(stage, at), expected: fields });
  }
}

/**
 * Imports the measurements in a biometer's file as the page does: finds the children, and begins a visit for
 * each.
 */
export async function importMeasurements(stage: Stage, at: SeasonOrganization): Promise<void> {
  const { model, random } = stage;
  const day = plusDays(today(stage, at), -1);
  const measured = unseenOn(stage, at, day).slice(-rowsOfDevice);
  if (measured.length === 0) return;
  const { caller } = pick(stage, whoMay(at, 'all'));
  const nameOf = ({ expected }: ModelRecord) => ({
    name: String(expected.fullName),
    birthDate: String(expected.birthDate),
  });
  const { data: found } = await caller.call(measurements.matchChildren, { people: measured.map(nameOf) });
  if (!JSON.stringify(found).includes(measured[0]?.id ?? ''))
    stage.calls.problems.push('measurements: a child of the file was not found');
  for (const child of measured) {
    const right = 23 + random.randomInt(0, 200) / 100;
    const expected = { date: day, axialLength: { right, left: 24.1 } };
    const { data } = await caller.call(eyeReports.createEyeReport, {
      ...{ ...expected, acuityNotation: wholeVisit.acuityNotation, caseId: child.id },
      refractions: { dry: null, current: null, cycloplegic: null },
    });
    const { id, version, reference } = data;
    model.add({
      ...{ kind: 'visit', id, organization: at.slug, caseId: child.id, day, version, reference },
      expected: { ...expected, status: 'draft' },
    });
  }
}
