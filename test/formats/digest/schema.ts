import { DigestRecord } from '../../../shared/features/notes/digests/schema.ts';

export const schema = DigestRecord;
