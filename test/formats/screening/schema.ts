import { Screening } from '../../../shared/features/screening/screenings/schema.ts';

export const schema = Screening;
