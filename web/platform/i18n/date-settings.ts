import { createContext, useContext } from 'react';
import type { DateOrder } from '../../../shared/core/dates/date-order.ts';
import { parseTypedDate } from '../../../shared/core/dates/typed-date.ts';
import type { Organization } from '../../../shared/features/organizations/organizations/schema.ts';

/** How dates are typed and picked here. */
export interface DateSettings {
  /** Left out where nothing is known: dates that could be either are not guessed. */
  order?: DateOrder | undefined;
  /** Day the week starts with, 0 is Sunday; left out for that of the calendar. */
  weekStart?: number | undefined;
}

const unknown: DateSettings = {};

/** Given by whoever knows the organisation: the layout of a person who is signed in, or a public page. */
export const DateSettingsContext = createContext(unknown);

export const useDateSettings = (): DateSettings => useContext(DateSettingsContext);

/** Those of an organisation. */
export function dateSettingsOf(
  organization: Pick<Organization, 'dateOrder' | 'weekStart'> | null | undefined,
): DateSettings {
  return organization ? { order: organization.dateOrder, weekStart: organization.weekStart } : unknown;
}

/** Reads typed dates as this organisation writes them. */
export function useParseDate(): (text: string) => string | undefined {
  const { order } = useDateSettings();
  return text => parseTypedDate(text, order);
}
