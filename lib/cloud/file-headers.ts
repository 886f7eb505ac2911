/**
 * Headers of all stored files, in the cloud and locally. They make browsers use the given content type, run
 * no scripts of the file, and load nothing for it. They forbid caching, because several people may share a
 * browser.
 */
export const fileHeaders = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
};
