/** Prefix of every API key, so that secret scanners find keys in code and logs. */
export const apiKeyPrefix = 'lt_';
