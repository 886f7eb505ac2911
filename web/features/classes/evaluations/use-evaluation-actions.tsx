import { Button } from '@mantine/core';
import { type FormEvent, type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { maxLineLength } from '../../../../shared/core/limits.ts';
import {
  fieldOf,
  type Rated,
  ratingIn,
} from '../../../../shared/features/classes/evaluations/evaluation-rules.ts';
import type { EvaluationChange, ScaleName } from '../../../../shared/features/classes/evaluations/schema.ts';
import type {
  Session,
  SessionActivityHead,
  SessionChild,
} from '../../../../shared/features/classes/sessions/schema.ts';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { Dialog, DialogButtons } from '../../../ui/dialog/dialog.tsx';
import { toastDone, toastNotice } from '../../../ui/feedback/toast.ts';
import { LineField } from '../../../ui/form/line-field.tsx';
import type { EvaluationQueue } from './evaluation-queue.ts';
import { toAll } from './grid-place.ts';
import { ObservationDialog } from './observation-dialog.tsx';
import { useTreeSuggestion } from './tree-suggestion/use-tree-suggestion.ts';

interface About {
  child: SessionChild;
  activity?: SessionActivityHead;
}

const hasSaid = ({ activities }: Rated) =>
  activities.some(
    ({ participation, fluency, observation }) =>
      participation !== null || fluency !== null || observation !== '',
  );

export function useEvaluationActions(queue: EvaluationQueue, session: Session, isReadOnly: boolean) {
  const { t } = useTranslation(['evaluations', 'common']);
  const [observed, setObserved] = useState<Required<About>>();
  const [reasoned, setReasoned] = useState<SessionChild>();
  const [childToConfirm, setChildToConfirm] = useState<SessionChild>();
  const { maySuggest, suggestionOf } = useTreeSuggestion();
  const navigate = useNavigate();
  const { set, setAbsent, withoutValue, actions } = useMemo(() => {
    const open = session.children.filter(({ status }) => status === 'active');
    const set = (change: EvaluationChange) => queue.change([change]);
    const setAbsent = (child: SessionChild, isAbsent: boolean) =>
      set({ caseId: child.id, field: 'isAbsent', from: !isAbsent, to: isAbsent });
    const withoutValue = (change: Omit<EvaluationChange, 'caseId'>, empty: EvaluationChange['to']) =>
      open
        .filter(({ id }) => {
          const rated = queue.rated(id);
          return !rated.isAbsent && fieldOf(rated, { ...change, caseId: id } as EvaluationChange) === empty;
        })
        .map(({ id }) => id);
    const actions = {
      isReadOnly,
      mayChange: (child: SessionChild) => !isReadOnly && child.status === 'active',
      score: ({ child, activity }: Required<About>, scale: ScaleName, to: number | null) =>
        set({ caseId: child.id, activityId: activity.id, field: scale, from: null, to }),
      toggleAbsent: (child: SessionChild) => {
        const rated = queue.rated(child.id);
        if (!rated.isAbsent && hasSaid(rated)) setChildToConfirm(child);
        else setAbsent(child, !rated.isAbsent);
      },
      observe: (about: Required<About>) => setObserved(about),
      giveReason: (child: SessionChild) => setReasoned(child),
      everybodyPresent: () => {
        const absent = open.filter(({ id }) => queue.rated(id).isAbsent).map(({ id }) => id);
        const undo = queue.change(toAll(absent, { field: 'isAbsent', from: true, to: false } as never));
        void toastDone(t('toast.present'), undo);
      },
      setColumn: (activity: SessionActivityHead, scale: ScaleName, to: number) => {
        const change = { activityId: activity.id, field: scale, from: null, to } as never;
        const caseIds = withoutValue(change, null);
        const undo = queue.change(toAll(caseIds, change));
        void toastDone(t('toast.column', { count: caseIds.length, score: to }), undo);
      },
    };
    return { set, setAbsent, withoutValue, actions };
  }, [queue, session, isReadOnly, t]);

  /** Opens the suggested entry. Saves first, because the suggestion reads the stored observation. */
  async function suggest({ child, activity }: Required<About>): Promise<void> {
    if (await queue.flush()) void navigate(suggestionOf(child.id, activity.id), { state: { returns: true } });
    else void toastNotice(t('unsaved', { count: queue.state().unsaved }));
  }

  const dialogs: ReactNode = (
    <>
      {observed && (
        <ObservationDialog
          key={`${observed.child.id} ${observed.activity.id}`}
          title={t('observationOf', { name: observed.child.fullName, activity: observed.activity.title })}
          {...ratingIn(queue.rated(observed.child.id), observed.activity.id)}
          isReadOnly={isReadOnly || observed.child.status !== 'active'}
          others={
            withoutValue(
              { activityId: observed.activity.id, field: 'observation', from: '', to: '' } as never,
              '',
            ).filter(id => id !== observed.child.id).length
          }
          onChange={(observation, isShared) => {
            const at = { caseId: observed.child.id, activityId: observed.activity.id };
            queue.change([
              { ...at, field: 'observation', from: '', to: observation },
              { ...at, field: 'isShared', from: false, to: isShared },
            ]);
          }}
          onCopy={(observation, isShared) => {
            const activityId = observed.activity.id;
            const change = { activityId, field: 'observation', from: '', to: observation };
            const to = withoutValue(change as never, '').filter(id => id !== observed.child.id);
            const sharing = { activityId, field: 'isShared', from: false, to: isShared };
            const undo = queue.change([...toAll(to, change as never), ...toAll(to, sharing as never)]);
            void toastDone(t('toast.copied', { count: to.length }), undo);
          }}
          onSuggest={maySuggest(observed.child) ? () => void suggest(observed) : undefined}
          onClose={() => setObserved(undefined)}
        />
      )}
      {reasoned && (
        <ReasonDialog
          name={reasoned.fullName}
          reason={queue.rated(reasoned.id).absenceReason}
          onSave={to => set({ caseId: reasoned.id, field: 'absenceReason', from: '', to })}
          onClose={() => setReasoned(undefined)}
        />
      )}
      <ConfirmDialog
        isOpen={childToConfirm !== undefined}
        title={t('ask.absentTitle', { name: childToConfirm?.fullName })}
        consequence={t('ask.absentText')}
        confirm={t('ask.absentConfirm')}
        keep={t('common:cancel')}
        onConfirm={() => {
          if (childToConfirm) setAbsent(childToConfirm, true);
          setChildToConfirm(undefined);
        }}
        onKeep={() => setChildToConfirm(undefined)}
      />
    </>
  );

  return { dialogs, actions };
}

/**
 * Actions of the grid. The object is the same until the session changes, so that unchanged rows do not
 * re-render.
 */
export type EvaluationActions = ReturnType<typeof useEvaluationActions>['actions'];

interface ReasonDialogProps {
  name: string;
  reason: string;
  onSave: (reason: string) => void;
  onClose: () => void;
}

function ReasonDialog({ name, reason, onSave, onClose }: ReasonDialogProps) {
  const { t } = useTranslation(['evaluations', 'common', 'ui']);
  const [text, setText] = useState(reason);
  const [error, setError] = useState<string>();
  const save = (event: FormEvent) => {
    event.preventDefault();
    if ([...text.trim()].length > maxLineLength) return setError('validation.max_length');
    onSave(text.trim());
    onClose();
  };
  return (
    <Dialog title={t('reasonOf', { name })} onClose={onClose} size={440}>
      <form onSubmit={save} noValidate>
        <LineField
          label={t('ui:field.reason')}
          data-autofocus
          value={text}
          error={error}
          onChange={event => setText(event.currentTarget.value)}
        />
        <DialogButtons onCancel={onClose}>
          <Button type="submit">{t('doneButton')}</Button>
        </DialogButtons>
      </form>
    </Dialog>
  );
}
