import { Anchor } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { TreeEntry } from '../../../../shared/features/screening/tree-entries/schema.ts';
import type { TreeTexts } from '../../../../shared/features/screening/tree-texts/tree-text-types.ts';
import { useCalendarDates } from '../../../platform/i18n/use-calendar-dates.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import { bandPages } from '../band-pages.ts';
import { caseScreeningsQuery } from '../queries.ts';

interface EvidenceLinkProps {
  evidence: NonNullable<TreeEntry['evidence']>;
  caseId: string;
  texts: TreeTexts;
}

/** Evidence of an entry; a link to the screening of that day if the user may open the screening. */
export function EvidenceLink({ evidence: { kind, date: day }, caseId, texts }: EvidenceLinkProps) {
  const { date } = useCalendarDates();
  const to = useTo();
  const { data = [] } = useQuery({ ...caseScreeningsQuery(caseId), enabled: kind === 'screening' });
  const found = data.find(
    ({ date: of, deletedAt }) => kind === 'screening' && of === day && deletedAt === null,
  );
  const text = texts.evidence[kind](date(day));
  if (!found) return text;
  return (
    <Anchor component={Link} inherit to={to(bandPages[found.band].result, { id: found.id })}>
      {text}
    </Anchor>
  );
}
