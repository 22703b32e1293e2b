import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Banner } from '../../../ui/Banner.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import type { ConfirmReport } from './useBulkConfirm.ts';

interface BulkReportProps {
  report: ConfirmReport;
  onDismiss: () => void;
}

const List = styled.ul`
  display: grid;
  gap: 2px;
  max-height: 160px;
  margin-top: 4px;
  overflow: auto;
`;

/** Which orders were not confirmed, and why. */
export function BulkReport({ report, onDismiss }: BulkReportProps) {
  const { t } = useTranslation();
  const { confirmed, failures } = report;
  return (
    <Banner
      meaning="warn"
      title={t('{{failed}} of {{total}} orders were not confirmed. They are still selected.', {
        failed: failures.length,
        total: failures.length + confirmed,
      })}
      onDismiss={onDismiss}
    >
      <List>
        {failures.map(({ id, number, reason }) => (
          <li key={id}>
            <TextLink to="/ecom/order/$id" params={{ id }}>
              #{number}
            </TextLink>{' '}
            {reason}
          </li>
        ))}
      </List>
    </Banner>
  );
}
