import { AppError } from '../../../../shared/core/errors.ts';
import type { Case } from '../../../../shared/features/cases/cases/schema.ts';

/** Checks that a registration still waits for a decision. @throws registration.decided */
export function requireWaiting({ review, status }: Pick<Case, 'review' | 'status'>): void {
  if (review !== 'waiting' || status !== 'active') throw new AppError('registration.decided');
}
