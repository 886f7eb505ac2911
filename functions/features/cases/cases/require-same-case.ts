import { AppError } from '../../../../shared/core/errors.ts';

/**
 * Rejects a change of a case that has been merged into another case.
 * @throws case.merged with the id of the surviving case
 */
export function requireSameCase(requestedId: string, { id }: { id: string }): void {
  if (id !== requestedId) throw new AppError('case.merged', { current: { id } });
}
