import { ReportContent } from '../../../../shared/features/eye/report-documents/options.schema.ts';
import type { CopyNoticeProps } from '../../../platform/features/report-places.ts';
import { TablesUnchecked } from '../progression/tables-unchecked.tsx';
import { HeldCopyNotice } from './held-copy-notice.tsx';
import { UntranslatedNotice } from './untranslated-notice.tsx';

/** Asks admins to check the axial length tables if a myopia report compares with one of them. */
export function TablesNotice({ content, kinds }: Pick<CopyNoticeProps, 'content' | 'kinds'>) {
  const { axialPopulation, hasEyeLength } = ReportContent.parse(content);
  return kinds.includes('myopia') && hasEyeLength && axialPopulation ? <TablesUnchecked /> : null;
}

export function CopyNotice(copy: CopyNoticeProps) {
  return (
    <>
      <TablesNotice {...copy} />
      <HeldCopyNotice {...copy} />
      <UntranslatedNotice {...copy} />
    </>
  );
}
