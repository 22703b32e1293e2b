import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GraphQLTaggedNode } from 'relay-runtime';
import styled from 'styled-components';
import type { CommandProblem } from '../../../relay/commandProblem.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { ExternalLink } from '../../../ui/TextLink.tsx';
import { useCheckPayment } from '../mutations/useCheckPayment.ts';
import { usePolling } from '../../../relay/usePolling.ts';
import { useRefresh, useReload } from '../../../relay/useReload.ts';
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
  const [problem, setProblem] = useState<CommandProblem | null>(null);
  const { checkPayment, isInFlight } = useCheckPayment();
  const { id, bkashURL } = payment;

  const refresh = useRefresh(query, { id });
  usePolling(useReload(query, { id }));

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
