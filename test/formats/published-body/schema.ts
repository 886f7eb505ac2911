import { PublishedBody } from '../../../shared/features/courses/published-courses/schema.ts';

export const schema = PublishedBody;
