import { useDebouncedValue } from '@mantine/hooks';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Takes } from '../../../../../shared/core/endpoint.ts';
import type { cases } from '../../../../../shared/features/cases/cases/endpoints.ts';
import { CaseFields } from '../../../../../shared/features/cases/cases/schema.ts';
import { logQuietly } from '../../../../platform/api/log.ts';
import { queryClient } from '../../../../platform/api/query-client.ts';
import { type Duplicates, duplicatesQuery } from '../queries.ts';
import { type CaseValues, fieldsOf } from './case-values.ts';

const typingPause = 600;

type Question = Takes<typeof cases.duplicateCases>;

/**
 * What can be asked of what is typed so far: a name, and a birthday, email or phone that could be one.
 */
function questionOf(values: CaseValues): Question | undefined {
  const typed = fieldsOf(values);
  const { fullName, otherName, birthDate, contactEmail, mobile } = CaseFields.shape;
  const name = fullName.safeParse(typed.fullName).data;
  const question = {
    fullName: name ?? '',
    otherName: otherName.safeParse(typed.otherName).data ?? null,
    birthDate: birthDate.safeParse(typed.birthDate).data ?? null,
    contactEmail: contactEmail.safeParse(typed.contactEmail).data ?? null,
    mobile: mobile.safeParse(typed.mobile).data ?? null,
  };
  return name && (question.birthDate || question.contactEmail || question.mobile) ? question : undefined;
}

const isAny = ({ data, isHidden }: Duplicates): boolean => data.length > 0 || isHidden;

/** Children who may be the one in the form: looked for while somebody types, and once more before saving. */
export function useDuplicates(values: CaseValues) {
  const question = questionOf(values);
  const [settled] = useDebouncedValue(JSON.stringify(question ?? null), typingPause);
  const [atOnce, setAtOnce] = useState('');
  const current = JSON.stringify(question ?? null);
  const isAsked = question !== undefined && (settled === current || atOnce === current);
  const { data } = useQuery({
    ...duplicatesQuery(question ?? { fullName: '' }),
    ...(!isAsked && { queryFn: skipToken }),
  });
  const found = isAsked && data && isAny(data) ? data : undefined;

  /** Whether somebody has to be shown first what they have not seen yet. A failure keeps nobody from saving. */
  async function mustBeSeen(checked: CaseValues): Promise<boolean> {
    const asked = questionOf(checked);
    if (!asked || found) return false;
    try {
      const answer = await queryClient.fetchQuery(duplicatesQuery(asked));
      setAtOnce(JSON.stringify(asked));
      return isAny(answer);
    } catch (error) {
      logQuietly('Possible duplicates could not be looked for', error);
      return false;
    }
  }

  return { found, mustBeSeen };
}
