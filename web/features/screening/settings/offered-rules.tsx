import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { ScreeningRule } from '../../../../shared/features/screening/settings/rules.schema.ts';
import { offeredRules } from '../../../../shared/features/screening/settings/shipped-rules.ts';
import card from '../../../ui/layout/card.module.css';
import layout from '../../../ui/layout/layout.module.css';
import styles from './settings.module.css';
import { useSettingWords } from './use-setting-words.ts';

interface OfferedRulesProps {
  rules: readonly ScreeningRule[];
  isSaving: boolean;
  onAdd: (rule: ScreeningRule) => void;
}

/** Lists published rules that the organisation has not switched on, each with its source. */
export function OfferedRules({ rules, isSaving, onAdd }: OfferedRulesProps) {
  const { t, conditionText } = useSettingWords();
  const offered = offeredRules.filter(({ id }) => !rules.some(rule => rule.id === id));
  if (offered.length === 0) return null;
  return (
    <details className={styles.lines}>
      <summary>{t('rules.offered', { count: offered.length })}</summary>
      <ul className={styles.list}>
        {offered.map(rule => (
          <li key={rule.id} className={card.card}>
            <div className={styles.head}>
              <h3>{conditionText(rule.condition)}</h3>
              <Button
                variant="default"
                size="xs"
                disabled={isSaving}
                leftSection={<IconPlus size={16} aria-hidden />}
                aria-label={t('rules.useOf', { name: conditionText(rule.condition) })}
                onClick={() => onAdd(rule)}
              >
                {t('rules.use')}
              </Button>
            </div>
            <p lang="en" className={styles.text}>
              {rule.en}
            </p>
            <p lang="zh" className={styles.text}>
              {rule.zh}
            </p>
            <p className={layout.soft}>{t('rules.from', { source: rule.source })}</p>
          </li>
        ))}
      </ul>
    </details>
  );
}
