import { apiKeyCallsPerMinute, callersShare } from '../../../shared/core/limits.ts';

/**
 * Maximum numbers of requests per minute: of an organisation, of one member, of one API key, and of all API
 * keys of an organisation together.
 */
export interface CallLimits {
  organization: number;
  member: number;
  key: number;
  keys: number;
}

/** Derives all limits from the organisation's. @param organization requests per minute, or `Infinity` */
export function callLimits(organization: number): CallLimits {
  const part = Math.ceil(organization * callersShare);
  return { organization, member: part, keys: part, key: Math.min(apiKeyCallsPerMinute, part) };
}
