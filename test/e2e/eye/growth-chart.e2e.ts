import { helen, openAs } from '../support/act-as.ts';
import { boyMeasuredTwice } from '../support/measured-child.ts';
import { expect, expectAccessible } from '../support/pages.ts';
import { sometimes } from '../support/test-in-turn.ts';

const words = {
  en: {
    more: 'More options',
    growth: 'Growth compared with the mean',
    title: 'Growth of the eye by age',
    marks: /growth of eyes that do not become short-sighted: 0\.17.*from the abstract.*not a target/,
    asTable: 'Show as table',
    row: /^Growth of eyes that do not become short-sighted \(Yii 2023/,
  },
  zh: {
    more: '更多选项',
    growth: '与平均增长比较',
    title: '眼轴增长随年龄的变化',
    marks: /一直没有近视的眼睛的增长：6岁.*引自摘要.*不是目标/,
    asTable: '以表格显示',
    row: /^一直没有近视的眼睛的增长（Yii 2023/,
  },
} as const;

for (const [language, word] of Object.entries(words))
  sometimes(
    `the growth of an eye is shown beside published growth of eyes that need no glasses (${language})`,
    async ({ page }) => {
      const caseId = await boyMeasuredTwice();
      await page.setViewportSize({ width: 1440, height: 900 });
      await openAs(page, helen, `${language === 'zh' ? '/zh' : ''}/cases/${caseId}?tab=eye`);
      await page.getByText(word.more, { exact: true }).click();
      await page.getByRole('switch', { name: word.growth }).check();
      const figure = page.getByRole('figure', { name: word.title });
      await expect(figure.getByRole('img', { name: word.title })).toBeVisible();
      await expect(figure.getByText(word.marks)).toBeVisible();
      await expectAccessible(page);
      await figure.getByRole('switch', { name: word.asTable }).press('Space');
      await expect(figure.getByRole('rowheader', { name: word.row })).toHaveCount(2);
    },
  );
