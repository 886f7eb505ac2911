import type { FamilyTexts, MeasuredOn } from './family-texts.ts';

const said =
  (who: string, [now, then]: [now: string, then: string], what: string) =>
  ({ day, isWithoutDrops }: MeasuredOn): string => {
    const text = `${who} ${day ? then : now} ${what}${isWithoutDrops ? ', measured without eye drops' : ''}.`;
    return day ? `On ${day}, ${text}` : text.charAt(0).toUpperCase() + text.slice(1);
  };
const eyesOf = (what: string) => ({
  right: said('the right eye', ['is', 'was'], what),
  left: said('the left eye', ['is', 'was'], what),
});
const short = (what: string) => ({ ...eyesOf(what), both: said('both eyes', ['are', 'were'], what) });
const unclear = (eyes: string) => `It is not certain that ${eyes} changed.`;
const unmeasuredOf = (eye: string) => `No power of the ${eye} eye can tell whether it is short-sighted.`;
const clear = (eyes: string) => `${eyes} changed by more.`;
const unsteady = (eyes: string) =>
  `From the first to the last of these visits, ${eyes} changed by more, but not at a steady rate.`;

export const family: FamilyTexts = {
  title: 'For the family, in plain words',
  changed: 'What has changed',
  meaning: {
    title: 'What it means',
    sight: {
      highMyopia: short('highly short-sighted'),
      myopia: short('short-sighted'),
      none: {
        ...eyesOf('not short-sighted'),
        both: said('neither eye', ['is', 'was'], 'short-sighted'),
      },
    },
    blurred: 'Without glasses or lenses, far things look blurred to a short-sighted eye.',
    later: 'An eye that is not short-sighted now may stay so or not; this check can’t tell.',
    withoutDrops: 'Measured without eye drops, eyes can look more short-sighted than they are.',
    unmeasured: 'No power this time can tell whether the eyes are short-sighted.',
    unmeasuredOf: {
      right: unmeasuredOf('right'),
      left: unmeasuredOf('left'),
    },
    prescribed:
      'The values above were prescribed, not measured. They do not show how the eyes themselves changed.',
    measuring: 'Two measurements of the same eye can differ by 0.25\u00A0D.',
    size: {
      within: {
        right: unclear('the right eye'),
        left: unclear('the left eye'),
        both: unclear('the eyes'),
      },
      beyond: {
        right: clear('The right eye'),
        left: clear('The left eye'),
        both: clear('Both eyes'),
      },
      unsteady: {
        right: unsteady('the right eye'),
        left: unsteady('the left eye'),
        both: unsteady('both eyes'),
      },
    },
    moreShort: 'An eye that becomes more short-sighted needs a stronger power to see far away clearly.',
    longer: 'Children’s eyes become longer as they grow.',
    notJudged: 'This page does not judge whether the change is fast or slow for this age.',
    comparedBelow:
      'Whether the change is fast or slow compared with other children is in the report on the next pages.',
  },
  doing: {
    title: 'What we do',
    from: day => `from ${day}`,
    ended: (treatment, day) => `${treatment} ended on ${day}.`,
    none: 'No treatment is recorded.',
    noneNow: 'No treatment is recorded now.',
    noPromise: 'How much a treatment helps one child shows only at later checks. Nobody can promise it.',
    prescribed: lens => `A prescription was written at this visit: ${lens}.`,
    advice: 'Our advice',
    adviceBelow: title => `Our advice is in the report on the next pages, under “${title}”.`,
  },
  next: {
    title: 'When we see you next',
    due: day => `Please come again around ${day}.`,
    overdue: day =>
      `The next check was planned for around ${day}. If your child has not had it yet, please book it now.`,
    undecided: 'No day is recorded for the next check. Please ask us.',
    earlier: ({ hasDay, isOnRedLight, hasContactLenses }) => {
      const stopped = [
        ...(hasContactLenses ? ['leave contact lenses out'] : []),
        ...(isOnRedLight ? ['do not use the red light'] : []),
      ].join(' and ');
      return [
        hasDay ? 'Do not wait for that day' : 'Please come as soon as you can',
        ' if your child sees worse, or if an eye is red or hurts',
        isOnRedLight ? ', or if bright or dark spots stay after the red light.' : '.',
        stopped && ` If so, ${stopped} until we have seen your child.`,
      ].join('');
    },
  },
  explained: source =>
    `D (dioptre) is the unit of the power of glasses. Short-sighted: from −0.50\u00A0D; highly short-sighted: from −6.00\u00A0D; the sphere and half of the cylinder, measured with eye drops (${source}).`,
  lensesExplained: 'DIMS and HAL lenses: glasses that are made to slow short-sightedness.',
};
