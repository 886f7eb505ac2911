import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto';
import { hourMs } from '../../../shared/core/dates/durations.ts';
import { AppError } from '../../../shared/core/errors.ts';
import { cursorHours } from '../../../shared/core/limits.ts';

const algorithm = 'aes-256-gcm';
const keyBytes = 32;
const keyIdBytes = 4;
const nonceBytes = 12;
const tagBytes = 16;
/**
 * Content is padded to a multiple of this size, so that the length of a cursor does not reveal the length of
 * a name.
 */
const blockBytes = 512;
const lifetimeMs = cursorHours * hourMs;

interface SealKey {
  id: Buffer;
  secret: KeyObject;
}

/** Encrypts and authenticates list cursors, so that clients can neither read nor change them. */
export class CursorSeal {
  readonly #keys: SealKey[];
  readonly #now: () => number;

  /** @param secrets the first one encrypts new cursors; each of them decrypts cursors */
  constructor(secrets: string[], now: () => number) {
    this.#keys = secrets.map(keyOf);
    this.#now = now;
  }

  /** Encrypts a cursor. @param scope caller and list, as text; `open` needs the same scope */
  seal(place: string, scope: string): string {
    const [key] = this.#keys;
    if (!key) throw new Error('there is no key to seal cursors with');
    const nonce = randomBytes(nonceBytes);
    const cipher = createCipheriv(algorithm, key.secret, nonce).setAAD(Buffer.from(scope));
    const content = Buffer.from(JSON.stringify([this.#now() + lifetimeMs, place]));
    const filled = Buffer.alloc(Math.ceil(content.length / blockBytes) * blockBytes, ' ');
    content.copy(filled);
    const sealed = [cipher.update(filled), cipher.final()];
    return Buffer.concat([key.id, nonce, ...sealed, cipher.getAuthTag()]).toString('base64url');
  }

  /** Decrypts a cursor. @throws request.invalid for `cursor` if it has expired or has another scope */
  open(cursor: string, scope: string): string {
    const [until, place] = this.#decrypt(Buffer.from(cursor, 'base64url'), scope) ?? [0, ''];
    if (until <= this.#now())
      throw new AppError('request.invalid', { fields: { cursor: 'validation.cursor' } });
    return place;
  }

  #decrypt(sealed: Buffer, scope: string): [until: number, place: string] | undefined {
    const key = this.#keys.find(({ id }) => id.equals(sealed.subarray(0, keyIdBytes)));
    const start = keyIdBytes + nonceBytes;
    if (!key || sealed.length < start + tagBytes) return undefined;
    try {
      const nonce = sealed.subarray(keyIdBytes, start);
      const cipher = createDecipheriv(algorithm, key.secret, nonce, { authTagLength: tagBytes });
      cipher.setAAD(Buffer.from(scope)).setAuthTag(sealed.subarray(-tagBytes));
      const content = [cipher.update(sealed.subarray(start, -tagBytes)), cipher.final()];
      return JSON.parse(Buffer.concat(content).toString());
    } catch {
      return undefined;
    }
  }
}

function keyOf(secret: string): SealKey {
  const bytes = Buffer.from(hkdfSync('sha256', secret, '', 'cursor', keyBytes));
  return {
    id: createHash('sha256').update(bytes).digest().subarray(0, keyIdBytes),
    secret: createSecretKey(bytes),
  };
}
