/**
 * Headers of every stored file, for whatever serves them. Whatever a file turns out to be, no browser takes it
 * for another kind, runs it or lets it load anything.
 */
export const fileHeaders = {
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
};
