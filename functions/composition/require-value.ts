import { AppError } from '../../shared/core/errors.ts';

/** What a signed-in caller has. @throws session.missing */
export function requireValue<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new AppError('session.missing');
  return value;
}
