import { Camera, Trash2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { formatCount } from '../../../schema/rules/format.ts';
import { IMAGE_TYPES } from '../../../schema/rules/files.ts';
import { Card } from '../../ui/Card.tsx';
import { errorStyle } from '../../ui/fieldStyle.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { passFocusOn } from '../../ui/passFocusOn.ts';
import { DropZone } from './DropZone.tsx';
import { Photo, PhotoGrid } from './PhotoGrid.tsx';
import { useUploads } from './useUploads.ts';

export interface Photograph {
  id: string;
  /** The object URL of the file in this browser. */
  url: string;
}

interface PhotoFieldsProps {
  /** One of the gateway's FILE_PURPOSES, such as 'decrease-photo'. */
  purpose: string;
  title: string;
  /** The label of the add button. */
  addLabel: string;
  most: number;
  value: readonly Photograph[];
  onChange: (photos: Photograph[]) => void;
}

const Problem = styled.p`
  ${errorStyle}
  margin-top: 8px;
`;

/** The photos of a form: uploaded when they are chosen, attached to the record when the form is saved. */
export function PhotoFields({ purpose, title, addLabel, most, value, onChange }: PhotoFieldsProps) {
  const { t } = useTranslation();
  const { upload, isUploading, problem } = useUploads(purpose, {
    ids: value.map(({ id }) => id),
    max: most,
    add: (files) => onChange([...value, ...files.map(({ id, file }) => ({ id, url: URL.createObjectURL(file) }))]),
  });
  const shown = useRef(value);
  useEffect(() => {
    shown.current = value;
  });
  useEffect(
    () => () => {
      for (const { url } of shown.current) URL.revokeObjectURL(url);
    },
    [],
  );

  function remove(photo: Photograph) {
    URL.revokeObjectURL(photo.url);
    onChange(value.filter((one) => one !== photo));
  }

  return (
    <Card title={title} icon={Camera}>
      {value.length > 0 && (
        <PhotoGrid aria-label={title}>
          {value.map((photo, index) => (
            <Photo key={photo.id}>
              <img src={photo.url} alt={t('Photo {{number}}', { number: formatCount(index + 1) })} />
              <IconButton
                ref={passFocusOn}
                size="small"
                icon={Trash2}
                label={t('Remove photo {{number}}', { number: formatCount(index + 1) })}
                onClick={() => remove(photo)}
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
        onFiles={upload}
      />
      {problem && <Problem role="alert">{problem}</Problem>}
    </Card>
  );
}
