import { useTranslation } from 'react-i18next';

/** The single-SMS form of the top bar. */
export function MessageForm() {
  const { t } = useTranslation();
  return <p>{t('Sending messages is not built yet.')}</p>;
}
