import { ActionIcon, Anchor, Tooltip } from '@mantine/core';
import { IconFileCheck, IconFileOff, IconPencil, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { treeEntries } from '../../../../shared/features/screening/tree-entries/endpoints.ts';
import type { TreeEntry } from '../../../../shared/features/screening/tree-entries/schema.ts';
import type { TreeTexts } from '../../../../shared/features/screening/tree-texts/tree-text-types.ts';
import { useApiMutation } from '../../../platform/api/use-api-mutation.ts';
import { useSession } from '../../../platform/auth/session.ts';
import { useCalendarDates } from '../../../platform/i18n/use-calendar-dates.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import { useUrlState } from '../../../platform/routing/use-url-state.ts';
import { toastDone } from '../../../ui/feedback/toast.ts';
import { useAttempt } from '../../../ui/feedback/use-attempt.ts';
import { useDeletion } from '../../../ui/feedback/use-deletion.ts';
import layout from '../../../ui/layout/layout.module.css';
import { bandPages } from '../band-pages.ts';
import { caseScreeningsQuery } from '../queries.ts';
import { fieldsOf } from './entry-values.ts';
import { refreshTree } from './queries.ts';
import styles from './tree.module.css';
import { TreeSign } from './tree-sign.tsx';

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
  const { remove, toggleReport } = useChangeEntry(entry);
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
              onClick={toggleReport}
            />
            <Action
              label={t('card.edit', about)}
              Icon={IconPencil}
              onClick={() => change({ entry: entry.id })}
            />
            <Action label={t('card.remove', about)} Icon={IconTrash} onClick={remove} />
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

interface EvidenceLinkProps {
  evidence: NonNullable<TreeEntry['evidence']>;
  caseId: string;
  texts: TreeTexts;
}

/** Evidence of an entry; a link to the screening of that day if the user may open the screening. */
function EvidenceLink({ evidence: { kind, date: day }, caseId, texts }: EvidenceLinkProps) {
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

/** Deletes an entry, with undo, and includes it in the report or excludes it. */
function useChangeEntry(entry: TreeEntry) {
  const { t } = useTranslation('neuroTree');
  const attempt = useAttempt('edit');
  const { id: treeEntryId, version, isInReport } = entry;
  const changing = useApiMutation(treeEntries.changeTreeEntry, refreshTree);
  const { remove } = useDeletion({
    remove: treeEntries.removeTreeEntry,
    restore: treeEntries.restoreTreeEntry,
    record: { treeEntryId },
    keep: refreshTree,
    said: { removed: t('toast.removed'), restored: t('toast.restored') },
  });
  return {
    remove: () => remove({ treeEntryId }),
    toggleReport: () =>
      attempt(async () => {
        const changes = { ...fieldsOf(entry), isInReport: !isInReport };
        await changing.mutateAsync({ ...changes, treeEntryId, version });
        void toastDone(t(isInReport ? 'toast.excluded' : 'toast.included'));
      }),
  };
}
