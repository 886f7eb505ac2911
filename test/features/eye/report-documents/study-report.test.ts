import { expect } from 'vitest';
import { testInTurn } from '../../../support/sampling/test-in-turn.ts';
import { atropine, treatment } from '../treatments/visit-treatment.ts';
import { chinese, found, reportOf } from './report-of.ts';

const lengths = (mm: number) => ({ axialLength: { right: mm, left: mm } });
const wishes = [
  { hasTreatmentEffect: true },
  { ...chinese, hasTreatmentEffect: true },
  { language: 'zh', script: 'traditional', hasTreatmentEffect: true },
] as const;
const from = '2025-01-01';
const begun = found(from, [-2, -2], { treatments: [treatment({ from })], ...lengths(24) });

testInTurn(
  'a report in English and in Chinese compares a child with a study only at a time with a published value of the study',
  async () => {
    const text = await reportOf([begun, found('2025-12-20', [-2.25, -2.25], lengths(24.1))], [...wishes]);
    expect(text).toMatch(
      /after 12 months: more short-sighted by 0\.17\sD with the treatment, more short-sighted by 0\.55\sD without/,
    );
    expect(text).toContain('Diamonds: children in the study');
    expect(text.replaceAll(' ', '')).toMatch(
      /研究中的儿童在12个月后：治疗组近视加深17度，对照组近视加深55度/,
    );
    expect(text.replaceAll(' ', '')).toMatch(
      /研究中的兒童在12個月後：治療組近視加深17度，對照組近視加深55度/,
    );
  },
);

testInTurn(
  'if a study published no value for the elapsed time, the report states this, and the report’s chart shows no study value',
  async () => {
    const text = await reportOf([begun, found('2026-03-01', [-2.25, -2.25], lengths(24.1))], [...wishes]);
    expect(text).toContain('the study gives no figure for this time');
    expect(text.replaceAll(' ', '')).toContain('该研究没有这一时间的数据');
    expect(text.replaceAll(' ', '')).toContain('該研究沒有這一時間的資料');
    expect(text).not.toMatch(/with the treatment,|Diamonds|菱形|治疗组近视|治療組近視/);
  },
);

testInTurn(
  'a report mentions that atropine has ended, whether or not the user chose to show the treatment effect',
  async () => {
    const drops = atropine({ kind: 'atropine005', from, to: '2025-12-20', decision: 'stop' });
    const visits = [found(from, [-2, -2]), found('2025-12-20', [-2.25, -2.25], { treatments: [drops] })];
    const text = await reportOf(visits, [{}, chinese, { hasTreatmentEffect: true }]);
    expect(text).toContain('the eye grows faster than when the drops continue');
    expect(text.replaceAll(' ', '')).toContain('建议停药三个月后复诊');
    expect(text.match(/more short-sighted by 0\.68\sD/g)).toHaveLength(1);
  },
);
