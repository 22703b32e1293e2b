import { t } from '../i18n.ts';

/** For an answer that names no cause; 'Unknown error' where not even the status says that it failed. */
export const unsaid = ({ ok, status }: Response) =>
  ok ? t('Unknown error') : t('The server answered with an error ({{status}}).', { status });
