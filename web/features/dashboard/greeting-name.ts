import { isCompoundSurname } from '../../../shared/core/chinese/compound-surnames.ts';
import type { Locale } from '../../../shared/core/fields.ts';

const hanName = /\p{Script=Han}+/u;
const firstLatinName = /\p{Script=Latin}[\p{Letter}’'-]*/u;
/** Name in a greeting: the Chinese name in Chinese, the first name in English, else the recorded name. */
export function greetingName(fullName: string, lang: Locale): string {
  const [han, latin] = [hanName, firstLatinName].map(name => fullName.match(name)?.[0]);
  const isSurname = han !== undefined && ([...han].length === 1 || isCompoundSurname(han));
  const chinese = isSurname ? (latin ?? han) : (han ?? latin);
  return (lang === 'zh' ? chinese : (latin ?? han)) ?? fullName;
}
