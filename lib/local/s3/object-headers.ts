const STORED_HEADERS = [
  'cache-control',
  'content-disposition',
  'content-encoding',
  'content-language',
  'content-type',
  'expires',
];

/** Selects the headers or form fields that S3 stores with an object and returns with it. */
export function objectHeaders(given: Record<string, string>): Record<string, string> {
  const kept = Object.entries(given)
    .filter(([name]) => STORED_HEADERS.includes(name) || name.startsWith('x-amz-meta-'))
    .map(([name, value]) => [name, name === 'content-encoding' ? withoutChunking(value) : value])
    .filter(([, value]) => value !== '');
  return { 'content-type': 'binary/octet-stream', ...Object.fromEntries(kept) };
}

/** Removes `aws-chunked` from a content encoding, because it describes only the upload, not the object. */
function withoutChunking(encoding: string) {
  return encoding
    .split(',')
    .map(part => part.trim())
    .filter(part => part !== 'aws-chunked')
    .join(', ');
}
