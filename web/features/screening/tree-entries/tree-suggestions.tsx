import { ActionIcon, Button, Tooltip } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import { screenings } from '../../../../shared/features/screening/screenings/endpoints.ts';
import type { TreeNodeId } from '../../../../shared/features/screening/tree-nodes/standard-nodes.ts';
import { undoOf } from '../../../platform/api/unchanged.ts';
import { useApiMutation } from '../../../platform/api/use-api-mutation.ts';
import { useCalendarDates } from '../../../platform/i18n/use-calendar-dates.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { toastDone, toastFailed } from '../../../ui/feedback/toast.ts';
import card from '../../../ui/layout/card.module.css';
import layout from '../../../ui/layout/layout.module.css';
import { keepScreening } from '../queries.ts';
import { useResultWords } from '../results/use-result-words.ts';
import styles from './tree.module.css';
import { TreeSign } from './tree-sign.tsx';
import { useScreeningHints } from './use-screening-hints.ts';
import type { TreeView } from './use-tree.ts';

interface TreeSuggestionsProps {
  child: Case;
  tree: TreeView;
  /** Id of a screening; suggestions are shown only if this is the child's last finished one. */
  ofScreening?: string;
  onAdd: (node: TreeNodeId) => void;
}

/** Lists entries suggested by the last screening. The user reviews and rewords each before it is saved. */
export function TreeSuggestions({ child, tree, ofScreening, onAdd }: TreeSuggestionsProps) {
  const { t } = useTranslation(['neuroTree', 'common']);
  const { nameOf, sentenceOf } = useResultWords();
  const { date } = useCalendarDates();
  const hints = useScreeningHints(child, tree);
  const dismiss = useDismissSuggestion(hints?.screening.id ?? '');
  if (!hints || hints.suggested.length === 0) return null;
  const { screening, result, suggested } = hints;
  if (ofScreening !== undefined && ofScreening !== screening.id) return null;
  return (
    <section className={card.card} aria-label={t('suggestions.title')}>
      <h2>{t('suggestions.title')}</h2>
      <p className={styles.quiet}>{t('suggestions.text', { day: date(screening.date) })}</p>
      <ul className={styles.suggestions}>
        {suggested.map(({ node, state, tests }) => {
          const { name } = tree.viewOf(node);
          return (
            <li key={node}>
              <TreeSign state={state} />
              <span className={styles.rowWords}>
                <span className={layout.strong}>{name}</span>
                <span className={styles.quiet}>{tree.texts.states[state]}</span>
                {result
                  .filter(({ test }) => tests.includes(test))
                  .map(row => (
                    <span key={row.test} className={styles.quiet}>
                      {t('common:labelled', { name: nameOf(row.test), value: sentenceOf(row) })}
                    </span>
                  ))}
              </span>
              <span className={layout.row4}>
                <Button
                  variant="default"
                  leftSection={<IconPlus size={16} aria-hidden />}
                  aria-label={t('suggestions.addTo', { name })}
                  onClick={() => onAdd(node)}
                >
                  {t('suggestions.add')}
                </Button>
                <Tooltip label={t('suggestions.dismiss', { name })}>
                  <ActionIcon
                    variant="subtle"
                    color="gray"
                    size="lg"
                    aria-label={t('suggestions.dismiss', { name })}
                    onClick={() => dismiss(node, name)}
                  >
                    <IconX size={18} aria-hidden />
                  </ActionIcon>
                </Tooltip>
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Returns a function that dismisses an entry suggested by the screening, with undo. */
function useDismissSuggestion(screeningId: string): (node: TreeNodeId, name: string) => void {
  const { t } = useTranslation('neuroTree');
  const errorText = useErrorText();
  const { mutate } = useApiMutation(screenings.dismissSuggestion, keepScreening);
  const onError = (error: unknown) => toastFailed(errorText(error, 'edit'));
  return (node, name) =>
    mutate(
      { screeningId, node, isDismissed: true },
      {
        onSuccess: answer => {
          const undo = () => mutate({ screeningId, node, isDismissed: false }, { onError });
          return toastDone(t('suggestions.dismissed', { name }), undoOf(answer, undo));
        },
        onError,
      },
    );
}
