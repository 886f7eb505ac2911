import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** Milliseconds since a form was opened; undefined for a ticket that was not issued for it. */
export type TicketAge = number | undefined;

/** Signs when a form was opened, so that whoever sends it cannot say that it was earlier. */
export class FormTickets {
  readonly #keys: Buffer[];
  readonly #now: () => number;

  /** @param secrets the first one signs, each of them is accepted */
  constructor(secrets: string[], now: () => number) {
    this.#keys = secrets.map(secret => Buffer.from(hkdfSync('sha256', secret, '', 'form-ticket', 32)));
    this.#now = now;
  }

  /** @param form what the ticket is good for; it is accepted for nothing else */
  issue(form: string): string {
    const [key] = this.#keys;
    if (!key) throw new Error('there is no key to sign tickets with');
    const at = String(this.#now());
    return `${at}.${sign(key, at, form).toString('base64url')}`;
  }

  /** Milliseconds since a ticket was issued; undefined for one that was not issued for this form. */
  ageOf(ticket: string, form: string): TicketAge {
    const [at = '', signature = ''] = ticket.split('.');
    const given = Buffer.from(signature, 'base64url');
    const isOurs = this.#keys.some(key => isSame(sign(key, at, form), given));
    return isOurs ? this.#now() - Number(at) : undefined;
  }
}

const sign = (key: Buffer, at: string, form: string): Buffer =>
  createHmac('sha256', key).update(`${at}\n${form}`).digest();

const isSame = (one: Buffer, other: Buffer): boolean =>
  one.length === other.length && timingSafeEqual(one, other);
