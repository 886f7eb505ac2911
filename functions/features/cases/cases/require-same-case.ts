import { AppError } from '../../../../shared/core/errors.ts';

/**
 * Rejects changes of a whole case that has been merged into another one meanwhile.
 * @throws case.merged with the id of the surviving case
 */
export function requireSameCase(requestedId: string, { id }: { id: string }): void {
  if (id !== requestedId) throw new AppError('case.merged', { current: { id } });
}
