import { randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import { dayMs } from '../../../../shared/core/dates/durations.ts';
import { measurements } from '../../../../shared/features/eye/measurements/endpoints.ts';
import type { MeasurementMapping } from '../../../../shared/features/eye/measurements/schema.ts';
import type { Samples } from '../../../support/sample.ts';
import { makeCase } from '../../cases/cases/samples.ts';

/** A mapping of columns for a measurement file with a row per eye. */
export const mapping: MeasurementMapping = {
  name: 'Biometer in room 2',
  columns: [
    { header: 'Patient Name', field: 'fullName' },
    { header: 'DOB', field: 'birthDate' },
    { header: 'Exam Date', field: 'measuredOn' },
    { header: 'Eye', field: 'eye' },
    { header: 'AL', field: 'axialLength' },
  ],
  dateOrder: 'dmy',
  method: null,
};

const mappings = fc
  .uniqueArray(fc.stringMatching(/^[A-Za-z][A-Za-z0-9]{0,20}$/), { maxLength: 5 })
  .map(names => names.map(name => ({ ...mapping, name })));

/** A birth date that few children share, because the endpoint compares all children with that date. */
const ownBirthDate = () =>
  new Date((Number.parseInt(randomUUID().slice(0, 4), 16) % 20_000) * dayMs).toISOString().slice(0, 10);

export const measurementsSamples: Samples<typeof measurements> = {
  matchChildren: {
    input: async ({ maker }) => {
      const birthDate = ownBirthDate();
      const { fullName } = await makeCase(maker, { birthDate });
      return { people: [{ name: fullName, birthDate }] };
    },
  },
  listMeasurementMappings: { input: async () => ({}) },
  changeMeasurementMappings: {
    input: async ({ maker }) => {
      const { data } = await maker.call(measurements.listMeasurementMappings, {});
      return { version: data.version, mappings: [mapping] };
    },
    fixedFields: ['version'],
    arbitraries: { mappings },
    expectedOutput: ({ mappings: kept }) => ({ mappings: kept }),
    allowedRaceErrors: ['version.conflict'],
  },
};
