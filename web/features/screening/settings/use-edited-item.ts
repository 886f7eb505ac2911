import { useState } from 'react';
import { CallError } from '../../../platform/api/call-error.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { toastFailed } from '../../../ui/feedback/toast.ts';
import { putItem } from './put-item.ts';

interface Item {
  id: string;
}

/**
 * The item of a list that is open in a dialog. If somebody has changed the item meanwhile, the user is told
 * first; saving again then replaces it.
 */
export function useEditedItem<Stored extends Item, Edited extends Item = Stored>(
  items: readonly Stored[],
  save: (next: (Stored | Edited)[], close: () => void) => void,
) {
  const errorText = useErrorText();
  const [edited, setEdited] = useState<Stored | 'new'>();
  const close = () => setEdited(undefined);

  function put(changed: Edited): void {
    const next = putItem(items, edited === 'new' ? undefined : edited, changed);
    if (next) {
      save(next, close);
      return;
    }
    setEdited(items.find(({ id }) => id === changed.id) ?? 'new');
    void toastFailed(errorText(new CallError('version.conflict', 409), 'edit'));
  }

  return { edited, edit: setEdited, put, close };
}
