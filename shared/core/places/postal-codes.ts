/**
 * Countries and regions whose addresses carry no postal code, as the Universal Postal Union and
 * address forms in use there have it.
 */
const withoutPostalCodes = new Set([
  ...['AE', 'AG', 'AO', 'AW', 'BF', 'BI', 'BJ', 'BO', 'BQ', 'BS', 'BW', 'BZ', 'CD', 'CF', 'CG'],
  ...['CI', 'CK', 'CM', 'CW', 'DJ', 'DM', 'ER', 'FJ', 'GA', 'GD', 'GH', 'GM', 'GQ', 'GY', 'HK', 'KI'],
  ...['KM', 'KP', 'LY', 'ML', 'MO', 'MR', 'MW', 'NR', 'NU', 'QA', 'RW', 'SB', 'SC', 'SL', 'SR', 'SS'],
  ...['ST', 'SX', 'SY', 'TD', 'TG', 'TK', 'TO', 'TV', 'UG', 'VU', 'YE', 'ZW'],
]);

/** Whether addresses of a country or region have a postal code; where the country is not said, they may. */
export const hasPostalCodes = (country: string): boolean => !withoutPostalCodes.has(country);
