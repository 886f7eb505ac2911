import { readablePhone } from '../../../shared/core/places/readable-phone.ts';

/** @param phone in E.164 format */
export function PhoneLink({ phone }: { phone: string }) {
  return <a href={`tel:${phone}`}>{readablePhone(phone)}</a>;
}
