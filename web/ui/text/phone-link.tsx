import { readablePhone } from '../../../shared/core/places/readable-phone.ts';

/** A phone number as a `tel:` link. @param phone E.164 */
export function PhoneLink({ phone }: { phone: string }) {
  return <a href={`tel:${phone}`}>{readablePhone(phone)}</a>;
}
