import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { AppError } from '../../../shared/core/errors.ts';
import { registrationFormSeconds } from '../../../shared/core/limits.ts';

/** Issues tickets: signed times at which forms were opened, so that clients cannot claim an earlier time. */
export class FormTickets {
  readonly #keys: Buffer[];
  readonly #now: () => number;

  /** @param secrets the first one signs new tickets; a ticket signed with any of them is valid */
  constructor(secrets: string[], now: () => number) {
    this.#keys = secrets.map(secret => Buffer.from(hkdfSync('sha256', secret, '', 'form-ticket', 32)));
    this.#now = now;
  }

  /** Creates a ticket with the current time. @param form the only form that accepts the ticket */
  issue(form: string): string {
    const [key] = this.#keys;
    if (!key) throw new Error('there is no key to sign tickets with');
    const at = String(this.#now());
    return `${at}.${sign(key, at, form).toString('base64url')}`;
  }

  /**
   * Checks the ticket that a client sends with a filled-in form.
   * @throws rate.limited if a person could not have filled in the form so fast; registration.form-outdated if
   * the ticket is too old or for another form
   */
  check(ticket: string, form: string): void {
    const age = this.#ageOf(ticket, form);
    const { min, max } = registrationFormSeconds;
    if (age === undefined || age > max * 1000) throw new AppError('registration.form-outdated');
    if (age < min * 1000) throw new AppError('rate.limited', { retryAfter: Math.ceil(min - age / 1000) });
  }

  /** Age of a ticket in milliseconds; undefined if the ticket was not issued for this form. */
  #ageOf(ticket: string, form: string): number | undefined {
    const [at = '', signature = ''] = ticket.split('.');
    const signatureBytes = Buffer.from(signature, 'base64url');
    const isOurs = this.#keys.some(key => isSame(sign(key, at, form), signatureBytes));
    return isOurs ? this.#now() - Number(at) : undefined;
  }
}

const sign = (key: Buffer, at: string, form: string): Buffer =>
  createHmac('sha256', key).update(`${at}\n${form}`).digest();

const isSame = (one: Buffer, other: Buffer): boolean =>
  one.length === other.length && timingSafeEqual(one, other);
