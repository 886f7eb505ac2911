/**
 * Writes generated resources of every type, one a line: `node test/cloud/outside/fhir/generate.ts FILE`.
 * `docs/testing.md` says how to validate them.
 */
import { writeFileSync } from 'node:fs';
import * as fc from 'fast-check';
import type * as z from 'zod';
import { capabilityStatement } from '../../../../shared/core/fhir/capability.ts';
import { outcome } from '../../../../shared/core/fhir/outcome.ts';
import type { FhirResource } from '../../../../shared/core/fhir/resource.ts';
import { Case } from '../../../../shared/features/cases/cases/schema.ts';
import { patientResources } from '../../../../shared/features/cases/fhir/patient.ts';
import { progressResources } from '../../../../shared/features/classes/fhir/progress-resources.ts';
import { sessionResources } from '../../../../shared/features/classes/fhir/session-resources.ts';
import { ProgressReport } from '../../../../shared/features/classes/progress-reports/schema.ts';
import { SessionOfChild } from '../../../../shared/features/classes/sessions/session-of-child.ts';
import { Consent } from '../../../../shared/features/consent/consents/schema.ts';
import { consentResources } from '../../../../shared/features/consent/fhir/consent-resources.ts';
import { EyeReport } from '../../../../shared/features/eye/eye-reports/schema.ts';
import { recallResources } from '../../../../shared/features/eye/fhir/recall-resources.ts';
import { treatmentResources } from '../../../../shared/features/eye/fhir/treatment-resources.ts';
import { visitResources } from '../../../../shared/features/eye/fhir/visit-resources.ts';
import { TreatmentPeriod } from '../../../../shared/features/eye/treatments/treatment.ts';
import { noteResources } from '../../../../shared/features/notes/fhir/note-resources.ts';
import { FinishedNote } from '../../../../shared/features/notes/notes/schema.ts';
import { screeningResources } from '../../../../shared/features/screening/fhir/screening-resources.ts';
import { Screening } from '../../../../shared/features/screening/screenings/schema.ts';
import { child } from '../../../features/cases/cases/samples.ts';
import { powers } from '../../../features/eye/arbitrary-powers.ts';
import { visit } from '../../../features/eye/eye-reports/samples.ts';
import { answeredTests } from '../../../features/screening/screenings/samples.ts';
import { arbitraryOf, type Values } from '../../../support/arbitrary-of-schema.ts';
import { inputSchema } from '../../../support/input-schema.ts';

