import { ActionIcon, Switch } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconPencil, IconTrash } from '@tabler/icons-react';
import type { ScreeningRule } from '../../../../shared/features/screening/settings/rules.schema.ts';
import card from '../../../ui/layout/card.module.css';
import layout from '../../../ui/layout/layout.module.css';
import styles from './settings.module.css';
import { useSettingWords } from './use-setting-words.ts';

interface RuleCardProps {
  rule: ScreeningRule;
  number: number;
  isLast: boolean;
  isReadOnly: boolean;
  isSaving: boolean;
  onSwitch: (isOn: boolean) => void;
  onMove: (by: -1 | 1) => void;
  onEdit: () => void;
  onDelete: () => void;
}

export function RuleCard(props: RuleCardProps) {
  const { rule, number, isLast, isReadOnly, isSaving, onSwitch, onMove, onEdit, onDelete } = props;
  const { t, conditionText } = useSettingWords();
  const actions = [
    { key: 'up', Icon: IconArrowUp, isOff: number === 1, run: () => onMove(-1) },
    { key: 'down', Icon: IconArrowDown, isOff: isLast, run: () => onMove(1) },
    { key: 'edit', Icon: IconPencil, isOff: false, run: onEdit },
    { key: 'remove', Icon: IconTrash, isOff: false, run: onDelete },
  ] as const;
  return (
    <li className={card.card} data-off={!rule.isOn || undefined}>
      <div className={styles.head}>
        <h3>
          {number}. {conditionText(rule.condition)}
        </h3>
        <Switch
          label={t('rules.on')}
          aria-label={t('rules.onOf', { number })}
          checked={rule.isOn}
          disabled={isReadOnly || isSaving}
          onChange={event => onSwitch(event.currentTarget.checked)}
        />
      </div>
      <p lang="en" className={styles.text}>
        {rule.en}
      </p>
      <p lang="zh" className={styles.text}>
        {rule.zh}
      </p>
      {rule.source && <p className={layout.soft}>{t('rules.from', { source: rule.source })}</p>}
      {!isReadOnly && (
        <div className={`${layout.wrap8} ${layout.above12}`}>
          {actions.map(({ key, Icon, isOff, run }) => (
            <ActionIcon
              key={key}
              size={44}
              variant="subtle"
              color="gray"
              disabled={isSaving || isOff}
              aria-label={t(`rules.${key}`, { number })}
              onClick={run}
            >
              <Icon size={20} aria-hidden />
            </ActionIcon>
          ))}
        </div>
      )}
    </li>
  );
}
