import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchQuery, useRelayEnvironment } from 'react-relay/hooks';
import type { GraphQLTaggedNode } from 'relay-runtime';
import styled from 'styled-components';
import type { CommandProblem } from '../../../relay/commandProblem.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { ExternalLink } from '../../../ui/TextLink.tsx';
import { useCheckPayment } from '../mutations/useCheckPayment.ts';
import { usePolling } from '../usePolling.ts';
import type { Receipt } from './ReceiptDialog.tsx';

interface OpenPaymentProps {
  payment: Receipt;
  /** The query of the receipt; when it returns a final status this panel is replaced. */
  query: GraphQLTaggedNode;
}

const Stack = styled.div`
  display: flex;
  flex-direction: column;
  gap: 12px;
  padding-top: 12px;
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
`;

/** A payment without a final status: polled, checked at once by a button, and with a link back to bKash. */
export function OpenPayment({ payment, query }: OpenPaymentProps) {
  const { t } = useTranslation();
  const environment = useRelayEnvironment();
  const [problem, setProblem] = useState<CommandProblem | null>(null);
  const { checkPayment, isInFlight } = useCheckPayment();
  const { id, bkashURL } = payment;

  const refresh = useCallback(
    () =>
      fetchQuery(environment, query, { id })
        .toPromise()
        // A failed check is ignored: the next poll follows.
        .catch(() => undefined),
    [environment, query, id],
  );

  usePolling(refresh);

  async function check() {
    const outcome = await checkPayment({ paymentId: id });
    setProblem(outcome.ok ? null : outcome.problem);
    await refresh();
  }

  return (
    <Stack>
      {problem && <Banner meaning="bad" title={problem.message} />}
      <Line>
        <Button isPending={isInFlight} onClick={() => void check()}>
          {t('Check payment')}
        </Button>
        {bkashURL && <ExternalLink href={bkashURL}>{t('Continue at bKash')}</ExternalLink>}
      </Line>
    </Stack>
  );
}
