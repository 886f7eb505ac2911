import * as z from 'zod';
import { DocumentSort } from '../../../../shared/core/documents/document-sort.ts';
import { PlainDate } from '../../../../shared/core/fields.ts';
import { NoteStatus } from '../../../../shared/features/notes/notes/schema.ts';
import { TemplateId } from '../../../../shared/features/notes/templates/schema.ts';
import { asBoolean, YesNo } from '../../../platform/routing/use-url-filters.ts';

export const NoteFilters = z.object({
  author: z.uuid().nullable().catch(null),
  template: TemplateId.nullable().catch(null),
  status: NoteStatus.nullable().catch(null),
  sent: YesNo,
  shared: YesNo,
  from: PlainDate.nullable().catch(null),
  to: PlainDate.nullable().catch(null),
  sort: DocumentSort.catch('newest'),
});
export type NoteFilters = z.output<typeof NoteFilters>;

export const toSearch = ({ status, sent, shared, ...filters }: NoteFilters) => ({
  ...filters,
  status: status === null ? [] : [status],
  isSent: asBoolean(sent),
  isShared: asBoolean(shared),
});
