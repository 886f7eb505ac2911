import { reportDay } from '../../../core/dates/report-day.ts';
import { type LanguageTag, languages } from '../../../core/languages.ts';
import type { ActivityBody } from '../../courses/activities/schema.ts';

/** An activity of a session, with its text for families. */
export interface MailedActivity extends Pick<ActivityBody, 'email'> {
  id: string;
  title: string;
}

export interface ObservedChild {
  fullName: string;
  observations: ReadonlyMap<string, string>;
}

export interface FamilyMailFacts {
  language: LanguageTag;
  organization: string;
  /** The person who planned the session. */
  author: string;
  /** `YYYY-MM-DD` */
  date: string;
}

const maxSubject = 120;
const observed = { en: 'What we saw', 'zh-Hans': '我们的观察', 'zh-Hant': '我們的觀察' };

export const namesOf = (children: readonly { fullName: string }[], language: LanguageTag): string =>
  new Intl.ListFormat(languages[language].intl).format([
    ...new Set(children.map(({ fullName }) => fullName)),
  ]);

/**
 * The text of an activity for families in the given language, otherwise in the other language; undefined if
 * the activity has no text for families.
 */
function letterOf({ email }: MailedActivity, language: LanguageTag) {
  if (!email) return undefined;
  const hasText = ({ subject, text }: { subject: string; text: string }) => `${subject}${text}`.trim() !== '';
  return [email[languages[language].locale], ...Object.values(email)].find(hasText);
}

/** Whether an activity has a text for families. */
export const saysSomething = (activity: MailedActivity): boolean => letterOf(activity, 'en') !== undefined;

/**
 * Composes the email to one family: the texts of the activities in order, and the observations of the
 * family's own children. Returns null if there are neither texts nor observations.
 */
export function composeFamilyMail(
  activities: readonly MailedActivity[],
  children: readonly ObservedChild[],
  { language, organization, author, date }: FamilyMailFacts,
): { subject: string; text: string } | null {
  const day = reportDay(language, date);
  const parts = activities.flatMap(activity => {
    const values: Record<string, string> = {
      'case.fullName': namesOf(children, language),
      'activity.title': activity.title,
      'session.date': day,
      'organization.name': organization,
      'author.fullName': author,
    };
    const fill = (text: string) =>
      text.replaceAll(/\{\{([^{}\n]*)\}\}/g, (all, name: string) => values[name.trim()] ?? all).trim();
    const letter = letterOf(activity, language);
    const paragraphs = children.flatMap(({ fullName, observations }) => {
      const noted = observations.get(activity.id)?.trim();
      return noted ? [children.length > 1 ? `${fullName}\n${noted}` : noted] : [];
    });
    if (!letter && paragraphs.length === 0) return [];
    const heading = observed[language];
    const observation = paragraphs.length > 0 ? `${heading}\n${paragraphs.join('\n\n')}` : '';
    const subject = letter ? fill(letter.subject) : '';
    const text = letter ? fill(letter.text) : '';
    return [{ subject, title: subject || activity.title, text: [text, observation].filter(Boolean) }];
  });
  if (parts.length === 0) return null;
  const subjects = [...new Set(parts.flatMap(({ subject }) => subject || []))];
  return {
    subject: subjectOf(subjects) || `${organization} · ${day}`,
    text: parts
      .map(({ title, text }) => [...(parts.length > 1 ? [title] : []), ...text].join('\n\n'))
      .join('\n\n— — —\n\n'),
  };
}

function subjectOf(subjects: readonly string[]): string {
  const all = subjects.join(' · ');
  if (all.length <= maxSubject) return all;
  const [first = '', ...others] = subjects;
  return others.length > 0 ? `${first} (+${others.length})` : first;
}