const atLeast = 2_200;
const about = { organization: 'brightwater', base: 'https://lumitree.example/api/fhir' };
const letters = (length: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789ABCabc'), minLength: length, maxLength: length });
const caseId = letters(22).map(text => `case_${text}`);
const instant = fc.date({ min: new Date('2020-01-01'), max: new Date('2027-01-01'), noInvalidDate: true });
const at = instant.map(date => date.toISOString());
const day = at.map(text => text.slice(0, 10));
const orNull = <Value>(values: fc.Arbitrary<Value>) => fc.option(values, { nil: null });
const times = {
  ...{
    caseId,
    version: fc.constant(2),
    savedAt: at,
    createdAt: at,
    finishedAt: at,
    sentAt: fc.constant(null),
  },
  ...{ amendedAt: orNull(at), deletedAt: orNull(at), date: day, frozenVersion: fc.constant(1) },
};

/**
 * Returns records with generated values. If the values of a record do not fit together, the values of `whole`
 * replace them.
 */
function recordsOf<Record>(schema: z.ZodType<Record>, values: Values, whole: object): Record[] {
  const json = inputSchema({ endpoint: { input: schema } } as never);
  return fc
    .sample(arbitraryOf(json, values) as fc.Arbitrary<object>, { numRuns: 400, seed: 45 })
    .flatMap(record => {
      const read = schema.safeParse(record);
      return read.success ? [read.data] : (schema.safeParse({ ...record, ...whole }).data ?? []);
    }) as Record[];
}

const { acuityNotation, ...wholeVisit } = visit;
const reports = recordsOf(
  EyeReport,
  {
    ...powers,
    ...times,
    id: letters(38).map(text => `eye_${text}`),
    reference: fc.constant('R-2026-000123'),
    treatments: fc.constant(visit.treatments),
    acuity: fc.constant(visit.acuity),
    acuityNotation: fc.constant(acuityNotation),
    questionnaire: fc.constant(visit.questionnaire),
    riskFactors: fc.constant(visit.riskFactors),
  },
  wholeVisit,
);
const screenings = recordsOf(
  Screening,
  { ...times, id: letters(38).map(text => `scr_${text}`), tests: fc.constant(answeredTests()) },
  { tests: answeredTests(), recommendations: [], dismissedNodes: [] },
);
const children = recordsOf(
  Case,
  {
    ...{
      id: caseId,
      createdAt: at,
      updatedAt: at,
      merged: fc.array(caseId, { maxLength: 2 }),
      birthDate: day,
    },
    ...{ mergedIdentifiers: fc.constant([]), assigned: fc.constant([]), photoId: fc.constant(null) },
    ...{ country: fc.constant('HK'), mergedInto: fc.constant(undefined) },
    ...Object.fromEntries(
      ['mobile', 'father.mobile', 'mother.mobile', 'guardian.mobile'].map(name => [
        name,
        fc.constant('+85291234567'),
      ]),
    ),
    ...{ contactEmail: fc.constant('a@test.example'), country: fc.constant('HK') },
    ...{ lastSeenOn: day, nextDueOn: day, bookedFor: day },
  },
  child,
);

const consents = recordsOf(
  Consent,
  { ...times, at, withdrawnAt: orNull(at), id: letters(38).map(text => `consent_${text}`), givenOn: day },
  { purpose: 'care', term: null },
);
const notes = recordsOf(
  FinishedNote,
  { ...times, id: letters(38).map(text => `note_${text}`), status: fc.constant('finished') },
  { deleted: null },
);
const progress = recordsOf(
  ProgressReport,
  {
    ...times,
    id: letters(38).map(text => `progress_${text}`),
    removedAt: orNull(at),
    from: day,
    to: fc.constant('2027-06-30'),
  },
  { status: 'finished', classId: null },
);
const sessions = recordsOf(
  SessionOfChild,
  {
    ...times,
    sessionId: letters(22).map(text => `ses_${text}`),
    ...{ startsAt: at, endsAt: fc.constant('2027-06-30T10:00:00.000Z'), at },
  },
  { classes: [], cancelled: null },
);
const treatmentSchema = inputSchema({ endpoint: { input: TreatmentPeriod } } as never);

const [reportCount, screeningCount, childCount] = [reports, screenings, children].map(({ length }) => length);
const resources: FhirResource[] = [
  capabilityStatement(),
  outcome(404, 'This no longer exists'),
  ...children.flatMap(record => patientResources(record, about)),
  ...reports.slice(0, 150).flatMap(record => visitResources(record, about)),
  ...screenings.slice(0, 60).flatMap(record => screeningResources(record, about)),
  ...notes.flatMap(record => noteResources(record, about)),
  ...progress.flatMap(record => progressResources(record, about)),
  ...consents.flatMap(record => consentResources(record)),
  ...sessions.flatMap(record => sessionResources(record, { ...about, caseId: record.caseId })),
  ...(['waiting', 'contacted', 'booked'] as const).flatMap(state =>
    recallResources({
      caseId: `case_${'0'.repeat(22)}`,
      dueOn: '2026-05-16',
      bookedFor: null,
      state,
      ...{ at: null, savedAt: '2026-05-16T09:30:00.000Z' },
    }),
  ),
  ...fc
    .sample(fc.tuple(arbitraryOf(treatmentSchema, times), caseId), { numRuns: 200, seed: 45 })
    .flatMap(([treatment, id]) => {
      const period = { ...(treatment as TreatmentPeriod), to: null };
      return treatmentResources(
        { treatments: [period], savedAt: '2026-05-16T09:30:00.000Z' },
        { ...about, caseId: id },
      );
    }),
];
if (resources.length < atLeast) throw new Error(`only ${resources.length} resources`);
const [, , file = '/dev/stdout'] = process.argv;
writeFileSync(file, `${resources.map(resource => JSON.stringify(resource)).join('\n')}\n`);
console.error(
  `${resources.length} resources of ${reportCount} visits, ${screeningCount} screenings and ${childCount} children`,
);
