import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { classes } from '../../../../shared/features/classes/classes/endpoints.ts';
import type { Class, ClassChild, ClassRow } from '../../../../shared/features/classes/classes/schema.ts';
import { refreshAfterRemoval } from '../../../platform/api/refresh-after-removal.ts';
import { undoOf } from '../../../platform/api/unchanged.ts';
import { useApiMutation } from '../../../platform/api/use-api-mutation.ts';
import { useLocale, useTo } from '../../../platform/i18n/use-locale.ts';
import { classesRoot } from '../../../platform/lookups/school-class-query.ts';
import { toastDone } from '../../../ui/feedback/toast.ts';
import { useAttempt } from '../../../ui/feedback/use-attempt.ts';
import { keepClass, refreshClasses } from './queries.ts';

type Named = Pick<ClassRow, 'id' | 'name' | 'version'>;

export function useClassActions() {
  const { t } = useTranslation(['classes', 'common', 'ui']);
  const attempt = useAttempt('edit');
  const locale = useLocale();
  const to = useTo();
  const navigate = useNavigate();
  const adding = useApiMutation(classes.addClassChildren);
  const takingOut = useApiMutation(classes.removeClassChild);
  const copying = useApiMutation(classes.copyClass, refreshClasses);
  const archiving = useApiMutation(classes.archiveClass, refreshClasses);
  const removing = useApiMutation(classes.removeClass);
  const restoring = useApiMutation(classes.restoreClass, refreshClasses);

  const restore = ({ id: classId, name }: Named) =>
    attempt(async () => {
      const { withheld = [] } = await restoring.mutateAsync({ classId });
      const names = withheld.map(({ fullName }) => fullName).join(t('common:comma'));
      void toastDone(t(names === '' ? 'ui:done.restored' : 'toast.restoredWithout', { name, names }));
    });

  const archive = (record: Named, isArchived: boolean): Promise<boolean> =>
    attempt(async () => {
      const { id: classId, name, version } = record;
      const saved = await archiving.mutateAsync({ classId, version, isArchived });
      void toastDone(
        t(isArchived ? 'toast.archived' : 'toast.unarchived', { name }),
        isArchived ? () => void archive(saved, false) : undefined,
      );
    });

  return {
    isAdding: adding.isPending,
    archive,
    addChildren: ({ id: classId, children }: Class, caseIds: string[]) =>
      attempt(async () => {
        const saved = await adding.mutateAsync({ classId, caseIds });
        keepClass(saved);
        void toastDone(t('toast.childrenAdded', { count: saved.children.length - children.length }));
      }),
    removeChild: ({ id: classId }: Class, { id: caseId, fullName }: ClassChild) =>
      attempt(async () => {
        const answer = await takingOut.mutateAsync({ classId, caseId });
        keepClass(answer);
        const undo = () =>
          attempt(async () => keepClass(await adding.mutateAsync({ classId, caseIds: [caseId] })));
        void toastDone(
          t('toast.childRemoved', { name: fullName }),
          undoOf(answer, () => void undo()),
        );
      }),
    copy: ({ id: classId, name }: Named, hidden: number) =>
      attempt(async () => {
        const { id } = await copying.mutateAsync({ classId, locale });
        void toastDone(
          hidden > 0 ? t('toast.copiedWithout', { name, count: hidden }) : t('ui:done.copied', { name }),
        );
        await navigate(to('class', { id }));
      }),
    /** @param leave leaves the page of the class */
    remove: (record: Named, leave?: () => unknown) =>
      attempt(async () => {
        const answer = await removing.mutateAsync({ classId: record.id });
        await leave?.();
        void refreshAfterRemoval(classesRoot, record.id);
        void toastDone(
          t('ui:done.deleted', { name: record.name }),
          undoOf(answer, () => void restore(record)),
        );
      }),
  };
}
