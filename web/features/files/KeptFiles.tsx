import { FileText, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { IMAGE_TYPES } from '../../../schema/rules/files.ts';
import type { CommandOutcome } from '../../relay/useCommand.ts';
import { errorStyle } from '../../ui/fieldStyle.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { token } from '../../ui/theme/token.ts';
import { DropZone } from './DropZone.tsx';
import { useUploads } from './useUploads.ts';

const TYPES = [...IMAGE_TYPES, 'application/pdf'];

const List = styled.ul`
  display: flex;
  flex-direction: column;
  gap: 8px;
  margin: 0 0 12px;
  padding: 0;
  list-style: none;

  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 8px;
    align-items: center;
  }

  a {
    display: grid;
    grid-template-columns: 40px minmax(0, 1fr);
    gap: 10px;
    align-items: center;
    color: inherit;
    overflow-wrap: anywhere;
  }
`;

const Thumb = styled.span`
  display: grid;
  width: 40px;
  height: 40px;
  place-items: center;
  overflow: hidden;
  border: 1px solid ${token.border};
  border-radius: ${token.radius};
  background: ${token.surface2};

  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

const Problem = styled.p`
  ${errorStyle}
  margin-top: 8px;
`;

export interface KeptFile {
  readonly id: string;
  readonly name: string;
  readonly contentType: string;
  readonly small: string;
  readonly original: string;
}

interface KeptFilesProps {
  /** One of FILE_PURPOSES of the gateway. */
  purpose: string;
  files: readonly KeptFile[];
  /** Of the list, and of the button that adds to it. */
  label: string;
  addLabel: string;
  maxFiles: number;
  isSaving: boolean;
  /** Writes the files as they are to be; left out where they are only to be seen. */
  onSave?: (ids: string[]) => Promise<CommandOutcome<unknown>>;
}

/** Pictures and PDFs that stand with a record: seen, added and taken away one by one. */
export function KeptFiles({ purpose, files, label, addLabel, maxFiles, isSaving, onSave }: KeptFilesProps) {
  const { t } = useTranslation();
  const known = files.map(({ id }) => id);
  const { upload, isUploading, problem } = useUploads(purpose, {
    ids: known,
    max: maxFiles,
    add: (added) => save([...known, ...added.map(({ id }) => id)]),
  });
  const [refusal, setRefusal] = useState<string | null>(null);

  async function save(ids: string[]) {
    const outcome = await onSave?.(ids);
    setRefusal(!outcome || outcome.ok ? null : outcome.problem.message);
  }

  return (
    <>
      {files.length > 0 && (
        <List aria-label={label}>
          {files.map(({ id, name, contentType, small, original }) => (
            <li key={id}>
              <a href={original} target="_blank" rel="noreferrer">
                <Thumb>{contentType.startsWith('image/') ? <img src={small} alt="" /> : <FileText size={18} aria-hidden />}</Thumb>
                {name}
              </a>
              {onSave && (
                <IconButton
                  size="small"
                  icon={Trash2}
                  label={t('Remove {{name}}', { name })}
                  disabled={isSaving}
                  onClick={() => void save(known.filter((one) => one !== id))}
                />
              )}
            </li>
          ))}
        </List>
      )}
      {onSave && (
        <DropZone
          accept={TYPES}
          label={addLabel}
          help={t('A photo or a PDF, 12 MB at most; or drop or paste it here.')}
          isBusy={isUploading || isSaving}
          isDisabled={files.length >= maxFiles}
          onFiles={upload}
        />
      )}
      {(refusal ?? problem) && <Problem role="alert">{refusal ?? problem}</Problem>}
    </>
  );
}
