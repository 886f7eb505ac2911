import { TemplateHead } from '../../../shared/features/notes/templates/schema.ts';

export const schema = TemplateHead;
