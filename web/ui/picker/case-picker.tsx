import type { PickedCase } from '../../platform/lookups/find-cases.ts';
import styles from '../form/fields.module.css';
import layout from '../layout/layout.module.css';
import { Avatar } from '../text/avatar.tsx';
import { PersonName } from '../text/person-name.tsx';
import type { ItemConfig } from './item-config.ts';
import { type PickerProps, SearchPicker } from './search-picker.tsx';

const itemConfig: ItemConfig<PickedCase> = {
  keyOf: child => child.id,
  nameOf: child => child.fullName,
  option: ({ fullName, otherName, detail }) => (
    <span className={styles.option}>
      <Avatar name={fullName} />
      <span className={styles.optionText}>
        <span>
          <PersonName fullName={fullName} otherName={otherName} />
        </span>
        {detail && <span className={`${layout.faint} ${layout.tiny}`}>{detail}</span>}
      </span>
    </span>
  ),
};

export function CasePicker(props: PickerProps<PickedCase>) {
  return <SearchPicker {...props} look={itemConfig} />;
}
