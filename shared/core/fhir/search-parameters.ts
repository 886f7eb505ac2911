/**
 * How the value of a search parameter is compared. With `store`, the source that lists our records applies
 * the parameter. With any other kind, the value is also compared with the finished resource.
 */
export type FhirParameterKind = 'token' | 'date' | 'string' | 'reference' | 'store';

export interface FhirParameter {
  kind: FhirParameterKind;
  /** Parameter type in the CapabilityStatement, for the kind `store`. */
  as?: Exclude<FhirParameterKind, 'store'>;
  /** Paths of the compared values in the resource; a path continues into each item of a list. */
  at?: readonly string[];
  /** Whether a value can name or describe a child; such values are left out of links. */
  isPersonal?: true;
  /**
   * Whether a search can give only one value, because the source of the records searches for a single text.
   */
  isSingle?: true;
}

const token = (...at: string[]): FhirParameter => ({ kind: 'token', at });
const date = (...at: string[]): FhirParameter => ({ kind: 'date', at });
const reference = (...at: string[]): FhirParameter => ({ kind: 'reference', at });
/**
 * Search by child. The source of the records applies this parameter, because only the source knows which
 * cases were merged into the child's case.
 */
const patient: FhirParameter = { kind: 'store', as: 'reference' };

const commonParameters = { _id: token('id'), _lastUpdated: date('meta.lastUpdated') };

interface FhirType {
  parameters: Record<string, FhirParameter>;
  /** Search parameters that `_include` may name; each refers to the patient. */
  includes: readonly string[];
  /** Usual number of resources per record, used to choose the page size. */
  perRecord: number;
  /** Whether searches of the type support `_sort=date` and `_sort=-date`. */
  isSorted: boolean;
  /** Whether every search must name one patient. */
  needsPatient?: true;
  /** Additional text about the type in the CapabilityStatement. */
  note?: string;
  /** How other systems can create resources of the type; unset if they cannot. */
  created?: 'conditional' | 'plain';
}

const ofPatient = { patient, subject: patient };
const encounter = reference('encounter.reference');
/** For resource types made from records of a child, such as visits. Searches can sort them by date. */
const clinical = { includes: ['patient', 'subject'], isSorted: true } as const;

/** For resource types that are computed from all visits of a child. A search must name the child. */
const ofOnePatient = {
  includes: ['patient', 'subject'],
  perRecord: 1,
  isSorted: false,
  needsPatient: true,
} as const;

/** Resource types that other systems can read. The CapabilityStatement is made from this table. */
export const fhirTypes = {
  Patient: {
    parameters: {
      identifier: { ...token('identifier'), isPersonal: true, isSingle: true },
      name: { kind: 'store', as: 'string', isPersonal: true, isSingle: true },
      birthdate: { ...date('birthDate'), isPersonal: true },
      gender: { ...token('gender'), isPersonal: true },
      active: token('active'),
    },
    includes: [],
    perRecord: 1,
    isSorted: false,
    created: 'conditional',
  },
  RelatedPerson: {
    parameters: { patient },
    includes: ['patient'],
    perRecord: 1,
    isSorted: false,
  },
  Encounter: {
    ...clinical,
    parameters: {
      ...ofPatient,
      date: date('period.start'),
      identifier: token('identifier'),
      status: token('status'),
    },
    perRecord: 1,
  },
  Observation: {
    ...clinical,
    parameters: {
      ...ofPatient,
      encounter,
      date: date('effectiveDateTime'),
      code: token('code.coding', 'component.code.coding'),
      category: token('category.coding'),
      status: token('status'),
    },
    perRecord: 12,
    created: 'plain',
    note: 'What is created waits until a person takes it over; it is no resource before.',
  },
  VisionPrescription: {
    ...clinical,
    includes: ['patient'],
    parameters: {
      patient,
      encounter,
      datewritten: date('dateWritten'),
      identifier: token('identifier'),
      status: token('status'),
    },
    perRecord: 1,
    isSorted: false,
  },
  DocumentReference: {
    ...clinical,
    parameters: {
      ...ofPatient,
      encounter: reference('context.encounter.reference'),
      date: date('date'),
      period: date('context.period.start'),
      status: token('status'),
    },
    note: 'Progress reports are found by a search for one patient.',
    perRecord: 1,
    isSorted: false,
  },
  Provenance: {
    parameters: {
      patient,
      target: reference('target.reference'),
      recorded: date('recorded'),
    },
    includes: [],
    perRecord: 2,
    isSorted: false,
  },
  MedicationStatement: {
    parameters: { ...ofPatient, status: token('status'), effective: date('effectivePeriod.start') },
    ...ofOnePatient,
  },
  Appointment: {
    parameters: { patient, status: token('status'), date: date('start', 'requestedPeriod.start') },
    ...{ ...ofOnePatient, includes: ['patient'] },
    note: 'Sessions with whether the child was there, and the next visit.',
  },
  DeviceUseStatement: { parameters: ofPatient, ...ofOnePatient },
  Consent: {
    parameters: { patient, status: token('status'), date: date('dateTime') },
    ...{ includes: ['patient'], perRecord: 1, isSorted: false, needsPatient: true },
  },
} satisfies Record<string, FhirType>;

export type FhirTypeName = keyof typeof fhirTypes;
export const fhirTypeOf = (name: FhirTypeName): FhirType => fhirTypes[name];
export const isFhirType = (name: string): name is FhirTypeName => Object.hasOwn(fhirTypes, name);

export function parametersOf(name: FhirTypeName): Record<string, FhirParameter> {
  return { ...commonParameters, ...fhirTypeOf(name).parameters };
}
