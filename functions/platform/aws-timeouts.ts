/**
 * AWS SDK timeouts in milliseconds, after which a request is retried. By default, the SDK only logs a warning
 * about a slow request and keeps waiting.
 */
export const awsTimeouts = { connectionTimeout: 1_000, requestTimeout: 5_000, throwOnRequestTimeout: true };
