import { useTranslation } from 'react-i18next';
import { Notice } from '../../../ui/feedback/notice.tsx';
import type { LeftKind, LeftOut } from './course-in-file.ts';

const kinds: readonly LeftKind[] = [
  'hidden',
  'test',
  'discussion',
  'assignment',
  'tool',
  'other',
  'file',
  'page',
  'full',
];
const shownNames = 5;

/** Lists content of another program's course that is not imported, by kind, with the first few names. */
export function LeftOutParts({ left }: { left: readonly LeftOut[] }) {
  const { t } = useTranslation(['courses', 'common']);
  return (
    <Notice tone="attention">
      {t('import.left.title')}
      <ul style={{ overflowWrap: 'anywhere' }}>
        {kinds.map(kind => {
          const names = left.filter(one => one.kind === kind).map(({ name }) => name);
          if (names.length === 0) return null;
          const shown = names.slice(0, shownNames).join(t('common:comma'));
          const more = names.length > shownNames ? '…' : '';
          return (
            <li key={kind}>
              {t(`import.left.${kind}`, { count: names.length })}: <bdi>{`${shown}${more}`}</bdi>
            </li>
          );
        })}
      </ul>
    </Notice>
  );
}
