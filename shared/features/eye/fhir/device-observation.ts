import { type FhirResource, recordIdOf } from '../../../core/fhir/resource.ts';
import { type FhirWriter, needs, objectsIn, textIn } from '../../../core/fhir/writing.ts';
import { CaseId } from '../../../core/ids.ts';
import { type Eye, eyes } from '../../../core/optics/eyes.ts';
import { visitFields } from '../visit-fields/visit-fields.ts';
import { axialLengthOf, type Concept, concepts, methodOf, siteOf } from './fhir-codes.ts';

/**
 * Whether a concept in a resource means one of our concepts: it has the same code, or the same text if our
 * concept has no code.
 */
function isConcept(sent: unknown, { coding, text }: Concept): boolean {
  const [concept] = objectsIn(sent);
  if (!concept) return false;
  const codes = objectsIn(concept.coding);
  if (coding)
    return codes.some(one => coding.some(own => own.code === one.code && own.system === one.system));
  return textIn(concept.text)?.toLowerCase() === text.toLowerCase();
}

/** Accepted codes of each unit; the first one is the UCUM code. */
const units = { D: ['[diop]', 'D'], degrees: ['deg', '°'], mm: ['mm'] } as const;

/** Reads the value of a quantity that is in one of the allowed units. @throws UnwritableError */
function valueIn(sent: unknown, what: string, allowed: readonly (keyof typeof units)[]): number {
  const [quantity = {}] = objectsIn(sent);
  needs(typeof quantity.value === 'number', `${what} needs a valueQuantity`);
  const unit = textIn(quantity.code) ?? textIn(quantity.unit) ?? '';
  needs(
    quantity.comparator === undefined && allowed.some(name => units[name].some(one => one === unit)),
    `${what} is measured in ${allowed.flatMap(name => units[name][0]).join(' or ')}`,
  );
  return quantity.value;
}

const powers = { sph: ['D'], cyl: ['D'], axis: ['degrees'] } as const;
const curvatures = { k1: ['D', 'mm'], k2: ['D', 'mm'], axis: ['degrees'], diameter: ['mm'] } as const;

/**
 * Reads the values of all components, by our field names. @throws UnwritableError for an unknown component
 */
function valuesOf<Field extends string>(
  observation: FhirResource,
  codes: Record<Field, Concept>,
  unitsOf: Record<Field, readonly (keyof typeof units)[]>,
): Record<Field, number | null> {
  const fields = Object.keys(codes) as Field[];
  const values = Object.fromEntries(fields.map(field => [field, null])) as Record<Field, number | null>;
  for (const component of objectsIn(observation.component)) {
    const field = fields.find(name => isConcept(component.code, codes[name]));
    if (!field && isConcept(component.code, concepts.equivalent)) continue;
    needs(field, 'A component has a code that is not stored here');
    needs(values[field] === null, 'A component is there twice');
    values[field] = valueIn(component.valueQuantity, codes[field].text, unitsOf[field]);
  }
  return values;
}

/** @throws UnwritableError if the Observation names no eye */
function eyeOf({ bodySite }: FhirResource): Eye {
  const eye = eyes.find(side => isConcept(bodySite, siteOf[side]));
  needs(eye, 'bodySite names the right or the left eye by its SNOMED CT code');
  return eye;
}

const pairOf = <Value>(eye: Eye, value: Value, none: Value) => ({ right: none, left: none, [eye]: value });

function measured(observation: FhirResource): object {
  const length = eyes.find(side => isConcept(observation.code, axialLengthOf[side]));
  if (length) {
    const value = valueIn(observation.valueQuantity, 'Axial length', ['mm']);
    return { axialLength: pairOf<number | null>(length, value, null) };
  }
  if (isConcept(observation.code, concepts.refraction)) {
    const method = (['dry', 'cycloplegic'] as const).find(name =>
      isConcept(observation.method, methodOf[name]),
    );
    needs(method, `method is the text “${methodOf.dry.text}” or “${methodOf.cycloplegic.text}”`);
    const power = valuesOf(
      observation,
      { sph: concepts.sph, cyl: concepts.cyl, axis: concepts.axis },
      powers,
    );
    needs(power.sph !== null, 'A refraction needs a sphere');
    return { method, refraction: pairOf<object | null>(eyeOf(observation), power, null) };
  }
  needs(
    isConcept(observation.code, { text: 'Keratometry' }),
    'Only axial length, refraction and keratometry are taken from devices, with the codes that this server writes',
  );
  const { k1, k2, axis, diameter } = visitFields.cornea.right;
  const codes = { k1: k1.fhir, k2: k2.fhir, axis: axis.fhir as Concept, diameter: diameter.fhir as Concept };
  const none = { k1: null, k2: null, axis: null, diameter: null };
  const values = valuesOf(observation, codes, curvatures);
  return { cornea: pairOf(eyeOf(observation), values, none as typeof values) };
}

/** Stores an Observation that a device has sent. It becomes part of a visit only when a person accepts it. */
export const observationWriter: FhirWriter = {
  type: 'Observation',
  fields: [
    ...['status', 'category', 'code', 'subject', 'effectiveDateTime', 'bodySite', 'method', 'device'],
    ...['valueQuantity', 'component', 'issued'],
  ],
  isWaiting: true,
  callOf: observation => {
    needs(
      ['preliminary', 'final'].includes(String(observation.status)),
      'The status is preliminary or final',
    );
    const [subject] = objectsIn(observation.subject);
    const caseId = recordIdOf(textIn(subject?.reference)?.replace(/^.*Patient\//, '') ?? '');
    needs(CaseId.safeParse(caseId).success, 'subject is a reference to a Patient of this server');
    const measuredOn = textIn(observation.effectiveDateTime)?.slice(0, 10);
    needs(measuredOn && /^\d{4}-\d\d-\d\d$/.test(measuredOn), 'effectiveDateTime has a day');
    const [device] = objectsIn(observation.device);
    const body = { measuredOn, device: textIn(device?.display), ...measured(observation) };
    return { path: `cases/${caseId}/received-measurements`, body };
  },
};
