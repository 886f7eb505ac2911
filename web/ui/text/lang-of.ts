/** Returns `en` for text without Chinese, so that its quotes stay narrow on Chinese pages. */
export const langOf = (text: string): 'en' | undefined => (/\p{Script=Han}/u.test(text) ? undefined : 'en');
