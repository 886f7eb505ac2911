export const dateOrders = ['dmy', 'mdy', 'ymd'] as const;
export type DateOrder = (typeof dateOrders)[number];

/**
 * Countries that do not write the day first, from the short date patterns of Unicode CLDR. Canada is listed
 * as year first, because both other orders are in use there.
 */
const countriesByOrder: Record<Exclude<DateOrder, 'dmy'>, readonly string[]> = {
  mdy: ['AS', 'FM', 'GU', 'MH', 'MP', 'PH', 'PR', 'PW', 'UM', 'US', 'VI'],
  ymd: ['BT', 'CA', 'CN', 'HU', 'IR', 'JP', 'KP', 'KR', 'LT', 'MN', 'NP', 'SE', 'TW', 'ZA'],
};

/** @param country ISO 3166-1 alpha-2, upper case */
export function dateOrderOf(country: string): DateOrder {
  if (countriesByOrder.mdy.includes(country)) return 'mdy';
  return countriesByOrder.ymd.includes(country) ? 'ymd' : 'dmy';
}
