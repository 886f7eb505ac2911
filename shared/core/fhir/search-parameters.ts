/**
 * How a search parameter compares: `store` is answered by the source alone, everything else also by comparing
 * with the resource.
 */
export type FhirParameterKind = 'token' | 'date' | 'string' | 'reference' | 'store';

export interface FhirParameter {
  kind: FhirParameterKind;
  /** Type in the CapabilityStatement, if the source answers it. */
  as?: Exclude<FhirParameterKind, 'store'>;
  /** Paths in the resource, through lists. */
  at?: readonly string[];
  /** Whether a value may name or describe a child, so that no link repeats it. */
  isPersonal?: true;
  /** Whether the source searches for one text only, so that a search has one value. */
  isSingle?: true;
}

const token = (...at: string[]): FhirParameter => ({ kind: 'token', at });
const date = (...at: string[]): FhirParameter => ({ kind: 'date', at });
const reference = (...at: string[]): FhirParameter => ({ kind: 'reference', at });
/** The source also finds the records of merged cases. */
const patient: FhirParameter = { kind: 'store', as: 'reference' };

/** Parameters of every type. */
const commonParameters = { _id: token('id'), _lastUpdated: date('meta.lastUpdated') };

interface FhirType {
  parameters: Record<string, FhirParameter>;
  /** Parameters that `_include` may follow; each leads to the patient. */
  includes: readonly string[];
  /** Resources that one of our records usually makes, for the size of pages. */
  perRecord: number;
  /** Whether `_sort=date` and `_sort=-date` work. */
  isSorted: boolean;
  /** Whether every search names one patient. */
  needsPatient?: true;
  /** What else its CapabilityStatement says. */
  note?: string;
  /** How other systems create resources of the type; not at all if left out. */
  created?: 'conditional' | 'plain';
}

const ofPatient = { patient, subject: patient };
const encounter = reference('encounter.reference');
/** Resources of a child's documents, which are listed by day. */
const clinical = { includes: ['patient', 'subject'], isSorted: true } as const;

/** Resources that follow from all visits of a child. */
const ofOnePatient = {
  includes: ['patient', 'subject'],
  perRecord: 1,
  isSorted: false,
  needsPatient: true,
} as const;

/** Everything that other systems can read, with its search parameters: the CapabilityStatement says the same. */
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
