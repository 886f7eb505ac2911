import { TemplateBody } from '../../../shared/features/notes/templates/schema.ts';

export const schema = TemplateBody;
