import { Paperclip } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment, useLazyLoadQuery } from 'react-relay/hooks';
import styled from 'styled-components';
import { MAX_LINE_FILES } from '../../../../schema/rules/files.ts';
import type { LineFiles_line$key } from '../../../__generated__/LineFiles_line.graphql.ts';
import type { LineFilesQuery } from '../../../__generated__/LineFilesQuery.graphql.ts';
import { useRefresh } from '../../../relay/useReload.ts';
import { PartBoundary } from '../../../ui/PartBoundary.tsx';
import { PartFailed } from '../../../ui/PartFailed.tsx';
import { RowsSkeleton } from '../../../ui/RowsSkeleton.tsx';
import { token } from '../../../ui/theme/token.ts';
import { KeptFiles } from '../../files/KeptFiles.tsx';
import { useSetLineFiles } from '../mutations/useSetLineFiles.ts';
import type { StatementLine } from '../statementFacts.ts';

const query = graphql`
  query LineFilesQuery($id: ID!, $before: Int!) {
    node(id: $id) {
      __typename
      ... on CourierStatement {
        parcelsBehind(position: $before, first: 1) {
          ...LineFiles_line
        }
      }
    }
  }
`;

const Evidence = styled.section`
  margin-top: 10px;

  h3 {
    display: flex;
    align-items: center;
    gap: 6px;
    margin: 0 0 6px;
    font-size: 12.5px;
    font-weight: 550;
    color: ${token.ink2};
  }
`;

interface LineFilesProps {
  statementId: string;
  line: Pick<StatementLine, 'position'>;
}

/** Photos and PDFs about a line: chats with the courier, scales, receipts. They can be added and removed while there is a dispute. */
export function LineFiles(props: LineFilesProps) {
  return (
    <PartBoundary failed={(_error, retry) => <PartFailed onRetry={retry} />}>
      <Suspense fallback={<RowsSkeleton />}><Loaded {...props} /></Suspense>
    </PartBoundary>
  );
}

function Loaded({ statementId, line: { position } }: LineFilesProps) {
  const { node } = useLazyLoadQuery<LineFilesQuery>(query, { id: statementId, before: position - 1 }, { fetchPolicy: 'store-and-network' });
  const line = node?.__typename === 'CourierStatement' ? node.parcelsBehind[0] : undefined;
  return line ? <Files statementId={statementId} line={line} before={position - 1} /> : null;
}

function Files({ statementId, line, before }: { statementId: string; line: LineFiles_line$key; before: number }) {
  const { t } = useTranslation();
  const refresh = useRefresh<LineFilesQuery>(query, { id: statementId, before });
  const { lineId, isDisputeOpen, files } = useFragment(
    graphql`
      fragment LineFiles_line on StatementLine {
        lineId
        isDisputeOpen
        files {
          id
          name
          contentType
          small: url(size: SMALL)
          original: url(size: ORIGINAL)
        }
      }
    `,
    line,
  );
  const { setLineFiles, isInFlight } = useSetLineFiles(before);
  // Null for whoever may not see what couriers take.
  if (!files || (files.length === 0 && !isDisputeOpen)) return null;
  return (
    <Evidence>
      <h3><Paperclip aria-hidden size={15} />{t('Evidence')}</h3>
      <KeptFiles
        purpose="statement-file"
        files={files}
        label={t('Evidence')}
        addLabel={t('Add photos or PDFs')}
        maxFiles={MAX_LINE_FILES}
        isSaving={isInFlight}
        onSave={isDisputeOpen ? (ids) => setLineFiles({ lineId, files: ids, seen: files.map(({ id }) => id) }) : undefined}
        onConflict={refresh}
      />
    </Evidence>
  );
}
