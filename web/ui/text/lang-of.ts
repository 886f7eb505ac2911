/** Language of a text that somebody wrote, where it has no Chinese: its quotes are then narrow on Chinese pages too. */
export const langOf = (text: string): 'en' | undefined => (/\p{Script=Han}/u.test(text) ? undefined : 'en');
