/**
 * Headers of all stored files, in the cloud and locally. They prevent browsers from guessing another type,
 * running the file, and letting it load anything. They also prevent caching, because other people use the
 * same browser.
 */
export const fileHeaders = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
};
