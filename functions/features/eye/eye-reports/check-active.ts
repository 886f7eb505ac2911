import { AppError } from '../../../../shared/core/errors.ts';
import type { Case } from '../../../../shared/features/cases/cases/schema.ts';

/**
 * What is known of an archived case is read, printed and sent, and nothing is added to it.
 * @throws case.archived
 */
export function checkActive({ status }: Pick<Case, 'status'>): void {
  if (status === 'archived') throw new AppError('case.archived');
}
