import { AppError } from '../../../../shared/core/errors.ts';

/**
 * What is done to a case as a whole is not done to the one that it was merged into meanwhile.
 * @throws case.merged with the id of that one
 */
export function requireSameCase(asked: string, { id }: { id: string }): void {
  if (id !== asked) throw new AppError('case.merged', { current: { id } });
}
