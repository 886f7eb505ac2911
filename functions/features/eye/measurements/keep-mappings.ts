import type { measurements } from '../../../../shared/features/eye/measurements/endpoints.ts';
import type { Handler } from '../../../composition/context.ts';
import { MeasurementsStore } from './measurements-store.ts';

export const listMeasurementMappingsHandler: Handler<typeof measurements.listMeasurementMappings> = (
  _,
  { openStore },
) => openStore(MeasurementsStore).mappings();

export const changeMeasurementMappingsHandler: Handler<typeof measurements.changeMeasurementMappings> = (
  wanted,
  { openStore },
) => openStore(MeasurementsStore).changeMappings(wanted);
