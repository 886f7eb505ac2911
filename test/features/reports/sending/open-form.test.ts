import { expect, test } from 'vitest';
import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import type { SentReports } from '../../../../shared/features/reports/sending/schema.ts';
import type { EarlierSendings } from '../../../../web/features/reports/sending/use-records.ts';
import { type SendValues, useSending } from '../../../../web/features/reports/sending/use-sending.ts';
import { renderHook } from '../../../web/hooks/render-hook.ts';

type Options = Parameters<typeof useSending>[0];

const mother = { email: 'ruth@home.example' };
const child = { fullName: 'Una', mother, father: { email: 'ben@home.example' } } as unknown as Case;
const earlierTo = (to: string[], language: 'en' | 'zh', isPending = false) =>
  ({
    ...{
      times: null,
      isPending,
      holdersOf: () => to,
      onlyEarlierOf: (_: readonly string[], kind?: string) => (kind ? [] : to),
      heldBy: () => undefined,
    },
    lastTo: () => ({ language, script: 'simplified', by: 'attachment', content: {} }),
  }) as unknown as EarlierSendings;

const source = { key: 'eye', kinds: ['myopia'], send: async () => ({ by: 'attachment' }) };

const options = (id: string, earlier: EarlierSendings, again?: Partial<SentReports>) =>
  ({
    ...{ child, earlier, kind: 'myopia', again, onSent: () => undefined },
    record: { id, isDraft: false, source },
    copy: { content: {}, language: 'en', script: 'simplified' },
  }) as unknown as Options;

/** Values of an open form after it is rendered with these options, one after another. */
const valuesAfter = (...rounds: Options[]): SendValues =>
  renderHook(round => useSending(rounds[round] as Options).values, rounds.length);

test('an open form begins as the record was emailed before, and keeps its values when a colleague emails it', () => {
  const [both, one] = [['ruth@home.example', 'ben@home.example'], ['ben@home.example']];
  const [unknown, known, sent] = [earlierTo([], 'en', true), earlierTo(both, 'zh'), earlierTo(one, 'en')];
  const begun = { chosen: both, language: 'zh' };
  expect(valuesAfter(options('one', unknown), options('one', known))).toMatchObject(begun);
  const after = [options('one', known), options('one', sent)];
  expect(valuesAfter(options('one', unknown), ...after)).toMatchObject(begun);
  expect(valuesAfter(...after, options('two', sent))).toMatchObject({ chosen: one, language: 'en' });
});

test('a form that sends reports again keeps its recipients when an earlier email to one of them bounces', () => {
  const to = (status: string) => ({
    ...{ kinds: ['myopia'], message: null, by: 'attachment', content: {} },
    to: [{ address: 'ruth@home.example', status }],
  });
  const round = (status: string) => options('one', earlierTo([], 'en'), to(status) as Partial<SentReports>);
  expect(valuesAfter(round('sent'), round('bounced')).chosen).toEqual(['ruth@home.example']);
});

test('a corrected record offers each report of which the family has an earlier version', () => {
  const both = { ...source, kinds: ['myopia', 'refraction'] };
  const corrected = (held: string[]) => {
    const { record, ...rest } = options('one', {
      ...earlierTo(['ruth@home.example'], 'en'),
      onlyEarlierOf: (to, kind) => (kind === undefined || held.includes(kind) ? [...to] : []),
    });
    return valuesAfter({ ...rest, record: { ...record, source: both } } as unknown as Options).kinds;
  };
  expect(corrected(['myopia', 'refraction'])).toEqual(['myopia', 'refraction']);
  expect(corrected(['refraction'])).toEqual(['myopia', 'refraction']);
  expect(corrected(['myopia'])).toEqual(['myopia']);
});

test('a report begins with the choices of the copy that the family has, unless other ones were chosen', () => {
  const held = { content: { copy: 'family', hasTarget: true }, language: 'zh', script: 'traditional' };
  const copies = {
    kindIn: ({ copy }: { copy: string }) => copy,
    contentFor: (content: object, copy: string) => ({ ...content, copy }),
  };
  const opened = (isChosen: boolean) => {
    const { record, copy, ...rest } = options('one', {
      ...earlierTo([], 'en'),
      lastTo: () => undefined,
      heldBy: (group: string) => (group === 'family' ? held : undefined),
    } as unknown as EarlierSendings);
    const content = { copy: 'family', hasTarget: false };
    return renderHook(
      () =>
        useSending({
          ...{ ...rest, isChosen },
          record: { ...record, source: { ...source, copies } },
          copy: { ...copy, content },
        } as unknown as Options),
      1,
    );
  };
  expect(opened(false)).toMatchObject({ content: held.content, held, values: { language: 'zh' } });
  expect(opened(true)).toMatchObject({ content: { copy: 'family', hasTarget: false }, held });
});
