import { readablePhone } from '../../../shared/core/places/readable-phone.ts';

/** Shows a phone number as a `tel:` link. @param phone number in E.164 format */
export function PhoneLink({ phone }: { phone: string }) {
  return <a href={`tel:${phone}`}>{readablePhone(phone)}</a>;
}
