import { PublishedPart } from '../../../shared/features/courses/published-courses/schema.ts';

export const schema = PublishedPart;
