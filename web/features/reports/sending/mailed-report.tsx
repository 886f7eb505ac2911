import { Link } from 'react-router';
import { recordPageOf } from '../../../../shared/core/documents/record-pages.ts';
import { reportRecordIdOf } from '../../../../shared/core/documents/report-kinds.ts';
import { idKindOf } from '../../../../shared/core/ids.ts';
import type { Parts } from '../../../platform/features/parts.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import { useSentTitle } from '../use-sent-title.ts';

/** Link to the record whose reports an email sent. */
export function Component({ report }: Parts['mailedReport']) {
  const titleOf = useSentTitle();
  const to = useTo();
  const id = reportRecordIdOf(report);
  const kind = idKindOf(id);
  const page = kind && recordPageOf(kind);
  const title = titleOf(report.kinds, report.reference);
  return page ? <Link to={to(page, { id })}>{title}</Link> : title;
}
