import { RotateCcw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import styled from 'styled-components';
import { formatShortDateTime } from '../../../../schema/rules/format.ts';
import type {
  FailedDeliveries_site$data,
  FailedDeliveries_site$key,
} from '../../../__generated__/FailedDeliveries_site.graphql.ts';
import { keptText } from '../../../keptText.ts';
import { toastProblem } from '../../../relay/commandProblem.ts';
import { Button } from '../../../ui/Button.tsx';
import { FactTable } from '../../../ui/FactTable.tsx';
import { passFocusOn } from '../../../ui/passFocusOn.ts';
import { token } from '../../../ui/theme/token.ts';
import { toast } from '../../../ui/toast.tsx';
import { useReplayDelivery } from '../mutations/useReplayDelivery.ts';

type Delivery = FailedDeliveries_site$data['failedDeliveries'][number];

const Part = styled.section`
  margin: 0 -16px -16px;
  border-top: 1px solid ${token.border};

  h3 {
    padding: 12px 16px 4px;
    font-size: 13px;
    font-weight: 600;
  }
`;

/** Deliveries of the shop that could not be parsed, newest first, each to be read once more. Renders nothing when there are none. */
export function FailedDeliveries({ site }: { site: FailedDeliveries_site$key }) {
  const { t } = useTranslation();
  const { replayDelivery, isInFlight } = useReplayDelivery();
  const { failedDeliveries } = useFragment(
    graphql`
      fragment FailedDeliveries_site on WebSite {
        failedDeliveries {
          id
          topic
          error
          receivedAt
        }
      }
    `,
    site,
  );

  async function readAgain(id: string) {
    const outcome = await replayDelivery(id);
    if (outcome.ok) toast.success(t('It is read again'));
    else toastProblem(outcome.problem);
  }

  if (failedDeliveries.length === 0) return null;
  return (
    <Part>
      <h3>{t('Deliveries that could not be read')}</h3>
      <FactTable<Delivery>
        label={t('Deliveries that could not be read')}
        rows={failedDeliveries}
        getRowId={({ id }) => id}
        columns={[
          { id: 'at', header: t('Received'), cell: ({ receivedAt }) => formatShortDateTime(receivedAt) },
          { id: 'topic', header: t('Topic'), cell: ({ topic }) => topic },
          { id: 'error', header: t('What was wrong'), isWide: true, cell: ({ error }) => error && keptText(error) },
          {
            id: 'again', header: '', align: 'end', isLine: true,
            cell: ({ id }) => (
              <Button ref={passFocusOn} size="small" icon={RotateCcw} disabled={isInFlight} onClick={() => void readAgain(id)}>
                {t('Read again')}
              </Button>
            ),
          },
        ]}
      />
    </Part>
  );
}
