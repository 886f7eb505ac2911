import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import { useDates } from '../../../platform/i18n/use-dates.ts';
import { useUrlState } from '../../../platform/routing/use-url-state.ts';
import card from '../../../ui/layout/card.module.css';
import styles from './tree.module.css';
import { TreeSign } from './tree-sign.tsx';
import { useScreeningHints } from './use-screening-hints.ts';
import type { TreeView } from './use-tree.ts';

interface TreeSuggestionsProps {
  child: Case;
  tree: TreeView;
}

/** Entries that the last screening gives reason for: each is looked at and worded by a person before it counts. */
export function TreeSuggestions({ child, tree }: TreeSuggestionsProps) {
  const { t } = useTranslation(['neuroTree', 'learning']);
  const { date } = useDates(undefined);
  const { change } = useUrlState();
  const hints = useScreeningHints(child, tree);
  if (!hints || hints.suggested.length === 0) return null;
  return (
    <section className={card.card} aria-label={t('suggestions.title')}>
      <h2>{t('suggestions.title')}</h2>
      <p className={styles.quiet}>{t('suggestions.text', { day: date(hints.day) })}</p>
      <ul className={styles.suggestions}>
        {hints.suggested.map(({ node, state, tests }) => {
          const { name } = tree.viewOf(node);
          return (
            <li key={node}>
              <TreeSign state={state} />
              <span className={styles.rowWords}>
                <span className={styles.rowName}>{name}</span>
                <span className={styles.quiet}>
                  {[tree.texts.states[state], ...tests.map(test => t(`learning:test.${test}.name`))].join(
                    ' · ',
                  )}
                </span>
              </span>
              <Button
                variant="default"
                leftSection={<IconPlus size={16} aria-hidden />}
                aria-label={t('suggestions.addTo', { name })}
                onClick={() => change({ entry: 'new', node, from: 'screening' })}
              >
                {t('suggestions.add')}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
