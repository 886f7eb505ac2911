import { createContext, useContext } from 'react';
import type { DateOrder } from '../../../shared/core/dates/date-order.ts';

export interface DateSettings {
  /** Order of day, month and year. If undefined, the order is unknown and ambiguous dates are rejected. */
  order?: DateOrder | undefined;
  /** IANA name of the organisation's time zone, in which moments become days. */
  timeZone?: string | undefined;
  /** First day of the week, 0 for Sunday; undefined for the default of the calendar component. */
  weekStart?: number | undefined;
}

const unknown: DateSettings = {};

/** Settings for dates, provided by the signed-in layout or by a public page. */
export const DateSettingsContext = createContext(unknown);

export const useDateSettings = (): DateSettings => useContext(DateSettingsContext);
