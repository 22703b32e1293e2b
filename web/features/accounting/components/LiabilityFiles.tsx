import { Paperclip } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { MAX_LIABILITY_FILES } from '../../../../schema/rules/files.ts';
import type { LiabilityFiles_liability$key } from '../../../__generated__/LiabilityFiles_liability.graphql.ts';
import { Card } from '../../../ui/Card.tsx';
import { KeptFiles } from '../../files/KeptFiles.tsx';
import { useSetLiabilityFiles } from '../mutations/useSetLiabilityFiles.ts';

/** The files of a liability: photos or PDFs of contracts, bills and receipts. */
export function LiabilityFiles({ liability }: { liability: LiabilityFiles_liability$key }) {
  const { t } = useTranslation();
  const { id, version, files } = useFragment(
    graphql`
      fragment LiabilityFiles_liability on Liability {
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
    liability,
  );
  const { setLiabilityFiles, isInFlight } = useSetLiabilityFiles();
  return (
    <Card title={t('Files')} icon={Paperclip}>
      <KeptFiles
        purpose="liability-file"
        files={files}
        label={t('Contracts, bills and receipts')}
        addLabel={t('Add a contract, bill or receipt')}
        maxFiles={MAX_LIABILITY_FILES}
        isSaving={isInFlight}
        onSave={(ids) => setLiabilityFiles({ liabilityId: id, version, files: ids })}
      />
    </Card>
  );
}
