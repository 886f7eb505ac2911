import { apiKeyCallsPerMinute, callersShare } from '../../../shared/core/limits.ts';

/**
 * Maximum numbers of calls per minute: of an organisation, a member, an API key, and all keys of an
 * organisation together.
 */
export interface CallLimits {
  organization: number;
  member: number;
  key: number;
  keys: number;
}

/** @param organization calls per minute of a whole organisation; `Infinity` for no limit */
export function callLimits(organization: number): CallLimits {
  const part = Math.ceil(organization * callersShare);
  return { organization, member: part, keys: part, key: Math.min(apiKeyCallsPerMinute, part) };
}
