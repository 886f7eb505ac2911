import { createContext, useContext } from 'react';
import type { DateOrder } from '../../../shared/core/dates/date-order.ts';

export interface DateSettings {
  /** Order of day, month and year; absent if unknown, and then ambiguous dates are rejected. */
  order?: DateOrder | undefined;
  /** IANA name of the organisation's time zone, which decides on which day an instant is. */
  timeZone?: string | undefined;
  /** First day of the week, 0 is Sunday; absent for the default of the calendar component. */
  weekStart?: number | undefined;
}

const unknown: DateSettings = {};

/** Settings for dates, provided by the signed-in layout or by a public page. */
export const DateSettingsContext = createContext(unknown);

export const useDateSettings = (): DateSettings => useContext(DateSettingsContext);
