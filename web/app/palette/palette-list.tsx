import { useTranslation } from 'react-i18next';
import layout from '../../ui/layout/layout.module.css';
import styles from './palette.module.css';
import type { Command, CommandGroup } from './palette-commands.ts';

interface PaletteListProps {
  id: string;
  groups: CommandGroup[];
  /** Element id of the command that Enter runs. */
  active: string | undefined;
  optionId: (id: string) => string;
  onHover: (id: string) => void;
  onRun: (id: string) => void;
}

export function PaletteList({ id, groups, active, optionId, onHover, onRun }: PaletteListProps) {
  const { t } = useTranslation('shell');
  return (
    <div id={id} role="listbox" aria-label={t('palette.results')} className={styles.list}>
      {groups
        .filter(({ commands }) => commands.length > 0)
        .map(group => (
          // biome-ignore lint/a11y/useSemanticElements: options of a listbox are grouped by this role
          <div key={group.id} role="group" aria-labelledby={`${id}-${group.id}`}>
            <div id={`${id}-${group.id}`} className={styles.group}>
              {group.title}
            </div>
            {group.commands.map(command => (
              <Option
                key={command.id}
                id={optionId(command.id)}
                command={command}
                isActive={command.id === active}
                onHover={() => onHover(command.id)}
                onRun={() => onRun(command.id)}
              />
            ))}
          </div>
        ))}
    </div>
  );
}

interface OptionProps {
  id: string;
  command: Command;
  isActive: boolean;
  onHover: () => void;
  onRun: () => void;
}

function Option({ id, command: { label, detail, Icon }, isActive, onHover, onRun }: OptionProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the input handles the keyboard
    // biome-ignore lint/a11y/useFocusableInteractive: the input keeps the focus
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      className={styles.option}
      onMouseMove={onHover}
      onClick={onRun}
    >
      <Icon size={20} stroke={1.75} aria-hidden />
      <span className={`${layout.ink} ${layout.medium}`}>{label}</span>
      {detail && <span className={styles.detail}>{detail}</span>}
    </div>
  );
}
