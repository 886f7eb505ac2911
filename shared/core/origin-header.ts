/**
 * Secret header that CloudFront adds to every request. The API rejects requests to its own URL, which the WAF
 * does not protect, because they lack the header.
 */
export const originHeader = 'x-origin-verify';
