/** Organisations whose first steps somebody does not want to see on this device, or that are done with them. */
const keyOf = (person: string) => `lumitree.first-steps.${person}`;

const dismissed = (person: string): string[] =>
  (localStorage.getItem(keyOf(person)) ?? '').split(' ').filter(Boolean);

export const areStepsDismissed = (person: string, organization: string): boolean =>
  dismissed(person).includes(organization);

export function dismissSteps(person: string, organization: string): void {
  const all = new Set([...dismissed(person), organization]);
  localStorage.setItem(keyOf(person), [...all].join(' '));
}

export function showStepsAgain(person: string, organization: string): void {
  const others = dismissed(person).filter(one => one !== organization);
  localStorage.setItem(keyOf(person), others.join(' '));
}
