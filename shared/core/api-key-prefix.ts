/** How every key of an organisation begins, so that whoever searches code and logs for secrets finds it. */
export const apiKeyPrefix = 'lt_';
