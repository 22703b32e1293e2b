import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { IMAGE_TYPES } from '../../../schema/rules/files.ts';
import type { CommandOutcome } from '../../relay/useCommand.ts';
import { errorStyle } from '../../ui/fieldStyle.ts';
import { DropZone } from './DropZone.tsx';
import { FileList } from './FileList.tsx';
import { useUploads } from './useUploads.ts';

const TYPES = [...IMAGE_TYPES, 'application/pdf'];

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
  const { upload, isUploading, problem } = useUploads(purpose);
  const [refusal, setRefusal] = useState<string | null>(null);

  async function save(ids: string[]) {
    const outcome = await onSave?.(ids);
    setRefusal(!outcome || outcome.ok ? null : outcome.problem.message);
  }

  async function add(chosen: File[]) {
    const known = files.map(({ id }) => id);
    const added = await upload(chosen, { known, max: maxFiles });
    if (added.length > 0) await save([...known, ...added.map(({ id }) => id)]);
  }

  return (
    <>
      <FileList
        files={files}
        label={label}
        isBusy={isSaving}
        onRemove={onSave && ((removed) => void save(files.filter(({ id }) => id !== removed).map(({ id }) => id)))}
      />
      {onSave && (
        <DropZone
          accept={TYPES}
          label={addLabel}
          help={t('A photo or a PDF, 12 MB at most; or drop or paste it here.')}
          isBusy={isUploading || isSaving}
          isDisabled={files.length >= maxFiles}
          onFiles={(chosen) => void add(chosen)}
        />
      )}
      {(refusal ?? problem) && <Problem role="alert">{refusal ?? problem}</Problem>}
    </>
  );
}
