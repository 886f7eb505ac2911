/**
 * Secret header that CloudFront adds to every request. The API rejects a request without it, because such a
 * request was sent to the API's own URL, which the WAF does not protect.
 */
export const originHeader = 'x-origin-verify';
