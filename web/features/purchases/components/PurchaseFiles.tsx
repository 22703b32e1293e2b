import { FileText, Paperclip, Trash2 } from 'lucide-react';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import styled from 'styled-components';
import { IMAGE_TYPES, MAX_PURCHASE_FILES } from '../../../../schema/rules/files.ts';
import type { PurchaseFiles_purchase$key } from '../../../__generated__/PurchaseFiles_purchase.graphql.ts';
import { Card } from '../../../ui/Card.tsx';
import { errorStyle } from '../../../ui/fieldStyle.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { token } from '../../../ui/theme/token.ts';
import { DropZone } from '../../files/DropZone.tsx';
import { uploadFile } from '../../files/uploadFile.ts';
import { useSetPurchaseFiles } from '../mutations/useSetPurchaseFiles.ts';

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

/** The supplier's bill, photographed or as a PDF; nothing for whoever may not see what goods cost. */
export function PurchaseFiles({ purchase: key }: { purchase: PurchaseFiles_purchase$key }) {
  const { t } = useTranslation();
  const { id, version, files } = useFragment(
    graphql`
      fragment PurchaseFiles_purchase on Purchase {
        id
        version
        files {
          id
          name
          contentType
          small: url(size: SMALL)
          original: url(size: ORIGINAL)
        }
      }
    `,
    key,
  );
  const { setPurchaseFiles, isInFlight } = useSetPurchaseFiles();
  const [isUploading, setUploading] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const save = useCallback(
    async (ids: readonly string[]) => {
      const outcome = await setPurchaseFiles({ purchaseId: id, version, files: [...ids] });
      setProblem(outcome.ok ? null : outcome.problem.message);
    },
    [setPurchaseFiles, id, version],
  );

  const add = useCallback(
    async (chosen: File[]) => {
      if (!files) return;
      setUploading(true);
      const ids = files.map((file) => file.id);
      let refused: string | null = null;
      for (const file of chosen.slice(0, MAX_PURCHASE_FILES - files.length)) {
        const uploaded = await uploadFile('purchase-file', file);
        if ('problem' in uploaded) refused = t('{{file}}: {{problem}}', { file: file.name, problem: uploaded.problem });
        else if (!ids.includes(uploaded.id)) ids.push(uploaded.id);
      }
      if (ids.length > files.length) await save(ids);
      if (refused) setProblem(refused);
      setUploading(false);
    },
    [files, save, t],
  );

  if (!files) return null;
  return (
    <Card title={t('Bill')} icon={Paperclip}>
      {files.length > 0 && (
        <List aria-label={t('Files of the bill')}>
          {files.map(({ id: fileId, name, contentType, small, original }) => (
            <li key={fileId}>
              <a href={original} target="_blank" rel="noreferrer">
                <Thumb>{contentType.startsWith('image/') ? <img src={small} alt="" /> : <FileText size={18} aria-hidden />}</Thumb>
                {name}
              </a>
              <IconButton
                size="small"
                icon={Trash2}
                label={t('Remove {{name}}', { name })}
                disabled={isInFlight}
                onClick={() => void save(files.filter((file) => file.id !== fileId).map((file) => file.id))}
              />
            </li>
          ))}
        </List>
      )}
      <DropZone
        accept={TYPES}
        label={t('Add the bill')}
        help={t('A photo or a PDF, 12 MB at most; or drop or paste it here.')}
        isBusy={isUploading}
        isDisabled={files.length >= MAX_PURCHASE_FILES}
        onFiles={(chosen) => void add(chosen)}
      />
      {problem && <Problem role="alert">{problem}</Problem>}
    </Card>
  );
}
