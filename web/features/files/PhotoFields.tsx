import { Camera, Trash2 } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { IMAGE_TYPES } from '../../../schema/rules/files.ts';
import { Card } from '../../ui/Card.tsx';
import { errorStyle } from '../../ui/fieldStyle.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { DropZone } from './DropZone.tsx';
import { uploadFile } from './uploadFile.ts';
import { Photo, PhotoGrid } from './PhotoGrid.tsx';

export interface Photograph {
  id: string;
  /** Of the file in this browser. */
  url: string;
}

interface PhotoFieldsProps {
  /** As the gateway calls what they are for: 'decrease-photo'. */
  purpose: string;
  title: string;
  /** Of the button. */
  addLabel: string;
  most: number;
  value: readonly Photograph[];
  onChange: (photos: Photograph[]) => void;
}

const Problem = styled.p`
  ${errorStyle}
  margin-top: 8px;
`;

/** Pictures of a form: uploaded when they are chosen, used when the form is saved. */
export function PhotoFields({ purpose, title, addLabel, most, value, onChange }: PhotoFieldsProps) {
  const { t } = useTranslation();
  const [isUploading, setUploading] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const newest = useRef({ value, onChange });

  useEffect(() => {
    newest.current = { value, onChange };
  });
  useEffect(
    () => () => {
      for (const { url } of newest.current.value) URL.revokeObjectURL(url);
    },
    [],
  );

  const add = useCallback(
    async (files: File[]) => {
      setUploading(true);
      let refused: string | null = null;
      for (const file of files) {
        const photos = newest.current.value;
        if (photos.length >= most) break;
        const uploaded = await uploadFile(purpose, file);
        if ('problem' in uploaded) refused = t('{{file}}: {{problem}}', { file: file.name, problem: uploaded.problem });
        else if (!photos.some(({ id }) => id === uploaded.id)) {
          const next = [...photos, { id: uploaded.id, url: URL.createObjectURL(file) }];
          newest.current.value = next;
          newest.current.onChange(next);
        }
      }
      setProblem(refused);
      setUploading(false);
    },
    [t, purpose, most],
  );

  return (
    <Card title={title} icon={Camera}>
      {value.length > 0 && (
        <PhotoGrid aria-label={title}>
          {value.map((photo, index) => (
            <Photo key={photo.id}>
              <img src={photo.url} alt={t('Photo {{number}}', { number: index + 1 })} />
              <IconButton
                size="small"
                icon={Trash2}
                label={t('Remove photo {{number}}', { number: index + 1 })}
                onClick={() => onChange(value.filter((one) => one !== photo))}
              />
            </Photo>
          ))}
        </PhotoGrid>
      )}
      <DropZone
        accept={IMAGE_TYPES}
        label={addLabel}
        isBusy={isUploading}
        isDisabled={value.length >= most}
        onFiles={(files) => void add(files)}
      />
      {problem && <Problem role="alert">{problem}</Problem>}
    </Card>
  );
}
