import { type IdKind, isId } from '../../../shared/core/ids.ts';
import { CallError } from './call-error.ts';

/** Throws the same error for a malformed id as for an unknown one. @throws record.missing */
export function assertId(kind: IdKind, id: string): void {
  if (!isId(kind, id)) throw new CallError('record.missing', 404);
}
