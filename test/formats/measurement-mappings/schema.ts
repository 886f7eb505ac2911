import { MeasurementMappings } from '../../../shared/features/eye/measurements/schema.ts';

export const schema = MeasurementMappings;
