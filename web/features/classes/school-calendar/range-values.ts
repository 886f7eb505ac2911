import * as z from 'zod';
import { PlainDate } from '../../../../shared/core/fields.ts';
import {
  type DayRange,
  lengthOf,
  maxRangeDays,
} from '../../../../shared/features/classes/school-calendar/day-ranges.ts';
import { DayNames } from '../../../../shared/features/classes/school-calendar/schema.ts';

export interface RangeValues extends Record<string, string> {
  type: DayRange['type'];
  from: string;
  /** Last day of the range; empty for a single day. */
  to: string;
  en: string;
  zh: string;
  follows: string;
}

export const RangeFormValues = z
  .object({
    type: z.enum(['holiday', 'closed', 'make-up']),
    from: PlainDate,
    to: z.union([z.literal(''), PlainDate], { error: 'validation.date' }),
    en: DayNames.shape.en,
    zh: DayNames.shape.zh,
    follows: z.string(),
  })
  .refine(({ from, to }) => to === '' || to >= from, { path: ['to'], error: 'validation.date_order' })
  .refine(({ from, to }) => to === '' || lengthOf({ from, to }) <= maxRangeDays, {
    path: ['to'],
    error: 'validation.range_length',
  })
  .refine(({ type, follows }) => type !== 'make-up' || /^[1-7]$/.test(follows), {
    path: ['follows'],
    error: 'validation.required',
  });

export const rangeValuesOf = (range: DayRange | null): RangeValues => ({
  type: range?.type ?? 'holiday',
  from: range?.from ?? '',
  to: range && range.to !== range.from ? range.to : '',
  en: range?.name.en ?? '',
  zh: range?.name.zh ?? '',
  follows: range?.follows ? String(range.follows) : '',
});

/** Converts form values. A make-up day is a single day, because it follows the plan of one weekday. */
export function rangeOf(values: RangeValues): DayRange {
  const { type, from, to, name, follows } = { ...values, name: { en: values.en, zh: values.zh } };
  const isMakeUp = type === 'make-up';
  return {
    type,
    from,
    to: isMakeUp || to === '' ? from : to,
    name,
    follows: isMakeUp ? Number(follows) : null,
  };
}
