import { reportDay } from '../../../shared/core/report-language.ts';
import type { FieldSource } from '../../composition/field-source.ts';
import { templateRecords } from './template-records.ts';
import { templateReactions } from './templates/reactions.ts';

/** Records that calls may load. */
export const records = { ...templateRecords };

/** Journal reactions, by noun. */
export const reactions = [templateReactions];

/** What letters say of their own day. */
export const mergeFields: FieldSource[] = [
  {
    names: ['note.today', 'note.date'],
    module: null,
    read: async ({ language, today, date }) => ({
      'note.today': reportDay(language, today),
      'note.date': reportDay(language, date),
    }),
  },
];
