/** Countries without postal codes, according to the Universal Postal Union and local address forms. */
const withoutPostalCodes = new Set([
  ...['AE', 'AG', 'AO', 'AW', 'BF', 'BI', 'BJ', 'BO', 'BQ', 'BS', 'BW', 'BZ', 'CD', 'CF', 'CG'],
  ...['CI', 'CK', 'CM', 'CW', 'DJ', 'DM', 'ER', 'FJ', 'GA', 'GD', 'GH', 'GM', 'GQ', 'GY', 'HK', 'KI'],
  ...['KM', 'KP', 'LY', 'ML', 'MO', 'MR', 'MW', 'NR', 'NU', 'QA', 'RW', 'SB', 'SC', 'SL', 'SR', 'SS'],
  ...['ST', 'SX', 'SY', 'TD', 'TG', 'TK', 'TO', 'TV', 'UG', 'VU', 'YE', 'ZW'],
]);

/** True for an unknown country. */
export const hasPostalCodes = (country: string): boolean => !withoutPostalCodes.has(country);
