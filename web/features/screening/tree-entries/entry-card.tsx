import { ActionIcon, Tooltip } from '@mantine/core';
import { IconFileCheck, IconFileOff, IconPencil, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { TreeEntry } from '../../../../shared/features/screening/tree-entries/schema.ts';
import type { TreeTexts } from '../../../../shared/features/screening/tree-texts/tree-text-types.ts';
import { useSession } from '../../../platform/auth/session.ts';
import { useCalendarDates } from '../../../platform/i18n/use-calendar-dates.ts';
import { useUrlState } from '../../../platform/routing/use-url-state.ts';
import layout from '../../../ui/layout/layout.module.css';
import { EvidenceLink } from './evidence-link.tsx';
import styles from './tree.module.css';
import { TreeSign } from './tree-sign.tsx';
import { useChangeEntry } from './use-change-entry.ts';

interface EntryCardProps {
  entry: TreeEntry;
  /** Id of the case with the tree. Entries of cases that were merged into this case have another case id. */
  caseId: string;
  texts: TreeTexts;
  canWrite: boolean;
}

export function EntryCard({ entry, caseId, texts, canWrite }: EntryCardProps) {
  const { t } = useTranslation('neuroTree');
  const { date } = useCalendarDates();
  const { change } = useUrlState();
  const { role, organizationUser } = useSession();
  const { remove, toggleReport } = useChangeEntry();
  const { state, remarks, evidence, author, isInReport, isShared } = entry;
  const day = date(entry.date);
  const isOwn = role === 'admin' || author.id === organizationUser?.id;
  const about = { state: texts.states[state], day };
  const facts = [author.fullName, !isInReport && t('card.notInReport'), isShared && t('card.shared')];
  return (
    <li className={styles.entry}>
      <div className={styles.entryHead}>
        <span className={styles.entryState}>
          <TreeSign state={state} /> {texts.states[state]}
        </span>
        <time dateTime={entry.date} className={styles.quiet}>
          {day}
        </time>
      </div>
      {remarks && <p className={`${layout.breakable} ${layout.lineBreaks}`}>{remarks}</p>}
      <div className={styles.entryFoot}>
        <span className={styles.quiet}>
          {facts.filter(Boolean).join(' · ')}
          {evidence && (
            <>
              {' · '}
              <EvidenceLink evidence={evidence} caseId={caseId} texts={texts} />
            </>
          )}
        </span>
        {canWrite && isOwn && (
          <span className={`${layout.flex} ${layout.rigid}`}>
            <Action
              label={t(isInReport ? 'card.exclude' : 'card.include', about)}
              Icon={isInReport ? IconFileCheck : IconFileOff}
              onClick={() => toggleReport(entry)}
            />
            <Action
              label={t('card.edit', about)}
              Icon={IconPencil}
              onClick={() => change({ entry: entry.id })}
            />
            <Action label={t('card.remove', about)} Icon={IconTrash} onClick={() => remove(entry)} />
          </span>
        )}
      </div>
    </li>
  );
}

interface ActionProps {
  label: string;
  Icon: typeof IconPencil;
  onClick: () => void;
}

function Action({ label, Icon, onClick }: ActionProps) {
  return (
    <Tooltip label={label}>
      <ActionIcon variant="subtle" color="gray" size="lg" aria-label={label} onClick={onClick}>
        <Icon size={18} aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
}
