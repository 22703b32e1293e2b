import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import styled from 'styled-components';
import { formatShortDateTime } from '../../../../schema/rules/format.ts';
import type { AskParcelBack_order$data, AskParcelBack_order$key } from '../../../__generated__/AskParcelBack_order.graphql.ts';
import type { AskParcelBackQuery } from '../../../__generated__/AskParcelBackQuery.graphql.ts';
import { FormTextArea } from '../../../forms/fields.tsx';
import { FormDialog } from '../../../forms/FormSurface.tsx';
import { useCommandForm } from '../../../forms/useCommandForm.ts';
import { useSecondaryQuery } from '../../../relay/useSecondaryQuery.ts';
import { useCan } from '../../../shell/usePermissions.ts';
import { Button } from '../../../ui/Button.tsx';
import { PartFailed } from '../../../ui/PartFailed.tsx';
import { token } from '../../../ui/theme/token.ts';
import { useAskParcelBack } from '../mutations/useAskParcelBack.ts';

type ParcelReturn = NonNullable<AskParcelBack_order$data['parcelReturn']>;
type Request = ParcelReturn['requests'][number];

const query = graphql`
  query AskParcelBackQuery($id: ID!) {
    node(id: $id) {
      ... on Order {
        ...AskParcelBack_order
      }
    }
  }
`;

const Box = styled.div`
  display: grid;
  justify-items: start;
  gap: 8px;
  margin-top: 12px;
  padding-top: 12px;
  border-top: 1px solid ${token.border};
`;

const Words = styled.p`
  margin: 0;
  color: ${token.ink2};
`;

/** Asking the courier for the parcel of a shipped order, and what it said. The order stays shipped until it reports. */
export function AskParcelBack({ id, version }: { id: string; version: number }) {
  const { t } = useTranslation();
  const { data, hasFailed, reload } = useSecondaryQuery<AskParcelBackQuery>(query, { id }, { fetchKey: version });
  if (hasFailed) return <PartFailed title={t('Whether the courier can be asked for it could not be loaded')} onRetry={reload} />;
  return data?.node ? <Parcel id={id} order={data.node} /> : null;
}

function Parcel({ id, order }: { id: string; order: AskParcelBack_order$key }) {
  const { t } = useTranslation();
  const mayUpdate = useCan('orderUpdate');
  const [isAsking, setAsking] = useState(false);
  const { parcelReturn } = useFragment(
    graphql`
      fragment AskParcelBack_order on Order {
        parcelReturn {
          way
          courierName
          code
          requests {
            state
            said
            reason
            byName
            createdAt
          }
        }
      }
    `,
    order,
  );
  if (!parcelReturn) return null;
  const { way, courierName: courier, requests } = parcelReturn;
  const last = requests[0];
  const isOpen = last?.state !== 'ACCEPTED' && last?.state !== 'ASKING';
  return (
    <Box>
      {last && <LastRequest courier={courier} request={last} />}
      {way !== 'API' && (
        <Words>
          {way === 'PANEL'
            ? t('To get it back, cancel it in the panel of {{courier}}.', { courier })
            : t('To get it back, call {{courier}}.', { courier })}
        </Words>
      )}
      {way === 'API' && mayUpdate && isOpen && <Button size="small" onClick={() => setAsking(true)}>{t('Ask for it back')}</Button>}
      {isAsking && <AskDialog orderId={id} courier={courier} onClose={() => setAsking(false)} />}
    </Box>
  );
}

function LastRequest({ courier, request: { state, said, reason, byName, createdAt } }: { courier: string; request: Request }) {
  const { t } = useTranslation();
  const words = {
    ASKING: t('{{courier}} is being asked for it back', { courier }),
    ACCEPTED: t('{{courier}} brings it back: {{said}}', { courier, said }),
    REFUSED: t('{{courier}} does not bring it back: {{said}}', { courier, said }),
    UNKNOWN: t('{{courier}} gave no clear answer, it may bring it back: {{said}}', { courier, said: said || '–' }),
  };
  return (
    <div role="status">
      <strong>{words[state as keyof typeof words] ?? state}</strong>
      <Words>{t('Asked by {{name}}, {{time}}: {{reason}}', { name: byName, time: formatShortDateTime(createdAt), reason })}</Words>
    </div>
  );
}

function AskDialog({ orderId, courier, onClose }: { orderId: string; courier: string; onClose: () => void }) {
  const { t } = useTranslation();
  const { askParcelBack } = useAskParcelBack();
  const form = useCommandForm({
    saved: { reason: '' },
    save: ({ reason }) => askParcelBack({ orderId, reason: reason.trim() }),
    onSaved: onClose,
  });
  return (
    <FormDialog form={form} title={t('Ask {{courier}} for the parcel back', { courier })} submitLabel={t('Ask for it back')} width={440} onClose={onClose}>
      <FormTextArea form={form} name="reason" label={t('Why')} description={t('{{courier}} reads it.', { courier })} maxLength={200} rows={2} isRequired autoFocus />
      <p>{t('The order stays shipped until the courier reports that the parcel comes back. A return may cost its usual charge.')}</p>
    </FormDialog>
  );
}
