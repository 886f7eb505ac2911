import { createHmac, createPublicKey, generateKeyPairSync, sign } from 'node:crypto';
import type { Person, Principal } from '../clinic.ts';
import type { World } from '../world.ts';

type Json = Record<string, unknown>;

const encode = (value: Json) => Buffer.from(JSON.stringify(value)).toString('base64url');
const decode = (part = '') => JSON.parse(Buffer.from(part, 'base64url').toString()) as Json;

/** Tokens that an attacker could forge from their own token and the pool's public data, by name. */
export function forge({ backend }: World, { token }: Principal, victim: Person): Record<string, string> {
  const [jwk] = backend.cognito.jwks().keys;
  if (!jwk) throw new Error('the pool shows no key');
  const [head = '', body = '', signature = ''] = token.split('.');
  const header = decode(head);
  const claims = decode(body);
  const superadmin = encode({ ...claims, 'cognito:groups': ['superadmin'] });
  const asVictim = encode({ ...claims, sub: victim.id, username: victim.id });
  const signedBy = (key: string | Buffer, alg: string, hash: string) => {
    const text = `${encode({ ...header, alg })}.${asVictim}`;
    return `${text}.${createHmac(hash, key).update(text).digest('base64url')}`;
  };
  const unsigned = (alg: string) => `${encode({ ...header, alg })}.${asVictim}.`;
  const own = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const ownJwk = { ...own.publicKey.export({ format: 'jwk' }), kid: 'mine', alg: 'RS256', use: 'sig' };
  const signedByOwn = (more: Json) => {
    const text = `${encode({ ...header, ...more })}.${asVictim}`;
    return `${text}.${sign('RSA-SHA256', Buffer.from(text), own.privateKey).toString('base64url')}`;
  };
  const pem = createPublicKey({ key: { ...jwk }, format: 'jwk' }).export({ type: 'spki', format: 'pem' });
  return {
    'alg none': unsigned('none'),
    'alg None': unsigned('None'),
    'alg NONE with the old signature': unsigned('NONE') + signature,
    'no alg': `${encode({ kid: header.kid })}.${asVictim}.`,
    'HS256 by the public key': signedBy(pem.toString(), 'HS256', 'sha256'),
    'HS512 by the public key': signedBy(pem.toString(), 'HS512', 'sha512'),
    'HS256 by the modulus': signedBy(Buffer.from(jwk.n, 'base64url'), 'HS256', 'sha256'),
    'HS256 by nothing': signedBy('', 'HS256', 'sha256'),
    'another key under the name of ours': signedByOwn({}),
    'another key under its own name': signedByOwn({ kid: 'mine' }),
    'another key brought along': signedByOwn({ kid: 'mine', jwk: ownJwk }),
    'another key to be fetched': signedByOwn({ kid: 'mine', jku: 'http://127.0.0.1:9/jwks.json' }),
    'another person put in': `${head}.${asVictim}.${signature}`,
    'superadmin put in': `${head}.${superadmin}.${signature}`,
    'half a signature': `${head}.${body}.${signature.slice(0, signature.length / 2)}`,
    'no signature': `${head}.${body}.`,
    'two parts': `${head}.${body}`,
    garbage: 'x.y.z',
    'the word null': 'null',
  };
}
