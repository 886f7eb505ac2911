import { DefaultTemplate } from '../../../shared/features/notes/templates/schema.ts';

export const schema = DefaultTemplate;
