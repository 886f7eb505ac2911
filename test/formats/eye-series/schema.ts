import { EyeSeries } from '../../../shared/features/eye/progression/series.ts';

export const schema = EyeSeries;
