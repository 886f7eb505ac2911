import { type ReactNode, useState } from 'react';
import type { Draft } from '../../../../../shared/features/cases/drafts/schema.ts';
import type { DraftKey } from '../../../../platform/api/drafts.ts';
import { useServerDraft } from '../../../../platform/api/use-server-draft.ts';
import { beginningOf } from '../../../../ui/dialog/value-parts.ts';
import { DraftNotice } from '../../../../ui/form/draft-notice.tsx';
import { SavedAt } from '../../../../ui/form/saved-at.tsx';
import { useLeaveGuard } from '../../../../ui/form/use-leave-guard.tsx';
import { partsOfVisit } from './conflict/visit-parts.ts';
import { parseEyeDraft, serializeEyeDraft } from './eye-draft.ts';
import styles from './eye-form.module.css';
import type { EyeValues } from './eye-values.ts';
import { useEyeForm } from './use-eye-form.ts';

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
  const [restored] = useState(() => parseEyeDraft(autosave?.body, stored));
  const [baseVersion, setBaseVersion] = useState(restored?.version ?? version);
  /** The visit values that edits are compared with; a refetched report does not replace them. */
  const [before, setBefore] = useState(() =>
    restored ? beginningOf(partsOfVisit, stored, restored) : stored,
  );
  const visit = useEyeForm(restored?.values ?? typedBefore ?? stored);
  const { values } = visit.form;
  const isChanged = JSON.stringify(values) !== JSON.stringify(stored);
  const changed = isChanged ? partsOfVisit.differing(values, before) : [];
  const body = isChanged ? serializeEyeDraft({ values, version: baseVersion, changed }) : null;
  const draft = useServerDraft(draftKey, body, autosave);
  const { dialog, allowLeave } = useLeaveGuard(draft.isUnsaved, draft.finish);

  async function discard(): Promise<void> {
    await draft.discard();
    onDiscarded();
  }

  const notice: ReactNode = restored && autosave && (
    <div className={styles.draft}>
      <DraftNotice at={autosave.savedAt} onDiscard={discard} />
    </div>
  );
  const status: ReactNode = <SavedAt isPrivate at={draft.savedAt} isSaving={draft.isSaving} />;
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
    notice,
    status,
    dialog,
    done: finishDraft,
    discard,
    isAsStored: () => JSON.stringify(visit.form.getValues()) === JSON.stringify(stored),
    before,
    onVersion: baseVersion,
    goOnFrom,
  };
}
