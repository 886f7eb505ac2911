import type { OwnTerm } from '../../../../shared/features/consent/terms/schema.ts';

/** Texts that somebody does not want to be reminded of on this device. */
const keyOf = (person: string) => `lumitree.put-off-terms.${person}`;
const nameOf = ({ id, textVersion }: OwnTerm) => `${id}.${textVersion}`;

const putOff = (person: string): string[] => (localStorage.getItem(keyOf(person)) ?? '').split(' ');

/** Whether somebody has not yet said "not now" to this text. */
export const isToMention = (person: string, term: OwnTerm): boolean => !putOff(person).includes(nameOf(term));

export function putOffTerms(person: string, terms: readonly OwnTerm[]): void {
  localStorage.setItem(keyOf(person), terms.map(nameOf).join(' '));
}
