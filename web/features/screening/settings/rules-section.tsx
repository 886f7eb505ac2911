import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { NormSet } from '../../../../shared/features/screening/settings/norms.schema.ts';
import {
  maxRules,
  type ScreeningRule,
  type ScreeningRules,
} from '../../../../shared/features/screening/settings/rules.schema.ts';
import { offeredRules } from '../../../../shared/features/screening/settings/shipped-rules.ts';
import { useIsReadOnly } from '../../../platform/auth/use-rights.ts';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import card from '../../../ui/layout/card.module.css';
import layout from '../../../ui/layout/layout.module.css';
import { RuleCard } from './rule-card.tsx';
import { RuleDialog } from './rule-dialog.tsx';
import styles from './settings.module.css';
import { TryRules } from './try-rules.tsx';
import { useChangeSettings } from './use-change-settings.ts';
import { useEditedItem } from './use-edited-item.ts';
import { useSettingWords } from './use-setting-words.ts';

interface RulesSectionProps {
  rules: ScreeningRules;
  sets: readonly NormSet[];
}

export function RulesSection({ rules: { version, rules }, sets }: RulesSectionProps) {
  const { t } = useTranslation(['screeningSettings', 'ui']);
  const isReadOnly = useIsReadOnly();
  const [deleted, setDeleted] = useState<ScreeningRule>();
  const { isSaving, saveRules } = useChangeSettings();
  const { edited, edit, put, close } = useEditedItem(rules, (next, close) => saveRules(version, next, close));

  function move(from: number, to: number): void {
    const moved = [...rules];
    const [rule] = moved.splice(from, 1);
    if (rule) moved.splice(to, 0, rule);
    saveRules(version, moved);
  }

  return (
    <section className={`${layout.stack16} ${layout.shrinkable}`} aria-label={t('rules.title')}>
      <header className={styles.head}>
        <div>
          <h2>{t('rules.title')}</h2>
          <p className={`${layout.readable} ${layout.soft}`}>{t('rules.intro')}</p>
        </div>
        {!isReadOnly && rules.length < maxRules && (
          <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => edit('new')}>
            {t('rules.add')}
          </Button>
        )}
      </header>
      {rules.length === 0 && <p className={`${layout.readable} ${layout.soft}`}>{t('rules.none')}</p>}
      <ol className={styles.list}>
        {rules.map((rule, index) => (
          <RuleCard
            key={rule.id}
            rule={rule}
            number={index + 1}
            isLast={index + 1 === rules.length}
            isReadOnly={isReadOnly}
            isSaving={isSaving}
            onSwitch={isOn =>
              saveRules(
                version,
                rules.map(other => (other.id === rule.id ? { ...other, isOn } : other)),
              )
            }
            onMove={by => move(index, index + by)}
            onEdit={() => edit(rule)}
            onDelete={() => setDeleted(rule)}
          />
        ))}
      </ol>
      {!isReadOnly && rules.length < maxRules && (
        <OfferedRules
          rules={rules}
          isSaving={isSaving}
          onAdd={rule => saveRules(version, [...rules, rule])}
        />
      )}
      <TryRules rules={rules} sets={sets} />
      {edited && (
        <RuleDialog
          rule={edited === 'new' ? null : edited}
          isSaving={isSaving}
          onSave={put}
          onClose={close}
        />
      )}
      <ConfirmDialog
        isOpen={deleted !== undefined}
        title={t('rules.delete.title')}
        consequence={t('rules.delete.consequence')}
        confirm={t('rules.delete.confirm')}
        keep={t('ui:act.keep')}
        onConfirm={() => {
          saveRules(
            version,
            rules.filter(({ id }) => id !== deleted?.id),
          );
          setDeleted(undefined);
        }}
        onKeep={() => setDeleted(undefined)}
      />
    </section>
  );
}

interface OfferedRulesProps {
  rules: readonly ScreeningRule[];
  isSaving: boolean;
  onAdd: (rule: ScreeningRule) => void;
}

/** Lists published rules that the organisation has not switched on, each with its source. */
function OfferedRules({ rules, isSaving, onAdd }: OfferedRulesProps) {
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
                aria-label={t('common:labelled', {
                  name: t('rules.use'),
                  value: conditionText(rule.condition),
                })}
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
