import { randomUUID } from 'node:crypto';
import { caseIdOf } from '../support/examples.ts';
import { test } from '../support/pages.ts';
import { sampleLanguages } from '../support/sample-languages.ts';
import { sayIn } from '../support/say-in.ts';
import { readDashboard } from './read-dashboard.ts';
import { accept, register } from './register-and-accept.ts';
import { screen } from './screen.ts';
import type { Story } from './story.ts';
import { evaluate, makeClass, planSession } from './teach-and-evaluate.ts';
import { emailReport, enterVisit } from './visit-and-send.ts';
import { writeNote } from './write-note.ts';

for (const lang of sampleLanguages('story of a day'))
  test.describe(`one working day of a clinic, with pages in ${lang}`, () => {
    test.use({ locale: lang === 'en' ? 'en-HK' : 'zh-CN' });

    test('a child is registered, examined, screened, taught and evaluated in one day, and the dashboard shows each step', async ({
      page,
    }) => {
      test.setTimeout(240_000);
      const word = randomUUID();
      const family = `family-${word}@test.example`;
      const story: Story = { page, lang, say: sayIn(lang), child: `Wong ${word}`, family };
      const began = Date.now();
      const tell = <Result>(chapter: string, body: () => Promise<Result>) => test.step(chapter, body);

      await tell('a parent registers a child with the QR link', () => register(story));
      await tell('a colleague reviews the registration and accepts it', () => accept(story));
      const caseId = await caseIdOf(story.child);
      await tell('an eye visit is entered and finished', () => enterVisit(story, caseId));
      await tell('the report of the visit is emailed to the family', () => emailReport(story));
      await tell('the child is screened', () => screen(story, caseId));
      await tell('a note is finished', () => writeNote(story, caseId));
      const className = await tell('a class with the child is made', () => makeClass(story));
      const sessionId = await tell('a session of the class is planned', () => planSession(story, className));
      await tell('the session is evaluated', () => evaluate(story, sessionId));
      await tell('the dashboard shows what happened on the day', () => readDashboard(story));
      console.log(`the story of a day in ${lang}: ${((Date.now() - began) / 1000).toFixed(1)} s`);
    });
  });
