import { useTranslation } from 'react-i18next';
import { FormDrawer } from '../../forms/FormSurface.tsx';
import { SingleSmsFields } from './components/SingleSmsFields.tsx';
import { useSingleSms } from './useSingleSms.ts';

interface SendSmsDrawerProps {
  /** Whom it is for. */
  mobileNumber: string;
  /** It stands in the address. */
  hasAddress?: boolean;
  onClose: () => void;
}

/** An SMS to somebody whose record is open. */
export function SendSmsDrawer({ mobileNumber, hasAddress, onClose }: SendSmsDrawerProps) {
  const { t } = useTranslation();
  const sms = useSingleSms(mobileNumber, onClose);
  return (
    <FormDrawer hasAddress={hasAddress} form={sms.form} title={t('Send message')} submitLabel={t('Send')} onClose={onClose}>
      <SingleSmsFields sms={sms} />
    </FormDrawer>
  );
}
