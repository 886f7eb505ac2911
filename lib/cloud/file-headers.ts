/**
 * Headers of every stored file, for whatever serves them. Whatever a file turns out to be, no browser takes it
 * for another kind, runs it or lets it load anything, and none keeps it: others use the same browser.
 */
export const fileHeaders = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
};
