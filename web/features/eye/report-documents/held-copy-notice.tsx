import { useTranslation } from 'react-i18next';
import { ReportContent } from '../../../../shared/features/eye/report-documents/options.schema.ts';
import type { CopyNoticeProps } from '../../../platform/features/report-places.ts';
import { useInstants } from '../../../platform/i18n/use-instants.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { choiceTexts } from './choices-in.ts';
import { differingChoices } from './report-choice.ts';

/** Says with which choices the last copy was sent, where those of this copy differ. */
export function HeldCopyNotice({ content, kinds, held }: CopyNoticeProps) {
  const { t } = useTranslation(['eye', 'common']);
  const text = useText();
  const { day } = useInstants();
  if (!held) return null;
  const before = ReportContent.parse(held.content);
  const choices = differingChoices(before, ReportContent.parse(content), kinds).map(choice => {
    const [what, how] = choiceTexts(choice, before);
    return t('common:labelled', { name: text(what), value: text(how) });
  });
  if (choices.length === 0) return null;
  const values = { day: day(held.sentAt), choices: choices.join(t('report.choiceComma')) };
  return <Notice tone="attention">{t('report.heldDiffers', values)}</Notice>;
}
