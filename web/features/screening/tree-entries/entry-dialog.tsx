import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { isId } from '../../../../shared/core/ids.ts';
import { type Case, idsOfCase } from '../../../../shared/features/cases/cases/schema.ts';
import type { Draft } from '../../../../shared/features/cases/drafts/schema.ts';
import { evaluations } from '../../../../shared/features/classes/evaluations/endpoints.ts';
import { ratingIn, sessionIdOf } from '../../../../shared/features/classes/evaluations/evaluation-rules.ts';
import { classSessions } from '../../../../shared/features/classes/sessions/endpoints.ts';
import { nodeNamedIn } from '../../../../shared/features/screening/tree-entries/suggest-node.ts';
import { call } from '../../../platform/api/call.ts';
import { useDraft } from '../../../platform/api/use-draft.ts';
import { useInstants } from '../../../platform/i18n/use-instants.ts';
import { useUrlState } from '../../../platform/routing/use-url-state.ts';
import { Dialog, DialogButtons } from '../../../ui/dialog/dialog.tsx';
import { toastDone } from '../../../ui/feedback/toast.ts';
import { begunBeside } from './begun-entry.ts';
import { EntryForm } from './entry-form.tsx';
import { emptyEntry, observedEntry, suggestedEntry, type TypedEntry } from './entry-values.ts';
import { refreshTree } from './queries.ts';
import styles from './tree.module.css';
import { useScreeningHints } from './use-screening-hints.ts';
import type { TreeView } from './use-tree.ts';

/**
 * Dialog of a NeuroTree entry, open while the URL contains `entry=new` or the id of an entry. If another page
 * has opened it with the location state `returns`, closing the dialog or saving the entry leads back there.
 */
export function EntryDialog({ child, tree }: { child: Case; tree: TreeView }) {
  const { t } = useTranslation('neuroTree');
  const { query, change } = useUrlState();
  const chosen = query.get('entry');
  const entry = tree.all.find(({ id }) => id === chosen) ?? null;
  const hints = useScreeningHints(child, tree);
  const node = query.get('node') ?? '';
  const from = query.get('from') ?? '';
  const suggested = from === 'screening' ? hints?.suggested.find(hint => hint.node === node) : undefined;
  const observed = useObservedEntry(child, tree, chosen === 'new' ? from : '');
  const suggestion =
    hints && suggested && !entry ? suggestedEntry(suggested, hints.screening.date) : (observed ?? null);
  const isOpen = chosen === 'new' || entry !== null;
  const draftKey = { form: entry?.id ?? 'tree', caseId: child.id };
  const autosave = useDraft(isOpen ? draftKey : null);
  const navigate = useNavigate();
  const { state } = useLocation();
  const returns = (state as { returns?: boolean } | null)?.returns === true;
  const leave = (node: string | null) =>
    returns ? void navigate(-1) : change({ entry: null, from: null, ...(node !== null && { node }) });
  const close = () => leave(null);
  return (
    <Dialog
      entries="kept"
      isOpen={isOpen}
      onClose={close}
      title={t(entry ? 'form.edit' : 'form.new')}
      fillsPhone
    >
      {autosave !== undefined && observed !== undefined && (
        <EntryStart tree={tree} autosave={autosave} suggestion={suggestion}>
          {begun => (
            <EntryForm
              key={chosen}
              child={child}
              tree={tree}
              entry={entry}
              initial={suggestion ?? emptyEntry(node, tree.today)}
              draftKey={draftKey}
              autosave={begun}
              onCancel={close}
              onSaved={saved => {
                toastDone(t(entry ? 'toast.changed' : 'toast.added'));
                void refreshTree();
                leave(saved.node);
              }}
            />
          )}
        </EntryStart>
      )}
    </Dialog>
  );
}

interface EntryStartProps {
  tree: TreeView;
  autosave: Draft | null;
  /** Suggested values of a new entry; null for none. */
  suggestion: TypedEntry | null;
  /** Renders the form with the draft to continue. */
  children: (autosave: Draft | null) => ReactNode;
}

/** Asks whether to continue the unfinished entry or to start from the suggestion. */
function EntryStart({ tree, autosave, suggestion, children }: EntryStartProps) {
  const { t } = useTranslation('neuroTree');
  const { instant } = useInstants();
  const [choice, setChoice] = useState<'begun' | 'suggestion'>();
  const [begun] = useState(() => suggestion && begunBeside(autosave, suggestion));
  if (!autosave || !begun || choice) return children(choice === 'suggestion' ? null : autosave);
  const node = tree.nodes.find(each => each.node.id === begun.node)?.name;
  return (
    <>
      <p>{t('begun.text', { at: instant(autosave.savedAt) })}</p>
      <p className={styles.begun}>
        {node !== undefined && <strong>{node}</strong>}
        {begun.remarks}
      </p>
      <DialogButtons cancel={t('begun.suggestion')} onCancel={() => setChoice('suggestion')}>
        <Button data-autofocus onClick={() => setChoice('begun')}>
          {t('begun.goOn')}
        </Button>
      </DialogButtons>
    </>
  );
}

/**
 * Suggested entry with the observation from the evaluation of an activity, at the tree node of that activity.
 * The user still chooses the state.
 * @param activityId id of an activity in a session; any other id yields no suggestion
 * @returns undefined while loading, null if there is none or it cannot be read
 */
function useObservedEntry(
  child: Case,
  { nodes }: Pick<TreeView, 'nodes'>,
  activityId: string,
): TypedEntry | null | undefined {
  const isActivity = isId('sessionActivity', activityId);
  const { data, isError } = useQuery({
    queryKey: ['neuroTree', 'observed', activityId],
    queryFn: ({ signal }) => readObserved(activityId, signal),
    enabled: isActivity,
    retry: false,
  });
  if (!isActivity || isError) return null;
  if (!data) return undefined;
  const { activity, read } = data;
  const evaluation = read.evaluations.find(({ caseId }) => idsOfCase(child).includes(caseId));
  const texts = [activity.title, ...activity.tags, ...activity.objectives];
  const node = nodeNamedIn(
    texts,
    nodes.map(view => view.node),
  );
  return observedEntry(
    node ?? '',
    evaluation ? ratingIn(evaluation, activityId).observation : '',
    read.session.date,
  );
}

async function readObserved(activityId: string, signal: AbortSignal) {
  const sessionId = sessionIdOf(activityId);
  const [read, activity] = await Promise.all([
    call(evaluations.getSessionEvaluations, { sessionId }, { signal }),
    call(classSessions.getSessionActivity, { sessionId, activityId }, { signal }),
  ]);
  return { read, activity };
}
