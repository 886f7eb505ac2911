/**
 * Secret header that CloudFront adds to every request. The API also has a URL of its own, which the WAF does not
 * protect.
 */
export const originHeader = 'x-origin-verify';
