import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { IMAGE_TYPES } from '../../../../schema/rules/files.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { token } from '../../../ui/theme/token.ts';
import { DropZone } from '../../files/DropZone.tsx';
import { useUploads } from '../../files/useUploads.ts';

interface VoucherFilesProps {
  files: readonly { id: string; name: string }[];
  onChange: (files: { id: string; name: string }[]) => void;
}

const MAX_FILES = 5;
const TYPES = [...IMAGE_TYPES, 'application/pdf'];

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 12px;
  margin: 0 0 8px;
  padding: 0;
  list-style: none;

  li {
    display: flex;
    align-items: center;
  }
`;

const Problem = styled.p`
  color: ${token.badText};
`;

/** Bills and receipts: pictures or PDF. */
export function VoucherFiles({ files, onChange }: VoucherFilesProps) {
  const { t } = useTranslation();
  const { upload, isUploading, problem } = useUploads('voucher-file', {
    ids: files.map(({ id }) => id),
    max: MAX_FILES,
    add: (added) => onChange([...files, ...added.map(({ id, file }) => ({ id, name: file.name }))]),
  });

  return (
    <div>
      {files.length > 0 && (
        <List aria-label={t('Bills and receipts')}>
          {files.map(({ id, name }) => (
            <li key={id}>
              {name}
              <IconButton
                size="small" icon={Trash2} label={t('Remove {{name}}', { name })}
                onClick={() => onChange(files.filter((file) => file.id !== id))}
              />
            </li>
          ))}
        </List>
      )}
      <DropZone
        accept={TYPES} label={t('Add a bill or receipt')} isBusy={isUploading} isDisabled={files.length >= MAX_FILES}
        onFiles={upload}
      />
      {problem && <Problem role="alert">{problem}</Problem>}
    </div>
  );
}
