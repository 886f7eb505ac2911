/**
 * Headers of all stored files, in the cloud and locally. With them, a browser does not guess another type,
 * runs no scripts of the file, and loads nothing for it. They also prevent caching, because several people
 * use the same browser.
 */
export const fileHeaders = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
};
