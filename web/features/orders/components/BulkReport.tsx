import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Banner } from '../../../ui/Banner.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import type { ConfirmReport, RowNote } from './BulkConfirm.tsx';

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

/** Report of a bulk confirmation: orders that failed with the reason, and orders confirmed with shortages. */
export function BulkReport({ report, onDismiss }: BulkReportProps) {
  const { t } = useTranslation();
  const { total, failures, short, skipped } = report;
  const leftAlone = t('{{count}} orders were not pending: there was nothing to confirm.', {
    count: skipped,
    defaultValue_one: '{{count}} order was not pending: there was nothing to confirm.',
  });
  const beyond = t('{{count}} orders were confirmed beyond the stock. What is missing:', {
    count: short.length,
    defaultValue_one: '{{count}} order was confirmed beyond the stock. What is missing:',
  });
  if (failures.length + short.length === 0) {
    return <Banner meaning="info" title={leftAlone} onDismiss={onDismiss} />;
  }
  const failed = t('{{failed}} of {{total}} orders could not be confirmed. They are still selected.', {
    failed: failures.length,
    total,
  });
  return (
    <Banner meaning="warn" title={failures.length > 0 ? failed : beyond} onDismiss={onDismiss}>
      <List>
        <Notes notes={failures} />
        {failures.length > 0 && short.length > 0 && <li>{beyond}</li>}
        <Notes notes={short} />
        {skipped > 0 && <li>{leftAlone}</li>}
      </List>
    </Banner>
  );
}

function Notes({ notes }: { notes: readonly RowNote[] }) {
  return notes.map(({ id, reference, reason }) => (
    <li key={id}>
      <TextLink to="/ecom/order/$id" params={{ id }}>
        {reference}
      </TextLink>{' '}
      {reason}
    </li>
  ));
}
