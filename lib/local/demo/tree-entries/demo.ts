import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import type { TreeEntryFields } from '../../../../shared/features/screening/tree-entries/schema.ts';
import type { TreeNodeId } from '../../../../shared/features/screening/tree-nodes/standard-nodes.ts';
import { type DemoFeature, momentOn, workdayBefore } from '../demo-client.ts';

const child = '陈小明';
/** Number of days from a screening to the NeuroTree entry about an observation from this screening. */
const evidenceDaysBefore = 1;

/** A child's NeuroTree over two years. The clinic has given one node another name. */
export const demo: DemoFeature = {
  needs: ['cases'],
  makeRecords: async signIn => {
    const helen = await signIn('helen@brightwater.example', 'brightwater');
    const mei = await signIn('mei@brightwater.example', 'brightwater');
    const today = new Date().toISOString().slice(0, 10);
    const { data } = await helen.post<{ data: { data: Case[] } }>('cases/search', { text: child });
    const caseId = data.data.find(({ fullName }) => fullName === child)?.id;
    for (const [index, [daysAgo, node, state, remarks, evidence]] of demoEntries.entries()) {
      const date = workdayBefore(today, daysAgo);
      const author = index % 3 === 1 ? helen : mei;
      await author.at(momentOn(date, index)).post(`cases/${caseId}/tree-entries`, {
        node,
        state,
        remarks,
        date,
        evidence: evidence
          ? { kind: evidence, date: workdayBefore(today, daysAgo + evidenceDaysBefore) }
          : null,
        isShared: index % 4 === 0,
      });
    }
    await helen.put('tree-nodes/auditory', { en: 'Listening', zh: '听觉处理', version: 0 });
  },
};

type State = TreeEntryFields['state'];
type Evidence = NonNullable<TreeEntryFields['evidence']>['kind'];

/** A NeuroTree entry of the demo: days ago, node, state, observation, and the source of the observation. */
type DemoEntry = readonly [number, TreeNodeId, State, string, Evidence?];

/** Entries over two years about a child who read little at first and now enjoys reading. */
const demoEntries: readonly DemoEntry[] = [
  [
    712,
    'eye-tracking',
    'concern',
    'Four jumps a line, and the finger is needed to keep the place.',
    'screening',
  ],
  [712, 'reading', 'concern', 'Leaves out small words; stops after five minutes.', 'screening'],
  [712, 'reflexes', 'concern', 'The ATNR still turns the arm with the head on both sides.', 'screening'],
  [712, 'midline', 'concern', 'Changes hands in the middle of the page.', 'screening'],
  [712, 'balance', 'emerging', 'One leg: 6 seconds right, 4 left.', 'screening'],
  [705, 'sight', 'emerging', 'Glasses since last week; wears them in class only.'],
  [705, 'hearing', 'strength', 'Hearing test at school without findings.'],
  [690, 'confidence', 'concern', 'Says “I am the slow one”. Does not read aloud.', 'note'],
  [540, 'reflexes', 'emerging', 'ATNR on the left only.', 'screening'],
  [540, 'midline', 'emerging', 'Crosses with the right hand; the left waits.', 'screening'],
  [540, 'coordination', 'emerging', 'Crawls across, loses the rhythm when counting.', 'screening'],
  [530, 'eye-hand', 'emerging', '38 letters a minute, some outside of the lines.', 'screening'],
  [520, 'attention', 'concern', 'Ten minutes at one task, then looks for company.', 'evaluation'],
  [410, 'body-sense', 'emerging', 'Finds left and right on himself, not yet on others.'],
  [400, 'daily-living', 'emerging', 'Ties his shoes when nobody hurries him.', 'note'],
  [360, 'balance', 'strength', 'One leg: more than 20 seconds on both sides.', 'screening'],
  [360, 'eye-tracking', 'concern', 'Loses the line when the text is longer than six words.', 'screening'],
  [350, 'mathematics', 'strength', 'Enjoys it; best mark of the class in geometry.', 'note'],
  [340, 'visual-spatial', 'strength', 'Copies block designs beyond his age.', 'evaluation'],
  [200, 'confidence', 'emerging', 'Reads aloud to his little sister.', 'note'],
  [190, 'reading', 'emerging', 'Reads 20 minutes at home, with a ruler under the line.', 'screening'],
  [185, 'writing', 'emerging', 'Letters sit on the line; tires after half a page.', 'evaluation'],
  [
    180,
    'eye-tracking',
    'emerging',
    'Follows to the left without a jump; two jumps to the right.',
    'screening',
  ],
  [120, 'comprehension', 'strength', 'Retells a story in order, with the reasons.', 'evaluation'],
  [90, 'attention', 'emerging', 'Twenty-five minutes, and comes back by himself.', 'evaluation'],
  [60, 'midline', 'strength', 'Draws the lying eight with either hand without a stop.', 'screening'],
  [45, 'reflexes', 'strength', 'None of the six is seen any more.', 'screening'],
  [30, 'spelling', 'concern', 'Leaves out strokes in characters of more than ten.', 'note'],
  [21, 'sight', 'strength', 'Wears the glasses all day; 6/6 with both eyes.', 'evaluation'],
  [12, 'confidence', 'strength', 'Put his name down for the reading contest.', 'note'],
];
