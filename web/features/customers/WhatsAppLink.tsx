import { MessageCircle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ExternalIconLink } from '../../ui/IconLink.tsx';

/** Opens a chat with the number in WhatsApp, with a text to be sent where one is given; null for what is no mobile number here. */
export function whatsAppLink(phone: string, text = ''): string | null {
  if (!/^01\d{9}$/.test(phone)) return null;
  return `https://wa.me/88${phone}${text === '' ? '' : `?text=${encodeURIComponent(text)}`}`;
}

/** Opens a chat with the customer; nothing for a number that has none. */
export function WhatsAppLink({ phone }: { phone: string }) {
  const { t } = useTranslation();
  const href = whatsAppLink(phone);
  return href && <ExternalIconLink icon={MessageCircle} label={t('Write on WhatsApp')} href={href} target="_blank" rel="noreferrer" />;
}
