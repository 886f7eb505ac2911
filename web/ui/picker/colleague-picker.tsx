import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { findColleagues, invitedQuery } from '../../platform/lookups/colleagues.ts';
import { PersonPicker, type PickedPerson } from './person-picker.tsx';
import type { PickerProps } from './search-picker.tsx';

interface ColleaguePickerProps extends Omit<PickerProps<PickedPerson>, 'search' | 'note'> {
  /** Member who cannot be picked. */
  exceptId?: string;
}

/** Picks members of the open organisation. Says why people who are only invited cannot be picked. */
export function ColleaguePicker({ exceptId, ...props }: ColleaguePickerProps) {
  const { t } = useTranslation('shell');
  // The list comes with the first search; the note is shown with its results.
  const { data: invited = 0 } = useQuery({ ...invitedQuery, enabled: false });
  return (
    <PersonPicker
      search={async text => (await findColleagues(text)).filter(({ id }) => id !== exceptId)}
      note={invited > 0 && t('colleagues.invited', { count: invited })}
      {...props}
    />
  );
}
