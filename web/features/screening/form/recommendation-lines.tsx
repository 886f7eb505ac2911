import { ActionIcon, Button, Group } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconBulb, IconPlus, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { otherLocale } from '../../../../shared/core/languages.ts';
import {
  maxRecommendations,
  type Recommendation,
} from '../../../../shared/features/screening/screenings/schema.ts';
import type { ScreeningRule } from '../../../../shared/features/screening/settings/rules.schema.ts';
import { useApiMutation } from '../../../platform/api/use-api-mutation.ts';
import { useLocale } from '../../../platform/i18n/use-locale.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { useHasKeys } from '../../../ui/theme/use-has-keys.ts';
import type { Problems } from './check-values.ts';
import styles from './screening-form.module.css';

interface RecommendationLinesProps {
  lines: readonly Recommendation[];
  /** Rules whose recommendations have not been added to the screening. */
  notAdded: readonly ScreeningRule[];
  problems: Problems;
  disabled: boolean;
  onChange: (lines: Recommendation[]) => void;
  /** Adds the recommendations of rules that apply to the current values. */
  onSuggest?: (() => Promise<void>) | undefined;
}

/**
 * Fields for the recommendations in order, in the page language. Does not change the texts in the other
 * language.
 */
export function RecommendationLines(props: RecommendationLinesProps) {
  const { lines, notAdded, problems, disabled, onChange, onSuggest } = props;
  const { t } = useTranslation('learning');
  const hasKeys = useHasKeys();
  const language = useLocale();
  const suggesting = useApiMutation(async () => onSuggest?.());
  const sent = lines.filter(({ en, zh }) => en || zh);
  const other = otherLocale[language];

  const change = (id: string, text: string) =>
    onChange(
      lines.map(line => (line.id === id ? { ...line, [language]: text || null, isEdited: true } : line)),
    );

  function move(from: number, to: number): void {
    const moved = [...lines];
    const [line] = moved.splice(from, 1);
    if (line) moved.splice(to, 0, line);
    onChange(moved);
  }

  const add = () =>
    onChange([...lines, { id: crypto.randomUUID(), ruleId: null, en: null, zh: null, isEdited: true }]);

  return (
    <section className={layout.allColumns} aria-label={t('recommendation.title')}>
      <h3>{t('recommendation.title')}</h3>
      <p className={layout.soft}>{t(hasKeys ? 'recommendation.helpKeys' : 'recommendation.help')}</p>
      <ol className={styles.lines}>
        {lines.map((line, index) => {
          const number = index + 1;
          const path = `recommendations.${sent.indexOf(line)}`;
          return (
            <li
              key={line.id}
              onKeyDown={({ altKey, key }) => {
                if (altKey && key === 'ArrowUp' && index > 0) move(index, index - 1);
                if (altKey && key === 'ArrowDown' && number < lines.length) move(index, index + 1);
              }}
            >
              <TextField
                minRows={1}
                label={t('recommendation.line', { number })}
                description={
                  line[language]
                    ? line.ruleId !== null &&
                      t(line.isEdited ? 'recommendation.changed' : 'recommendation.suggested')
                    : (line[other] ?? undefined)
                }
                data-path={path}
                error={problems[`${path}.${language}`] ?? problems[`${path}.${other}`]}
                isPrinted
                disabled={disabled}
                value={line[language] ?? ''}
                onChange={event => change(line.id, event.currentTarget.value)}
              />
              <ActionIcon
                size={44}
                variant="subtle"
                color="gray"
                disabled={disabled || index === 0}
                aria-label={t('recommendation.up', { number })}
                onClick={() => move(index, index - 1)}
              >
                <IconArrowUp size={20} aria-hidden />
              </ActionIcon>
              <ActionIcon
                size={44}
                variant="subtle"
                color="gray"
                disabled={disabled || number === lines.length}
                aria-label={t('recommendation.down', { number })}
                onClick={() => move(index, index + 1)}
              >
                <IconArrowDown size={20} aria-hidden />
              </ActionIcon>
              <ActionIcon
                size={44}
                variant="subtle"
                color="gray"
                disabled={disabled}
                aria-label={t('recommendation.remove', { number })}
                onClick={() => onChange(lines.filter(({ id }) => id !== line.id))}
              >
                <IconTrash size={20} aria-hidden />
              </ActionIcon>
            </li>
          );
        })}
      </ol>
      {notAdded.length > 0 && (
        <Notice tone="attention">
          {t('recommendation.notAdded', { count: notAdded.length })}
          <ul className={styles.missing}>
            {notAdded.map(rule => (
              <li key={rule.id}>{rule[language]}</li>
            ))}
          </ul>
        </Notice>
      )}
      <Group gap="xs">
        {onSuggest && (
          <Button
            variant="light"
            disabled={disabled}
            loading={suggesting.isPending}
            leftSection={<IconBulb size={18} aria-hidden />}
            onClick={() => suggesting.mutate(undefined)}
          >
            {t('recommendation.suggest')}
          </Button>
        )}
        {lines.length < maxRecommendations && (
          <Button
            variant="default"
            disabled={disabled}
            leftSection={<IconPlus size={18} aria-hidden />}
            onClick={add}
          >
            {t('recommendation.add')}
          </Button>
        )}
      </Group>
    </section>
  );
}
