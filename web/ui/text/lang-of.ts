/** Returns `en` for text without Chinese, so that Chinese pages do not show its quotes in full width. */
export const langOf = (text: string): 'en' | undefined => (/\p{Script=Han}/u.test(text) ? undefined : 'en');
