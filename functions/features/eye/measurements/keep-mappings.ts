import type { measurements } from '../../../../shared/features/eye/measurements/endpoints.ts';
import type { Handler } from '../../../composition/context.ts';
import { MeasurementsStore } from './measurements-store.ts';

export const listMeasurementMappings: Handler<typeof measurements.listMeasurementMappings> = (
  _,
  { openStore },
) => openStore(MeasurementsStore).mappings();

export const changeMeasurementMappings: Handler<typeof measurements.changeMeasurementMappings> = (
  mappings,
  { openStore },
) => openStore(MeasurementsStore).changeMappings(mappings);
