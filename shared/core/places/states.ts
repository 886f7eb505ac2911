import { allCountries } from 'country-region-data';

export interface State {
  /** The state's code, or its name if the data set has no code. */
  id: string;
  name: string;
}

type Row = [name: string, code: string];

/** Replaces states of the data set that differ from those in real addresses. */
const stateOverrides: Record<string, Row[]> = {
  HK: [
    ['Hong Kong Island', 'HKI'],
    ['Kowloon', 'KLN'],
    ['New Territories', 'NTS'],
  ],
  TW: [
    ['Changhua County', 'CHA'],
    ['Chiayi City', 'CYI'],
    ['Chiayi County', 'CYQ'],
    ['Hsinchu City', 'HSZ'],
    ['Hsinchu County', 'HSQ'],
    ['Hualien County', 'HUA'],
    ['Kaohsiung City', 'KHH'],
    ['Keelung City', 'KEE'],
    ['Kinmen County', 'KIN'],
    ['Lienchiang County', 'LIE'],
    ['Miaoli County', 'MIA'],
    ['Nantou County', 'NAN'],
    ['New Taipei City', 'NWT'],
    ['Penghu County', 'PEN'],
    ['Pingtung County', 'PIF'],
    ['Taichung City', 'TXG'],
    ['Tainan City', 'TNN'],
    ['Taipei City', 'TPE'],
    ['Taitung County', 'TTT'],
    ['Taoyuan City', 'TAO'],
    ['Yilan County', 'ILA'],
    ['Yunlin County', 'YUN'],
  ],
};

/** States and provinces of a country, in English; empty if the country is unknown or has none. */
export function statesOf(country: string): State[] {
  const rows = stateOverrides[country] ?? allCountries.find(([, code]) => code === country)?.[2] ?? [];
  const isOnlyItself = rows.length === 1;
  return isOnlyItself
    ? []
    : rows.map(([name, code]) => ({ id: isCode(code) ? code : name, name: inReadingOrder(name) }));
}

/** Turns a name that the data set sorts by its main word, such as “Bristol, City of”, into “City of Bristol”. */
const inReadingOrder = (name: string): string => name.replace(/^(.+), (The|City of|County)$/, '$2 $1');

/** Whether a state has a code; the data set writes a missing code as `undefined`. */
const isCode = (code: string) => code !== '' && code !== 'undefined';

export const isStateOf = (country: string, state: string): boolean =>
  statesOf(country).some(({ id }) => id === state);
