import type { FamilyTexts } from './family-texts.ts';

export const family: FamilyTexts = {
  title: 'Screening summary for the family',
  intro:
    'A screening looks at many things for a short time. It is not a diagnosis. Nothing is passed or failed.',
  lookedAt: 'What we looked at',
  again: 'What to look at again, and with whom',
  againNone: 'None of the tests that could be judged needs another look.',
  nothingJudged:
    'No test could be judged this time, so this page cannot say whether anything needs another look. Please ask us about the results.',
  outside: 'a result is outside the range that we compare with',
  whom: {
    eyesight: 'Please have the eyes examined by an optometrist or an eye doctor.',
    other: 'Please ask us who can look at this with your child.',
  },
  expected: 'What is as expected',
  notJudged: 'Not judged',
  noLimit: 'Done, but not compared with a limit: {tests}.',
  noLimitMany: 'Done, but not compared with a limit: {count} of the tests above.',
  comma: ', ',
  eyes: { right: 'right eye', left: 'left eye' },
  ofEyes: {
    noLine: {
      right: 'the right eye reads no line of the chart',
      left: 'the left eye reads no line of the chart',
      both: 'neither eye reads a line of the chart',
    },
    untestable: {
      right: 'the right eye could not be tested',
      left: 'the left eye could not be tested',
      both: 'neither eye could be tested',
    },
    refused: {
      right: 'the right eye was not tested, because the child did not want to',
      left: 'the left eye was not tested, because the child did not want to',
      both: 'neither eye was tested, because the child did not want to',
    },
  },
  converted: '{notation}, converted from {recorded}',
  notDone: 'Not done or not finished: {tests}.',
  notDoneBecause: {
    refused: 'Your child did not want to do: {tests}.',
    unable: 'Your child could not do this that day: {tests}.',
    noTime: 'There was no time for: {tests}.',
    notIndicated: 'Not needed this time: {tests}.',
  },
  tests: {
    romberg: 'standing with closed eyes',
    oneLeg: 'standing on one leg',
    crawling: 'crawling',
    midline: 'hands crossing the middle of the body',
    fingerThumb: 'fingers meeting the thumb',
    moro: 'the startle reflex of babies',
    atnr: 'an early reflex of head and arms',
    stnr: 'an early reflex of head and limbs',
    tlr: 'an early reflex of head and balance',
    spinalGalant: 'an early reflex of the back',
    palmar: 'the grasp reflex of babies',
    eyesight: 'eyesight',
    eyeTracking: 'eyes moving along numbers',
    eyeHand: 'copying letters',
    overlays: 'reading under a coloured sheet',
    plusLens: 'reading with a weak plus lens',
  },
};
