import styles from '../form/fields.module.css';
import layout from '../layout/layout.module.css';
import { Avatar } from '../text/avatar.tsx';
import { PersonName } from '../text/person-name.tsx';
import type { ItemConfig } from './item-config.ts';
import { type PickerProps, SearchPicker } from './search-picker.tsx';

export interface PickedPerson {
  id: string;
  fullName: string;
  detail?: string | null;
  profilePicture?: { url: string | null };
}

const itemConfig: ItemConfig<PickedPerson> = {
  keyOf: person => person.id,
  nameOf: person => person.fullName,
  option: ({ fullName, detail, profilePicture }) => (
    <span className={styles.option}>
      <Avatar name={fullName} picture={profilePicture?.url} />
      <span className={styles.optionText}>
        <PersonName fullName={fullName} />
        {detail && <span className={`${layout.faint} ${layout.tiny}`}>{detail}</span>}
      </span>
    </span>
  ),
};

export function PersonPicker(props: PickerProps<PickedPerson>) {
  return <SearchPicker {...props} look={itemConfig} />;
}
