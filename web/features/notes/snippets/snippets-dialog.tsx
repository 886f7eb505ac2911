import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RichDocument } from '../../../../shared/core/rich-document/schema.ts';
import type { Snippet } from '../../../../shared/features/notes/snippets/schema.ts';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { SnippetForm } from './snippet-form.tsx';
import { SnippetList } from './snippet-list.tsx';

interface SnippetsDialogProps {
  /** Text of a new snippet; null opens the list of snippets. */
  begun: RichDocument | null;
  onClose: () => void;
}

type Edited = { snippet: Snippet | null; body: RichDocument | null };

export default function SnippetsDialog({ begun, onClose }: SnippetsDialogProps) {
  const { t } = useTranslation(['templates', 'common']);
  const [edited, setEdited] = useState<Edited | null>(begun && { snippet: null, body: begun });
  const [isChanged, setChanged] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const isKeeping = begun !== null;

  function leaveForm(): void {
    setChanged(false);
    setAsking(false);
    if (isKeeping) onClose();
    else setEdited(null);
  }
  const cancel = () => (isChanged ? setAsking(true) : leaveForm());
  const title = edited === null ? 'title' : edited.snippet ? 'edit' : 'new';
  return (
    <>
      <Dialog
        entries="kept"
        title={t(`snippets.${title}`)}
        size={edited ? 720 : 560}
        fillsPhone
        closeOnClickOutside={edited === null}
        onClose={edited ? cancel : onClose}
      >
        {edited ? (
          <SnippetForm {...edited} onChanged={() => setChanged(true)} onCancel={cancel} onSaved={leaveForm} />
        ) : (
          <SnippetList
            onAdd={() => setEdited({ snippet: null, body: null })}
            onEdit={snippet => setEdited({ snippet, body: snippet.body })}
          />
        )}
      </Dialog>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('common:leave.title')}
        consequence={t('common:leave.consequence')}
        confirm={t('common:leave.confirm')}
        keep={t('common:leave.keep')}
        onConfirm={leaveForm}
        onKeep={() => setAsking(false)}
      />
    </>
  );
}
