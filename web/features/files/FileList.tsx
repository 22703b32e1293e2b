import { FileText, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { IconButton } from '../../ui/IconButton.tsx';
import { passFocusOn } from '../../ui/passFocusOn.ts';
import { token } from '../../ui/theme/token.ts';

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

  a,
  li > div {
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

interface ListedFile {
  readonly id: string;
  readonly name: string;
  readonly contentType?: string;
  /** The address of the small picture; a file that was just uploaded has none yet. */
  readonly small?: string;
  readonly original?: string;
}

interface FileListProps {
  files: readonly ListedFile[];
  label: string;
  isBusy?: boolean;
  /** Removes a file; left out where the list is read-only. */
  onRemove?: (id: string) => void;
}

/** Files by name, with small previews of pictures; nothing for an empty list. */
export function FileList({ files, label, isBusy = false, onRemove }: FileListProps) {
  const { t } = useTranslation();
  if (files.length === 0) return null;
  return (
    <List aria-label={label}>
      {files.map((file) => (
        <li key={file.id}>
          {file.original ? <a href={file.original} target="_blank" rel="noreferrer"><Named {...file} /></a> : <div><Named {...file} /></div>}
          {onRemove && (
            <IconButton
              ref={passFocusOn} size="small" icon={Trash2} label={t('Remove {{name}}', { name: file.name })} isHeld={isBusy}
              onClick={() => onRemove(file.id)}
            />
          )}
        </li>
      ))}
    </List>
  );
}

const Named = ({ name, contentType, small }: ListedFile) => (
  <>
    <Thumb>{small && contentType?.startsWith('image/') ? <img src={small} alt="" /> : <FileText size={18} aria-hidden />}</Thumb>
    {name}
  </>
);
