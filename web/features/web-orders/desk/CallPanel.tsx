import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import type { CallPanelQuery } from '../../../__generated__/CallPanelQuery.graphql.ts';
import { useReload } from '../../../relay/useReload.ts';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Panel } from './callPanelStyle.ts';
import { OpenCall } from './OpenCall.tsx';
import type { CallSetting } from './OpenCall.tsx';

interface CallPanelProps {
  id: string;
  setting: CallSetting;
  onClose: () => void;
  /** Called when the outcome is logged, to open the next order. */
  onDone: () => void;
}

const callPanelQuery = graphql`
  query CallPanelQuery($id: ID!) {
    node(id: $id) {
      __typename
      ... on WebOrder {
        ...OpenCall_order
      }
    }
  }
`;

/** One web order beside its list, to be called. */
export function CallPanel(props: CallPanelProps) {
  const { t } = useTranslation();
  return (
    <Panel aria-label={t('Call')}>
      <Suspense fallback={<Skeleton height={420} />}>
        <Loaded {...props} />
      </Suspense>
    </Panel>
  );
}

function Loaded(props: CallPanelProps) {
  const { t } = useTranslation();
  const onReload = useReload<CallPanelQuery>(callPanelQuery, { id: props.id });
  const { node } = useLazyLoadQuery<CallPanelQuery>(callPanelQuery, { id: props.id }, { fetchPolicy: 'store-and-network' });
  if (node?.__typename !== 'WebOrder') {
    return <EmptyState title={t('There is no such web order')} action={<Button onClick={props.onClose}>{t('Close')}</Button>} />;
  }
  return <OpenCall {...props} order={node} onReload={onReload} />;
}
