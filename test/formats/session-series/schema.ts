import { StoredSeries } from '../../../shared/features/classes/sessions/record.ts';

export const schema = StoredSeries;
