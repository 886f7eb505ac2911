import type { Locale } from '../../../../shared/core/fields.ts';
import type { TermText } from '../../../../shared/core/term-texts.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { RichText } from '../../../ui/text/rich-text.tsx';

interface UserTermDialogProps {
  text: TermText;
  language: Locale;
  onClose: () => void;
}

export function UserTermDialog({ text, language, onClose }: UserTermDialogProps) {
  return (
    <Dialog isOpen onClose={onClose} title={text.title}>
      <div lang={language}>
        <RichText value={text.description} />
      </div>
    </Dialog>
  );
}
