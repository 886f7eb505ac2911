/** Joins title and name. In Chinese, the title follows the name: 陈志强先生. */
export function titledName(title: string | null, name: string | null): string {
  const isChinese = name !== null && title !== null && /^\p{Script=Han}+$/u.test(name + title);
  return isChinese ? name + title : [title, name].filter(Boolean).join(' ');
}
