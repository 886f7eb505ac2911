import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type ErrorCode, errors } from '../../shared/core/errors.ts';

const root = `${import.meta.dirname}/../..`;

const textOf = (globs: string[]): string =>
  globSync(globs, { cwd: root })
    .map(file => readFileSync(`${root}/${file}`, 'utf8'))
    .join('\n');

const pages = textOf(['web/{features,app,platform,ui}/**/*.{ts,tsx}']);
const api = textOf(['{functions,shared}/**/*.ts']);
const keysIn = (text: string) =>
  new Set([...text.matchAll(/'(validation\.\w+)'/g)].map(([, key = '']) => key));

/** Validation messages that only pages show, each with the check that the API makes instead. */
const onlyOnPages: Record<string, string> = {
  'validation.certificate': 'no file was chosen; the API needs the id of one',
  'validation.code_used': 'the sign-in service answers the page, which may wait for another code',
  'validation.credentials': 'what the sign-in service answers',
  'validation.email': 'the format of an address, of which the API names the field',
  'validation.password_short': '`passwordFault`, which both use',
  'validation.password_shorter': '`passwordFault`, with the minimum that the page knows',
  'validation.password_unlike': 'a password is typed twice to catch a slip, and sent once',
  'validation.range_length': 'a range typed at once; the API takes days',
  'validation.reachable': 'a family may register at the desk; the API takes a child without a contact',
  'validation.years': 'text that is no number; the API takes numbers',
};

test('each validation message that a page shows also exists in the API, or is listed as existing only on pages', () => {
  const known = keysIn(api);
  const alone = [...keysIn(pages)].filter(key => !known.has(key));
  expect(alone.toSorted()).toEqual(Object.keys(onlyOnPages).toSorted());
});

/**
 * Functions with which pages decide what a person may do. Each has the errors with which the API rejects the
 * same request. A function that blocks nobody has a sentence instead, which says what it decides.
 */
const decisions: Record<string, ErrorCode[] | string> = {
  canChange: ['permission.denied', 'member.self'],
  canOpen: ['module.not-licensed'],
  canRecord: ['case.restricted', 'licence.ended'],
  canRetry: 'a call that failed may be made again',
  canSend: ['case.restricted'],
  canSendAgain: 'a call that failed may be made again',
  canSendReports: ['module.needed', 'permission.denied'],
  canSuspend: ['member.self', 'member.not-invited'],
  canUnassign: ['assignment.add-only'],
  canWrite: ['case.archived', 'case.restricted', 'licence.ended'],
  mayAmend: ['note.not-author', 'note.deleted', 'licence.ended'],
  mayAssign: ['permission.denied'],
  mayBeForbidden: 'which of two pages is shown where a page cannot be',
  mayChange: ['class.not-own', 'course.not-own', 'template.not-own', 'activity.not-own', 'permission.denied'],
  mayEvaluate: ['evaluation.not-own', 'evaluation.early', 'evaluation.cancelled', 'licence.ended'],
  mayExport: ['permission.denied'],
  mayMake: ['permission.denied', 'licence.ended'],
  mayMove: ['class-session.not-own', 'class-session.evaluated'],
  mayPass: 'a call that failed may be made again',
  mayRemove: ['progress-report.not-own'],
  mayWrite: ['permission.denied', 'licence.ended'],
  mustAccept: 'changed terms are asked for at each sign-in and can be put off',
  mustAcceptTerms: 'changed terms are asked for at each sign-in and can be put off',
  needsNoOrganization: 'which header a call carries',
  needsReason: ['request.invalid'],
};

test('each permission check of a page names the error code with which the API rejects the same action', () => {
  const named = [...pages.matchAll(/(?:const|function) ((?:may|can|must|needs)[A-Z]\w*)/g)];
  const found = new Set(
    named.map(([, name = '']) => name).filter(name => name !== 'canBeCut' && name !== 'canFocus'),
  );
  expect([...found].toSorted()).toEqual(Object.keys(decisions).toSorted());
  const codes = Object.values(decisions).filter(answer => typeof answer !== 'string');
  for (const code of codes.flat()) expect(api.split(`'${code}'`).length, code).toBeGreaterThan(2);
  expect(codes.flat().filter(code => !(code in errors))).toEqual([]);
});

test('a page whose loader reads the query of the URL names the query parameters whose change makes the loader run again', () => {
  const readsQuery = /function loader\([\s\S]*?\n}/;
  const wrong = globSync('web/features/**/*.page.tsx', { cwd: root }).filter(file => {
    const text = readFileSync(`${root}/${file}`, 'utf8');
    const reads = readsQuery.exec(text)?.[0].includes('searchParams') ?? false;
    return reads !== text.includes('export const loaderParams');
  });
  expect(wrong).toEqual([]);
});
