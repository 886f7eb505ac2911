import { Combobox, Pill, PillsInput, useCombobox } from '@mantine/core';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFieldError } from '../../platform/i18n/use-field-error.ts';
import styles from '../form/fields.module.css';
import type { ItemConfig } from './item-config.ts';
import { type ItemSource, PickerOptions } from './picker-options.tsx';
import { type Search, usePickerSearch } from './use-picker-search.ts';

export interface PickerProps<Item> {
  label: string;
  description?: ReactNode;
  placeholder?: string;
  required?: boolean;
  disabled?: boolean;
  value: Item[];
  /** Maximum number of picked items; with 1, picking replaces the item. */
  max?: number;
  search: Search<Item>;
  /** Links to the pages where items come from; shown if nothing is found. */
  sources?: readonly ItemSource[];
  /** Shown below the matches, such as why something cannot be found. */
  note?: ReactNode;
  /** I18n key of the error to show. */
  error?: unknown;
  /**
   * Set this to false inside a popover: options in a portal are outside the popover, so a click on one would
   * close it.
   */
  withinPortal?: boolean;
  onChange: (value: Item[]) => void;
}

/**
 * Picks items by a search on the server. Arrow keys move from the first match, Enter picks and closes the
 * list, Escape closes it, Backspace in an empty field removes the last item. Focusing an invalid field does
 * not open the list, which would cover the message; neither does the initial focus of a dialog. Leaving the
 * field clears text that picked nothing, so that it does not look picked.
 */
export function SearchPicker<Item>({
  look: itemConfig,
  ...props
}: PickerProps<Item> & { look: ItemConfig<Item> }) {
  const {
    label,
    description,
    placeholder,
    required,
    disabled,
    value,
    max = 1,
    error,
    withinPortal,
    sources = [],
    note,
    onChange,
  } = props;
  const { keyOf, nameOf } = itemConfig;
  const { t } = useTranslation('ui');
  const fieldError = useFieldError();
  const [text, setText] = useState('');
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const search = usePickerSearch(props.search, text, combobox.dropdownOpened);
  const isPicked = (item: Item) => value.some(picked => keyOf(picked) === keyOf(item));
  const options = search.found?.filter(item => !isPicked(item));

  const first = options?.[0] && keyOf(options[0]);
  const isOnly = options?.length === 1;
  /** Whether the user pressed Enter before the matches arrived. */
  const isEntered = useRef(false);

  /** Selects the first match, so that Enter picks it. */
  useEffect(() => {
    if (!first || text === '' || !combobox.dropdownOpened) return;
    combobox.selectFirstOption();
    if (isEntered.current && isOnly) combobox.clickSelectedOption();
    isEntered.current = false;
  }, [
    first,
    isOnly,
    text,
    combobox.dropdownOpened,
    combobox.selectFirstOption,
    combobox.clickSelectedOption,
  ]);

  function pick(key: string): void {
    const item = options?.find(option => keyOf(option) === key);
    if (!item) return;
    onChange([...value, item].slice(-max));
    setText('');
    combobox.closeDropdown();
  }

  function handleKeyDown(event: KeyboardEvent): void {
    isEntered.current = event.key === 'Enter' && options === undefined;
    if (event.key !== 'Backspace' || text !== '' || value.length === 0) return;
    event.preventDefault();
    onChange(value.slice(0, -1));
  }

  return (
    <Combobox
      store={combobox}
      withinPortal={withinPortal}
      // The list grows when the matches arrive, and may then have room only on the other side.
      preventPositionChangeWhenVisible={false}
      onOptionSubmit={pick}
    >
      <Combobox.DropdownTarget>
        {/* The list opens beside the whole field, so that it covers neither label nor help. */}
        <div>
          <PillsInput
            label={label}
            description={description}
            required={required}
            disabled={disabled}
            error={fieldError(error)}
            onClick={() => combobox.openDropdown()}
          >
            <Pill.Group>
              {value.map(item => (
                <Pill
                  key={keyOf(item)}
                  className={styles.pill}
                  withRemoveButton={!disabled}
                  removeButtonProps={{
                    'aria-label': t('picker.remove', { name: nameOf(item) }),
                    'aria-hidden': false,
                    tabIndex: 0,
                  }}
                  onRemove={() => onChange(value.filter(picked => picked !== item))}
                >
                  {nameOf(item)}
                </Pill>
              ))}
              <Combobox.EventsTarget withExpandedAttribute>
                <PillsInput.Field
                  aria-autocomplete="list"
                  value={text}
                  disabled={disabled}
                  placeholder={value.length === 0 ? (placeholder ?? t('picker.hint')) : undefined}
                  autoComplete="off"
                  onFocus={({ currentTarget }) => {
                    currentTarget.scrollIntoView({ block: 'nearest' });
                    if (!error && !currentTarget.dataset.autofocus) combobox.openDropdown();
                  }}
                  onBlur={({ currentTarget }) => {
                    combobox.closeDropdown();
                    // The field keeps its focus when the user only changes to another window.
                    if (document.activeElement !== currentTarget) setText('');
                  }}
                  onKeyDown={handleKeyDown}
                  onChange={event => {
                    setText(event.currentTarget.value);
                    combobox.openDropdown();
                    combobox.resetSelectedOption();
                  }}
                />
              </Combobox.EventsTarget>
            </Pill.Group>
          </PillsInput>
        </div>
      </Combobox.DropdownTarget>
      <Combobox.Dropdown hidden={disabled}>
        <PickerOptions
          itemConfig={itemConfig}
          options={options}
          sources={sources}
          note={note}
          isFailed={search.isFailed}
          onRetry={search.retry}
        />
      </Combobox.Dropdown>
    </Combobox>
  );
}
