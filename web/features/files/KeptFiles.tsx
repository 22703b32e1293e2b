import { useRouter } from '@tanstack/react-router';
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
  /** One of the gateway's FILE_PURPOSES. */
  purpose: string;
  files: readonly KeptFile[];
  /** The label of the list and of its add button. */
  label: string;
  addLabel: string;
  maxFiles: number;
  isSaving: boolean;
  /** Saves the new list of file ids; left out where the files are read-only. */
  onSave?: (ids: string[]) => Promise<CommandOutcome<unknown>>;
  /** Reads the files again that somebody else has changed: what the page has read, unless said. */
  onConflict?: () => unknown;
}

/** The pictures and PDFs attached to a record; files are added and removed one by one. */
export function KeptFiles({ purpose, files, label, addLabel, maxFiles, isSaving, onSave, onConflict }: KeptFilesProps) {
  const { t } = useTranslation();
  const router = useRouter();
  const known = files.map(({ id }) => id);
  const { upload, isUploading, problem, tell } = useUploads(purpose, {
    ids: known,
    max: maxFiles,
    add: (added) => save([...known, ...added.map(({ id }) => id)]),
  });

  /** Resolves to the refusal. */
  async function save(ids: string[]): Promise<string | null> {
    const outcome = await onSave?.(ids);
    if (!outcome || outcome.ok) return null;
    // Somebody else may have changed it: without reading it again, each further try would be refused.
    if (outcome.problem.code === 'CONFLICT') void (onConflict ? onConflict() : router.invalidate());
    return `${label}: ${outcome.problem.message}`;
  }

  return (
    <>
      <FileList
        files={files}
        label={label}
        isBusy={isSaving}
        onRemove={onSave && ((removed) => void save(known.filter((one) => one !== removed)).then(tell))}
      />
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
      {problem && <Problem role="alert">{problem}</Problem>}
    </>
  );
}
