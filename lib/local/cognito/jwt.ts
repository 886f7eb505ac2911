import { sign, verify } from 'node:crypto';
import type { SigningKey } from './signing-key.ts';

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Signs the claims as a compact RS256 token. */
export function signJwt(key: SigningKey, claims: object): string {
  const signed = `${encode({ kid: key.kid, alg: 'RS256' })}.${encode(claims)}`;
  return `${signed}.${sign('RSA-SHA256', Buffer.from(signed), key.privateKey).toString('base64url')}`;
}

/**
 * The claims of a token signed by this key, or undefined for anything else. The signature is always
 * checked as RS256, whatever the header says.
 */
export function readJwt(key: SigningKey, token: string): unknown {
  const [header, claims, signature, ...rest] = token.split('.');
  if (!header || !claims || !signature || rest.length > 0) return undefined;
  const signed = Buffer.from(`${header}.${claims}`);
  if (!verify('RSA-SHA256', signed, key.publicKey, Buffer.from(signature, 'base64url'))) return undefined;
  return JSON.parse(Buffer.from(claims, 'base64url').toString());
}
