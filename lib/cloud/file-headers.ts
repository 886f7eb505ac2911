/**
 * Headers of all stored files, for every server of them. Browsers then do not guess another type, run the file,
 * or let it load anything. They also do not cache it, because other people use the same browser.
 */
export const fileHeaders = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
};
