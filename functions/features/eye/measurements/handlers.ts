import { measurements } from '../../../../shared/features/eye/measurements/endpoints.ts';
import type { Handlers } from '../../../composition/context.ts';
import { changeMeasurementMappingsHandler, listMeasurementMappingsHandler } from './keep-mappings.ts';
import { matchChildrenHandler } from './match-children.ts';

export const endpoints = measurements;

export const handlers: Handlers<typeof measurements> = {
  matchChildren: matchChildrenHandler,
  listMeasurementMappings: listMeasurementMappingsHandler,
  changeMeasurementMappings: changeMeasurementMappingsHandler,
};
