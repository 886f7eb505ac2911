import { Draft } from '../../../shared/features/cases/drafts/schema.ts';

export const schema = Draft;
