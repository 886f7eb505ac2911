import { useTranslation } from 'react-i18next';
import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import { useDraft } from '../../../platform/api/use-draft.ts';
import { useUrlState } from '../../../platform/routing/use-url-state.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { toastDone } from '../../../ui/feedback/toast.ts';
import { EntryForm } from './entry-form.tsx';
import { EntryStart } from './entry-start.tsx';
import { emptyEntry, suggestedEntry } from './entry-values.ts';
import { refreshTree } from './queries.ts';
import { useObservedEntry } from './use-observed-entry.ts';
import { useScreeningHints } from './use-screening-hints.ts';
import type { TreeView } from './use-tree.ts';

/** Dialog of a NeuroTree entry, open while the URL contains `entry=new` or the id of an entry. */
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
  const close = () => change({ entry: null, from: null });
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
                change({ entry: null, from: null, node: saved.node });
              }}
            />
          )}
        </EntryStart>
      )}
    </Dialog>
  );
}
