import { Modal } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { type KeyboardEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useReturnFocus } from '../../ui/dialog/use-return-focus.ts';
import layout from '../../ui/layout/layout.module.css';
import { useIsPhone } from '../../ui/theme/use-breakpoint.ts';
import styles from './palette.module.css';
import { type Command, type CommandGroup, inOrder } from './palette-commands.ts';
import { endTypeAhead } from './type-ahead.ts';
import { type HelpActions, useCommands } from './use-commands.ts';
import { useRecordSearch } from './use-record-search.ts';

interface PaletteProps extends HelpActions {
  isOpen: boolean;
  onClose: () => void;
}

export function Palette({ isOpen, onClose, ...actions }: PaletteProps) {
  const { t } = useTranslation(['shell', 'common']);
  const isPhone = useIsPhone();
  useReturnFocus(isOpen);
  return (
    <Modal.Root opened={isOpen} onClose={onClose} size={600} yOffset="12vh" fullScreen={isPhone}>
      <Modal.Overlay />
      <Modal.Content aria-label={t('palette.open')}>
        <Search onClose={onClose} {...actions} />
      </Modal.Content>
    </Modal.Root>
  );
}

function Search({ onClose, ...actions }: Omit<PaletteProps, 'isOpen'>) {
  const { t } = useTranslation(['shell', 'common']);
  const list = useId();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<string>();
  const typed = text.trim();
  const { groups: found, isSearching } = useRecordSearch(typed);
  const { groups: known, isLoading } = useCommands(typed, actions);
  const groups = inOrder(known, found, typed);
  const commands = groups.flatMap(group => group.commands);
  const active = commands.find(({ id }) => id === chosen) ?? commands[0];
  const optionId = (id: string) => `${list}-${id}`;

  function run(id: string | undefined): void {
    const command = commands.find(candidate => candidate.id === id);
    if (!command) return;
    // Takes the focus from the palette, so that the page that opens can take it while the palette fades out.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    onClose();
    command.run();
  }

  function move(by: number): void {
    const at = commands.findIndex(({ id }) => id === active?.id);
    const next = commands.at((at + by) % commands.length);
    setChosen(next?.id);
    if (next) document.getElementById(optionId(next.id))?.scrollIntoView({ block: 'nearest' });
  }

  function onKeyDown(event: KeyboardEvent): void {
    const acts: Record<string, () => void> = {
      ArrowDown: () => move(1),
      ArrowUp: () => move(-1),
      Enter: () => run(active?.id),
    };
    const isPaletteKey = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k';
    const act = isPaletteKey ? onClose : acts[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  }

  return (
    <div className={styles.root}>
      <div className={styles.field}>
        <IconSearch size={20} aria-hidden />
        <input
          data-autofocus
          data-palette
          role="combobox"
          aria-label={t('palette.open')}
          aria-expanded={commands.length > 0}
          aria-controls={list}
          aria-autocomplete="list"
          aria-activedescendant={active && optionId(active.id)}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          placeholder={t('palette.hint')}
          value={text}
          onFocus={() => setText(before => before + endTypeAhead())}
          onChange={event => {
            setText(event.target.value);
            setChosen(undefined);
          }}
          onKeyDown={onKeyDown}
        />
        <button type="button" className={styles.close} onClick={onClose}>
          {t('common:close')}
        </button>
      </div>
      <PaletteList
        id={list}
        groups={groups}
        active={active?.id}
        optionId={optionId}
        onHover={setChosen}
        onRun={run}
      />
      <p role="status" className={styles.status} data-quiet={commands.length > 0 || undefined}>
        {isSearching || isLoading ? t('palette.searching') : t('palette.count', { count: commands.length })}
      </p>
    </div>
  );
}

interface PaletteListProps {
  id: string;
  groups: CommandGroup[];
  /** Element id of the command that Enter runs. */
  active: string | undefined;
  optionId: (id: string) => string;
  onHover: (id: string) => void;
  onRun: (id: string) => void;
}

function PaletteList({ id, groups, active, optionId, onHover, onRun }: PaletteListProps) {
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
