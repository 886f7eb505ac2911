import { useCalendarDates } from '../../platform/i18n/use-calendar-dates.ts';
import type { PickedCase } from '../../platform/lookups/find-cases.ts';
import styles from '../form/fields.module.css';
import layout from '../layout/layout.module.css';
import { Avatar } from '../text/avatar.tsx';
import { FoundBy } from '../text/found-by.tsx';
import { PersonName } from '../text/person-name.tsx';
import type { ItemConfig } from './item-config.ts';
import { type PickerProps, SearchPicker } from './search-picker.tsx';

const itemConfig: ItemConfig<PickedCase> = {
  keyOf: child => child.id,
  nameOf: child => child.fullName,
  option: ({ fullName, otherName, birthDate, foundBy }) => (
    <span className={styles.option}>
      <Avatar name={fullName} />
      <span className={styles.optionText}>
        <span>
          <PersonName fullName={fullName} otherName={otherName} />
        </span>
        {birthDate && <BirthDate date={birthDate} />}
        {foundBy && (
          <span className={`${layout.faint} ${layout.tiny}`}>
            <FoundBy {...foundBy} />
          </span>
        )}
      </span>
    </span>
  ),
};

function BirthDate({ date }: { date: string }) {
  const dates = useCalendarDates();
  return <span className={`${layout.faint} ${layout.tiny}`}>{dates.date(date)}</span>;
}

export function CasePicker(props: PickerProps<PickedCase>) {
  return <SearchPicker {...props} look={itemConfig} />;
}
