import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const sdk = '@aws-sdk/client-cognito-identity-provider';

/** Cognito operations that the SDK sends without a signature, in alphabetical order. */
export function unsignedOperations(): string[] {
  const entry = createRequire(import.meta.url).resolve(sdk);
  const file = join(dirname(entry), '../dist-es/auth/httpAuthSchemeProvider.js');
  const cases = readFileSync(file, 'utf8').matchAll(/case "(\w+)"/g);
  return [...cases].map(([, name = '']) => name).toSorted();
}
