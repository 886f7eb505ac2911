import { isSame } from '../../../shared/core/documents/is-same.ts';

/**
 * Values of a form that stays open after it was saved: the stored ones, except fields that the user has
 * changed since the values were sent.
 */
export function keepTyped<Values extends object>(stored: Values, sent: Values, typed: Values): Values {
  const before = new Map<string, unknown>(Object.entries(sent));
  const later = Object.entries(typed).filter(([name, value]) => !isSame(value, before.get(name)));
  return { ...stored, ...Object.fromEntries(later) };
}
