import { createContext, useContext } from 'react';
import type { DateOrder } from '../../../shared/core/dates/date-order.ts';

export interface DateSettings {
  /** Absent if unknown; ambiguous dates are rejected then. */
  order?: DateOrder | undefined;
  /** IANA name of the organisation's zone, which decides the day of an instant. */
  timeZone?: string | undefined;
  /** First day of the week, 0 is Sunday; absent for the calendar's default. */
  weekStart?: number | undefined;
}

const unknown: DateSettings = {};

/** Provided by the signed-in layout, or by a public page. */
export const DateSettingsContext = createContext(unknown);

export const useDateSettings = (): DateSettings => useContext(DateSettingsContext);
