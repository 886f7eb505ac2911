import { StoredSession } from '../../../shared/features/classes/sessions/record.ts';

export const schema = StoredSession;
