import { Button, Group } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isSame } from '../../../../../../shared/core/documents/is-same.ts';
import type { Draft } from '../../../../../../shared/features/cases/drafts/schema.ts';
import type { DraftKey } from '../../../../../platform/api/drafts.ts';
import { useServerDraft } from '../../../../../platform/api/use-server-draft.ts';
import { useInstants } from '../../../../../platform/i18n/use-instants.ts';
import { beginningOf } from '../../../../../ui/dialog/value-parts.ts';
import { Notice } from '../../../../../ui/feedback/notice.tsx';
import { toastDone } from '../../../../../ui/feedback/toast.ts';
import { DraftNotice } from '../../../../../ui/form/draft-notice.tsx';
import { SavedAt } from '../../../../../ui/form/saved-at.tsx';
import { useLeaveGuard } from '../../../../../ui/form/use-leave-guard.tsx';
import { partsOfVisit } from '../conflict/visit-parts.ts';
import styles from '../eye-form.module.css';
import type { EyeValues } from '../eye-values.ts';
import { useEyeForm } from '../use-eye-form.ts';
import { type EyeDraft, parseEyeDraft, serializeEyeDraft, startOfForm } from './eye-draft.ts';

interface Drafts {
  /** The stored draft that is in the form. */
  restored?: EyeDraft | undefined;
  /** The stored draft that is offered instead of the values in the form. */
  offered?: EyeDraft | undefined;
  /** Values of the form that the restored draft has replaced. */
  replaced?: EyeValues;
}

interface EyeDraftOptions {
  draftKey: DraftKey | null;
  stored: EyeValues;
  autosave: Draft | null;
  /** Values that the user typed before choosing the child. */
  typedBefore?: EyeValues | undefined;
  version: number | null;
  onDiscarded: () => void;
}

export function useEyeDraft({
  draftKey,
  stored,
  autosave,
  typedBefore,
  version,
  onDiscarded,
}: EyeDraftOptions) {
  const { t } = useTranslation('eye');
  const [start] = useState(() => startOfForm(stored, parseEyeDraft(autosave?.body, stored), typedBefore));
  const [{ restored, offered, replaced }, setDrafts] = useState<Drafts>(start);
  const [baseVersion, setBaseVersion] = useState(restored?.version ?? version);
  /** The visit values that edits are compared with; a refetched report does not replace them. */
  const [before, setBefore] = useState(() =>
    restored ? beginningOf(partsOfVisit, stored, restored) : stored,
  );
  const visit = useEyeForm(start.values);
  const { values } = visit.form;
  const isChanged = !isSame(values, stored);
  const changed = isChanged ? partsOfVisit.differing(values, before) : [];
  const [ownKey] = useState(() => crypto.randomUUID());
  const createKey = restored?.createKey ?? ownKey;
  const ofNewVisit = baseVersion === null && { createKey };
  const body = isChanged ? serializeEyeDraft({ values, version: baseVersion, changed, ...ofNewVisit }) : null;
  const draft = useServerDraft(offered ? null : draftKey, body, autosave);
  const { dialog, allowLeave } = useLeaveGuard(draft.isUnsaved, draft.leaving);

  async function discard(): Promise<void> {
    await draft.discard();
    if (replaced) bringBack(replaced, undefined);
    else onDiscarded();
  }

  function openOffered(other: EyeDraft): void {
    const typed = visit.form.getValues();
    setDrafts({ restored: other, replaced: typed });
    visit.form.setValues(other.values);
    toastDone(t('otherDraft.opened'), () => bringBack(typed, other));
  }

  function bringBack(typed: EyeValues, other: EyeDraft | undefined): void {
    setDrafts({ offered: other });
    visit.form.setValues(typed);
  }

  /** Deletes the draft of this child if the values in the form go to another child. */
  function leaveChild(): void {
    if (isChanged && !restored) draft.finish();
  }

  const notice: ReactNode = autosave && (restored || offered) && (
    <div className={styles.draft}>
      {offered ? (
        <OtherDraft
          at={autosave.savedAt}
          onOpen={() => openOffered(offered)}
          onDiscard={() => setDrafts({})}
        />
      ) : (
        <DraftNotice at={autosave.savedAt} onDiscard={discard} />
      )}
    </div>
  );
  const savedAt = offered ? undefined : draft.savedAt;
  const status: ReactNode = <SavedAt isPrivate at={savedAt} isSaving={draft.isSaving} />;
  const finishDraft = () => {
    draft.finish();
    allowLeave();
  };
  function goOnFrom(nextVersion: number, values: EyeValues): void {
    setBaseVersion(nextVersion);
    setBefore(values);
  }
  return {
    visit,
    /** What the user has typed here; a stored draft of this child is not part of it. */
    typed: restored ? replaced : values,
    notice,
    status,
    dialog,
    done: finishDraft,
    discard,
    leaveChild,
    isAsStored: () => isSame(visit.form.getValues(), stored),
    before,
    onVersion: baseVersion,
    /** Idempotency key with which a new visit is created, also after the page was loaded again. */
    createKey,
    goOnFrom,
  };
}

interface OtherDraftProps {
  at: string;
  onOpen: () => void;
  onDiscard: () => void;
}

/** Offers the child's stored draft while the form has other values, which the user has just typed. */
function OtherDraft({ at, onOpen, onDiscard }: OtherDraftProps) {
  const { t } = useTranslation('eye');
  const { instant } = useInstants();
  return (
    <Notice
      tone="attention"
      action={
        <Group gap="xs">
          <Button variant="default" onClick={onOpen}>
            {t('otherDraft.open')}
          </Button>
          <Button variant="default" onClick={onDiscard}>
            {t('otherDraft.discard')}
          </Button>
        </Group>
      }
    >
      {t('otherDraft.offered', { at: instant(at) })}
    </Notice>
  );
}
