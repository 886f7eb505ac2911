import { Button, Group } from '@mantine/core';
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import layout from '../../../ui/layout/layout.module.css';
import { usePageKeys } from '../../../ui/timing/use-page-keys.ts';
import { useJudgedWords } from '../judged/use-judged-words.ts';
import { childBefore, countStates, judgedOfClass, nextChild, type RunChild } from './run-child.ts';
import styles from './run-strip.module.css';

interface RunStripProps {
  childrenOfClass: readonly RunChild[];
  current: string | undefined;
  /** Whether a running stopwatch prevents the user from choosing another child. */
  isLocked: boolean;
  status?: ReactNode;
  onChoose: (id: string) => void;
}

export function RunStrip({ childrenOfClass: children, current, isLocked, status, onChoose }: RunStripProps) {
  const { t } = useTranslation(['classes', 'learning']);
  const { countsText } = useJudgedWords();
  const place = children.findIndex(({ id }) => id === current);
  const counts = countStates(children);
  const [before, next] = [childBefore(children, current), nextChild(children, current)];
  usePageKeys(
    { j: () => next && onChoose(next.id), k: () => before && onChoose(before.id) },
    !isLocked && children.length > 0,
  );
  const judged = judgedOfClass(children);
  const shown = (['finished', 'draft', 'absent'] as const).filter(state => counts[state] > 0);
  return (
    <section aria-label={t('strip.label')} className={styles.strip}>
      <div className={layout.bar}>
        <p className={layout.strong}>
          {place >= 0
            ? t('strip.childOf', { place: place + 1, of: children.length })
            : t('strip.children', { count: children.length })}
          {shown.length > 0 && (
            <span className={styles.counts}>
              {shown.map(state => t(`counts.${state}`, { count: counts[state] })).join(' · ')}
            </span>
          )}
        </p>
        {judged && (
          <p className={layout.soft}>{t('learning:judged.class', { counts: countsText(judged) })}</p>
        )}
        {status}
        <Group gap="xs" wrap="nowrap">
          <Button
            variant="default"
            disabled={isLocked || !before}
            leftSection={<IconArrowLeft size={18} aria-hidden />}
            aria-keyshortcuts="K"
            onClick={() => before && onChoose(before.id)}
          >
            {t('strip.before')}
          </Button>
          <Button
            disabled={isLocked || !next}
            rightSection={<IconArrowRight size={18} aria-hidden />}
            aria-keyshortcuts="J"
            title={t('strip.nextKey')}
            onClick={() => next && onChoose(next.id)}
          >
            {t('strip.next')}
          </Button>
        </Group>
      </div>
      <ol className={styles.beads}>
        {children.map(({ id, fullName, state, judged: own }, index) => (
          <li key={id}>
            <button
              type="button"
              disabled={isLocked && id !== current}
              aria-current={id === current ? 'step' : undefined}
              data-state={state}
              onClick={() => onChoose(id)}
            >
              <span className={styles.bead} aria-hidden>
                {index + 1}
              </span>
              <span className={styles.name} dir="auto">
                {fullName}
              </span>
              <span className={`${layout.soft} ${layout.tiny}`}>
                {own && own.again > 0
                  ? t('learning:judged.againShort', { count: own.again })
                  : t(`state.${state}`)}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
