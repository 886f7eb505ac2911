import { readablePhone } from '../../../shared/core/places/readable-phone.ts';

/** A phone number to read, and to call where that can be done. @param phone E.164 */
export function PhoneLink({ phone }: { phone: string }) {
  return <a href={`tel:${phone}`}>{readablePhone(phone)}</a>;
}
