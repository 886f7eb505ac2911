import { encounter, provenances } from '../../../core/fhir/document-resources.ts';
import { documentReference, type FhirFile } from '../../../core/fhir/files.ts';
import { type FhirResource, partIdOf, referenceTo, staffReference } from '../../../core/fhir/resource.ts';
import { documentsSource, type FhirAbout, type FhirSource } from '../../../core/fhir/source.ts';
import type { Eye } from '../../../core/optics/eyes.ts';
import type { FindingUnit } from '../results/findings.ts';
import { english } from '../screening-texts/screening-texts.en.ts';
import type { Screening } from '../screenings/schema.ts';
import type { Answer } from '../tests/answers.schema.ts';
import { type Measure, type Place, placesOf, screeningTests, testOf, type Unit } from '../tests/catalogue.ts';

const ucum = 'http://unitsofmeasure.org';
const codeOfUnit: Record<Unit, string> = {
  seconds: 's',
  grade: '{grade}',
  count: '1',
  lettersPerMinute: '{letters}/min',
  wordsPerMinute: '{words}/min',
  metres: 'm',
};

const side = (code: string, display: string) => ({
  bodySite: { coding: [{ system: 'http://snomed.info/sct', code, display }], text: display },
});

/** FHIR codes for the sides. They name no body part, because a test may be of eyes, hands or legs. */
const sideOf: Record<Place, object> = {
  whole: {},
  right: side('24028007', 'Right'),
  left: side('7771000', 'Left'),
} satisfies Record<Eye | 'whole', object>;

/**
 * The values of an observation for one place (whole test or side), or the reason why nothing was recorded.
 */
function recordedAt(answer: Answer, measures: readonly Measure[]): object | null {
  if (answer.state === 'notDone')
    return {
      dataAbsentReason: {
        coding: [
          { system: 'http://terminology.hl7.org/CodeSystem/data-absent-reason', code: 'not-performed' },
        ],
        text: english.reasons[answer.reason],
      },
      ...(answer.note && { note: [{ text: answer.note }] }),
    };
  const component = measures.flatMap(measure => {
    const value = answer.values[measure.id];
    if (value === null || value === undefined) return [];
    return [{ code: { text: english.measures[measure.id] ?? measure.id }, ...measured(measure, value) }];
  });
  return component.length > 0 ? { component } : null;
}

function measured(measure: Measure, value: number | string): object {
  if (measure.kind === 'choice') return { valueString: english.choices[String(value)] ?? String(value) };
  if (measure.kind !== 'number') return { valueString: String(value) };
  const unit = english.units[measure.unit satisfies FindingUnit];
  const code = codeOfUnit[measure.unit];
  return { valueQuantity: { value: Number(value), ...(unit && { unit }), system: ucum, code } };
}

const screeningFiles: FhirFile[] = (['en', 'zh'] as const).map(language => ({
  name: `full.${language}`,
  title: english.title,
  language,
  call: { path: 'screenings/{id}/pdf', input: { copy: 'full', language } },
}));

/**
 * FHIR resources of a finished screening: Encounter, Observations (per test and side) and Provenance. A draft
 * has none.
 */
export function screeningResources(screening: Screening, { base }: FhirAbout): FhirResource[] {
  if (screening.status === 'draft') return [];
  const { id, caseId, savedAt, date, tester, deletedAt, status, tests } = screening;
  const common = {
    resourceType: 'Observation',
    meta: { lastUpdated: savedAt },
    status: deletedAt === null ? (status === 'amended' ? 'amended' : 'final') : 'entered-in-error',
    category: [
      {
        coding: [{ system: 'http://terminology.hl7.org/CodeSystem/observation-category', code: 'exam' }],
      },
    ],
    subject: referenceTo('Patient', caseId),
    encounter: referenceTo('Encounter', id),
    effectiveDateTime: date,
    performer: [staffReference(tester)],
  };
  const observations = screeningTests.flatMap(({ id: test, measures }) =>
    placesOf(testOf(test)).flatMap((place): FhirResource[] => {
      const answer = tests[test][place];
      const value = answer && recordedAt(answer, measures);
      if (!value) return [];
      const code = { text: english.tests[test][0] };
      return [{ ...common, id: partIdOf(id, `${test}.${place}`), code, ...sideOf[place], ...value }];
    }),
  );
  const document = { base, description: english.title, author: tester };
  return [
    encounter(screening, tester),
    ...observations,
    documentReference(screening, screeningFiles, document),
    ...provenances(screening),
  ];
}

export const screeningSource: FhirSource<Screening> = documentsSource({
  types: ['Observation', 'Encounter', 'DocumentReference', 'Provenance'],
  idKind: 'screening',
  path: 'screenings',
  files: screeningFiles,
  resourcesOf: screeningResources,
});
