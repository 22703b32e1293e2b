import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { IMAGE_TYPES, MAX_VOUCHER_FILES } from '../../../../schema/rules/files.ts';
import { errorStyle } from '../../../ui/fieldStyle.ts';
import { DropZone } from '../../files/DropZone.tsx';
import { FileList } from '../../files/FileList.tsx';
import { useUploads } from '../../files/useUploads.ts';

interface VoucherFilesProps {
  files: readonly { id: string; name: string }[];
  onChange: (files: { id: string; name: string }[]) => void;
  /** What is saved meanwhile would be without them. */
  onUploading: (isUploading: boolean) => void;
}

const TYPES = [...IMAGE_TYPES, 'application/pdf'];

const Problem = styled.p`
  ${errorStyle}
  margin-top: 8px;
`;

/** The bills and receipts of a voucher: pictures or PDFs. */
export function VoucherFiles({ files, onChange, onUploading }: VoucherFilesProps) {
  const { t } = useTranslation();
  const { upload, isUploading, problem } = useUploads('voucher-file', {
    ids: files.map(({ id }) => id),
    max: MAX_VOUCHER_FILES,
    add: (added) => onChange([...files, ...added.map(({ id, file }) => ({ id, name: file.name }))]),
  });

  useEffect(() => onUploading(isUploading), [isUploading, onUploading]);

  return (
    <div>
      <FileList files={files} label={t('Bills and receipts')} onRemove={(removed) => onChange(files.filter(({ id }) => id !== removed))} />
      <DropZone
        accept={TYPES} label={t('Add a bill or receipt')} isBusy={isUploading} isDisabled={files.length >= MAX_VOUCHER_FILES}
        onFiles={upload}
      />
      {problem && <Problem role="alert">{problem}</Problem>}
    </div>
  );
}
