import type { Band } from '../../../shared/features/screening/screenings/bands.ts';

export const bandPages = {
  '5-6': { create: 'createScreening56', edit: 'editScreening56', result: 'screeningResult56' },
  '7-11': { create: 'createScreening711', edit: 'editScreening711', result: 'screeningResult711' },
} as const satisfies Record<Band, Record<string, string>>;
