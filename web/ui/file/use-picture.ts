import { useEffect, useState } from 'react';
import { extensionsFor, type PurposeName, purposeOf } from '../../../shared/core/file-purposes.ts';
import type { UploadedFile } from '../../../shared/features/operations/files/schema.ts';
import { uploaderFor } from '../../platform/api/upload-file.ts';
import { useFileFaults } from '../feedback/use-file-faults.ts';
import { type CropArea, cropImage } from './crop-image.ts';
import type { FileRule, UploadError } from './file-rules.ts';

export function ruleFor(purpose: PurposeName): FileRule {
  const { kind, maxBytes } = purposeOf(purpose);
  return { kind, extensions: extensionsFor(purpose), maxBytes };
}

export function usePicture(purpose: PurposeName, onUploaded: (file: UploadedFile) => void) {
  const [chosen, setChosen] = useState<{ file: File; url: string } | null>(null);
  const [sending, setSending] = useState<{ done: number; controller: AbortController } | null>(null);
  const [fault, setFault] = useState<UploadError | null>(null);
  const faults = useFileFaults();

  useEffect(() => () => (chosen ? URL.revokeObjectURL(chosen.url) : undefined), [chosen]);
  useEffect(() => () => sending?.controller.abort(), [sending?.controller]);

  function choose(file: File): void {
    const refusal = faults.checked(file, ruleFor(purpose));
    setFault(refusal ?? null);
    if (!refusal) setChosen({ file, url: URL.createObjectURL(file) });
  }

  async function send(file: File): Promise<void> {
    const controller = new AbortController();
    const onProgress = (done: number) => setSending({ done, controller });
    onProgress(0);
    try {
      onUploaded(await uploaderFor(purpose)(file, { signal: controller.signal, onProgress }));
    } catch (error) {
      if (!controller.signal.aborted) setFault(faults.refused(error) ?? 'failed');
    } finally {
      setSending(null);
    }
  }

  async function crop(area: CropArea): Promise<void> {
    if (!chosen) return;
    const { maxSide, outputType = 'image/jpeg' } = purposeOf(purpose);
    try {
      const part = await cropImage(chosen.file, area, { type: outputType, maxSide });
      setChosen(null);
      await send(part);
    } catch {
      rejectImage();
    }
  }

  function rejectImage(): void {
    setChosen(null);
    setFault(faults.told('unsupportedImage') ?? null);
  }

  return {
    image: chosen?.url ?? null,
    sending,
    fault,
    choose,
    crop,
    refuse: rejectImage,
    close: () => setChosen(null),
    cancel: () => sending?.controller.abort(),
  };
}
