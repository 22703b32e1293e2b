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
  const { total, failures, skipped } = report;
  const leftAlone = t('{{count}} orders were not pending: there was nothing to confirm.', {
    count: skipped,
    defaultValue_one: '{{count}} order was not pending: there was nothing to confirm.',
  });
  if (failures.length === 0) return <Banner meaning="info" title={leftAlone} onDismiss={onDismiss} />;
  return (
    <Banner
      meaning="warn"
      title={t('{{failed}} of {{total}} orders could not be confirmed. They are still selected.', {
        failed: failures.length,
        total,
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
        {skipped > 0 && <li>{leftAlone}</li>}
      </List>
    </Banner>
  );
}
