import type { OwnTerm } from '../../../../shared/features/consent/terms/schema.ts';

const dayMs = 86_400_000;
/** Days until somebody who has put off an optional term is asked again on this device. */
const daysUntilAskedAgain = 30;

type Asked = Pick<OwnTerm, 'id' | 'textVersion'>;

const keyOf = ({ id, textVersion }: Asked) => `term-later:${id}:${textVersion}`;

/** Remembers on this device that somebody does not want to decide about an optional term now. */
export function postponeTerm(term: Asked): void {
  try {
    localStorage.setItem(keyOf(term), String(Date.now()));
  } catch {
    // Without a storage they are asked again at the next sign-in.
  }
}

/** Whether a term was put off on this device in the last days; another text is asked about anew. */
export function isAskedLater(term: Asked): boolean {
  try {
    return Date.now() - Number(localStorage.getItem(keyOf(term))) < daysUntilAskedAgain * dayMs;
  } catch {
    return false;
  }
}
