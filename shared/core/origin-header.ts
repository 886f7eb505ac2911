/**
 * Secret header that CloudFront adds to every request. The API also has
 * its own URL, which is not behind the WAF.
 */
export const originHeader = 'x-origin-verify';
