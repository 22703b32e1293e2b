import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Card } from '../../ui/Card.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { SingleSmsForm } from './SingleSmsForm.tsx';

const Narrow = styled.div`
  max-width: 520px;
`;

/** Sends one SMS: `/sms/send-sms`. */
export function SendSmsPage() {
  const { t } = useTranslation();
  return (
    <>
      <PageHeader title={t('Send SMS')} />
      <Narrow>
        <Card>
          <SingleSmsForm />
        </Card>
      </Narrow>
    </>
  );
}
