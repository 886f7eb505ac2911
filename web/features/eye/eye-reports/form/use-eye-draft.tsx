import { type ReactNode, useState } from 'react';
import type { Draft } from '../../../../../shared/features/cases/drafts/schema.ts';
import type { DraftPlace } from '../../../../platform/api/drafts.ts';
import { useServerDraft } from '../../../../platform/api/use-server-draft.ts';
import { useSession } from '../../../../platform/auth/session.ts';
import { DraftNotice } from '../../../../ui/form/draft-notice.tsx';
import { SavedAt } from '../../../../ui/form/saved-at.tsx';
import { useLeaveGuard } from '../../../../ui/form/use-leave-guard.tsx';
import { readEyeDraft, writeEyeDraft } from './eye-draft.ts';
import type { EyeValues } from './eye-values.ts';
import { useEyeForm } from './use-eye-form.ts';

interface DraftedForm {
  place: DraftPlace;
  /** What the form has where nothing was typed. */
  stored: EyeValues;
  /** What its writer had typed before and not saved. */
  kept: Draft | null;
  /** What was typed before the child was chosen. */
  carried?: EyeValues | undefined;
  version: number | null;
  onDiscarded: () => void;
}

/** A visit's form whose text outlives the page. */
export function useEyeDraft({ place, stored, kept, carried, version, onDiscarded }: DraftedForm) {
  const timeZone = useSession().organization?.timeZone;
  const [begun] = useState(() => readEyeDraft(kept?.body, stored));
  const [onVersion, setVersion] = useState(begun?.version ?? version);
  const visit = useEyeForm(begun?.values ?? carried ?? stored);
  const { values } = visit.form;
  const isChanged = JSON.stringify(values) !== JSON.stringify(stored);
  const draft = useServerDraft(place, isChanged ? writeEyeDraft({ values, version: onVersion }) : null, kept);
  const { dialog, letGo } = useLeaveGuard(draft.isUnsaved, draft.finish);

  async function discard(): Promise<void> {
    await draft.discard();
    onDiscarded();
  }

  const notice: ReactNode = begun && kept && (
    <DraftNotice at={kept.savedAt} timeZone={timeZone} onDiscard={discard} />
  );
  const status: ReactNode = <SavedAt at={draft.savedAt} isSaving={draft.isSaving} timeZone={timeZone} />;
  /** What was typed has been saved for good. */
  const done = () => {
    draft.finish();
    letGo();
  };
  return { visit, notice, status, dialog, done, discard, onVersion, setVersion };
}
