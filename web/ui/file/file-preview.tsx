import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { LinkedFile } from '../../../shared/features/operations/files/schema.ts';
import { CallError } from '../../platform/api/call-error.ts';
import { useLocale } from '../../platform/i18n/use-locale.ts';
import { RetryNotice } from '../feedback/retry-notice.tsx';
import styles from './file-preview.module.css';
import { PdfPages } from './pdf-pages.tsx';

interface FilePreviewProps {
  file: LinkedFile;
  label: string;
}

export function FilePreview({ file, label }: FilePreviewProps) {
  const { t } = useTranslation('ui');
  const isPicture = file.type.startsWith('image/');
  return (
    <div className={styles.root}>
      {isPicture ? <img src={file.url} alt={label} /> : <Pdf file={file} />}
      <Button
        component="a"
        href={file.url}
        target="_blank"
        rel="noopener"
        variant="default"
        leftSection={<IconDownload size={18} aria-hidden />}
      >
        {t(isPicture ? 'file.openWhole' : 'file.save')}
      </Button>
    </div>
  );
}

function Pdf({ file: { id, url } }: { file: LinkedFile }) {
  const language = useLocale();
  const { data, error, refetch } = useQuery({
    queryKey: ['file', id, 'bytes'],
    queryFn: async ({ signal }) => {
      const response = await fetch(url, { signal });
      if (!response.ok) throw new CallError('server.failed', response.status);
      return response.arrayBuffer();
    },
    gcTime: 0,
  });
  if (error) return <RetryNotice error={error} onRetry={refetch} />;
  return <PdfPages bytes={data} language={language} />;
}
