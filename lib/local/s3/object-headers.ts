const STORED_HEADERS = [
  'cache-control',
  'content-disposition',
  'content-encoding',
  'content-language',
  'content-type',
  'expires',
];

/** The headers or form fields that belong to the object and come back when it is read. */
export function objectHeaders(given: Record<string, string>): Record<string, string> {
  const kept = Object.entries(given)
    .filter(([name]) => STORED_HEADERS.includes(name) || name.startsWith('x-amz-meta-'))
    .map(([name, value]) => [name, name === 'content-encoding' ? withoutChunking(value) : value])
    .filter(([, value]) => value !== '');
  return { 'content-type': 'binary/octet-stream', ...Object.fromEntries(kept) };
}

/** `aws-chunked` is how the upload travelled, not how the object is encoded. */
function withoutChunking(encoding: string) {
  return encoding
    .split(',')
    .map(part => part.trim())
    .filter(part => part !== 'aws-chunked')
    .join(', ');
}
