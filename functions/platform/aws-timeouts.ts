/**
 * How long a Lambda waits for AWS before it asks again, in milliseconds. Left to itself, the SDK only
 * warns of a request that takes too long and goes on waiting.
 */
export const awsTimeouts = { connectionTimeout: 1_000, requestTimeout: 5_000, throwOnRequestTimeout: true };
