/**
 * People who may see each page according to the specification's tables of courses and activities. The list is
 * written by hand, independent of the product's route table. Outcomes: `shown`: the page stays open;
 * `refused`: the page about the missing module; `missing`: "Page not found"; `not-own`: a list with a message
 * that only own items are visible; anything else is the path to which the page redirects.
 */
export type Outcome = 'shown' | 'refused' | 'missing' | 'not-own' | `/${string}`;

/**
 * An author's admin, a reader with the Curriculum module, a colleague without modules, and a user of another
 * organisation.
 */
export type Member = 'author' | 'reader' | 'colleague' | 'stranger';

/** What the author, the reader, the colleague and the stranger get, in this order. */
type Outcomes = [Outcome, Outcome, Outcome, Outcome];

const all = (outcome: Outcome): Outcomes => [outcome, outcome, outcome, outcome];
const authorsOnly = (author: Outcome): Outcomes => [author, 'refused', 'refused', 'refused'];
const authorsAnd = (author: Outcome, others: Outcome): Outcomes => [author, others, others, others];
const withCurriculum = (author: Outcome, reader: Outcome): Outcomes => [author, reader, 'refused', 'refused'];

/**
 * The outcomes by address of the page. A name in braces is replaced by the id of an example. Platform
 * administrators see only `/curriculum`.
 */
export const outcomesByPath: Record<string, Outcomes> = {
  '/developer': authorsOnly('shown'),
  '/developer/create': authorsOnly('shown'),
  '/developer/edit/{course}': authorsOnly('shown'),
  '/developer/edit/{draft}': authorsOnly('shown'),
  '/courses/{course}': authorsAnd('shown', '/courses/published/{course}'),
  '/courses/{draft}': authorsOnly('shown'),
  '/courses/edit/{course}': authorsOnly('shown'),
  '/courses/edit/{draft}': authorsOnly('shown'),
  '/courses/published': all('/library'),
  '/courses/published/{course}': all('shown'),
  '/courses/published/{draft}': all('missing'),
  '/library': all('shown'),
  '/curriculum': all('refused'),

  '/activity/{activity}': authorsAnd('shown', '/activity/published/{published}'),
  '/activity/{draftActivity}': authorsOnly('shown'),
  '/activity/{unknown}': authorsOnly('missing'),
  '/activity/{published}': all('/activity/published/{published}'),
  '/activity/{copy}': ['/activity/curriculum/{copy}', 'not-own', 'refused', 'refused'],
  '/activity/{custom}': ['/activity/curriculum/custom/{custom}', 'not-own', 'not-own', 'missing'],
  '/activity/{course}': authorsAnd('/courses/{course}', '/courses/published/{course}'),
  '/activity/create': authorsOnly('shown'),
  '/activity/create/{folder}': authorsOnly('shown'),
  '/activity/create/{activity}': authorsOnly('shown'),
  '/activity/custom/create': all('shown'),

  '/activity/curriculum': withCurriculum('shown', 'shown'),
  '/activity/curriculum/{copy}': withCurriculum('shown', 'not-own'),
  '/activity/curriculum/{copyOfReader}': withCurriculum('shown', 'shown'),
  '/activity/curriculum/{custom}': withCurriculum('/activity/curriculum/custom/{custom}', 'not-own'),
  '/activity/curriculum/edit': withCurriculum('shown', 'shown'),
  '/activity/curriculum/edit/{copy}': withCurriculum('shown', 'not-own'),
  '/activity/curriculum/edit/{copyOfReader}': withCurriculum('shown', 'shown'),
  '/activity/curriculum/custom': all('shown'),
  '/activity/curriculum/custom/{custom}': ['shown', 'not-own', 'not-own', 'missing'],
  '/activity/curriculum/custom/{customOfReader}': ['shown', 'shown', 'not-own', 'missing'],
  '/activity/curriculum/custom/edit': all('/activity/custom/create'),
  '/activity/curriculum/custom/edit/{custom}': ['shown', 'not-own', 'not-own', 'missing'],
  '/activity/curriculum/custom/edit/{customOfReader}': ['shown', 'shown', 'not-own', 'missing'],

  '/activity/published': all('/library?tab=subscribed'),
  '/activity/published/{published}': all('shown'),
  '/activity/published/{activity}': authorsAnd('/activity/{activity}', '/activity/published/{published}'),
  '/activity/published/edit': authorsOnly('/developer'),
  '/activity/published/edit/{published}': authorsOnly('/activity/create/{activity}'),
  '/activity/published/addToCalendar': all('shown'),
  '/activity/published/addToCalendar/{published}': all('shown'),
  '/activity/published/addToCalendar/{copy}': [
    '/activity/curriculum/{copy}',
    'not-own',
    'refused',
    'refused',
  ],
};
