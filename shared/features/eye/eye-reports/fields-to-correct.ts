import { contradictingTexts } from '../treatments/contradicting-text.ts';
import { repeatsChanged } from '../treatments/repeated-treatment.ts';
import { missingSpheres } from './missing-spheres.ts';

interface FieldToCorrect {
  path: (string | number)[];
  /** Key of the message, such as `validation.sphere_needed`. */
  message: string;
  input: string | null;
}

type Visit = Parameters<typeof missingSpheres>[0] & {
  treatments: readonly (Parameters<typeof contradictingTexts>[0] & Parameters<typeof repeatsChanged>[0])[];
};

/**
 * Fields of a visit that earlier versions of the product stored and that must be corrected before the visit
 * is saved, finished or amended: missing spheres, texts that contradict the chosen treatment, and a change of
 * treatment to the same one. A stored visit with such fields can still be read and printed.
 */
export function fieldsToCorrect(visit: Visit): FieldToCorrect[] {
  return [
    ...missingSpheres(visit).map(path => ({ path, message: 'validation.sphere_needed', input: null })),
    ...visit.treatments.flatMap((entry, place) =>
      contradictingTexts(entry).map(({ field, message }) => ({
        path: ['treatments', place, field],
        message,
        input: entry[field],
      })),
    ),
    ...visit.treatments.flatMap((entry, place) =>
      repeatsChanged(entry, visit.treatments)
        ? [{ path: ['treatments', place, 'kind'], message: 'validation.same_treatment', input: entry.kind }]
        : [],
    ),
  ];
}
