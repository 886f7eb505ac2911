import { Case } from '../../../shared/features/cases/cases/schema.ts';

export const schema = Case;
