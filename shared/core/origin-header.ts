/**
 * Secret header that CloudFront adds to every request. The API rejects requests without it: they came to the
 * API's own URL, which the WAF does not protect.
 */
export const originHeader = 'x-origin-verify';
