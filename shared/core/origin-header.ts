/**
 * Header that the site adds to every call it passes on, with a secret as its value. The API has an
 * address of its own, which the site's firewall does not stand before.
 */
export const originHeader = 'x-origin-verify';
