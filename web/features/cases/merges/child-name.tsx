import { Link } from 'react-router';
import type { CaseName } from '../../../../shared/features/cases/cases/schema.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import { PersonName } from '../../../ui/text/person-name.tsx';
import { useAge } from '../cases/use-age.ts';

export function ChildName({ child: { id, fullName, otherName, birthDate } }: { child: CaseName }) {
  const to = useTo();
  const age = useAge();
  return (
    <span>
      <Link to={to('case', { id })}>
        <PersonName fullName={fullName} otherName={otherName} />
      </Link>{' '}
      {birthDate && <small>{age.short(birthDate)}</small>}
    </span>
  );
}
