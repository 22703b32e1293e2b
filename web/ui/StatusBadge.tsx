import { useTranslation } from 'react-i18next';
import { Badge } from './Badge.tsx';
import { statusMeaning, statusText } from './statusMeaning.ts';

export interface StatusBadgeProps {
  /** A status as the gateway names it: 'RETURN_PENDING'. */
  status: string;
  /** Where the word of the status is not its name in lower case. */
  label?: string;
}

/** A status in the colour it has everywhere, always with its word. */
export function StatusBadge({ status, label }: StatusBadgeProps) {
  const { t } = useTranslation();
  return <Badge meaning={statusMeaning(status)}>{label ?? statusText(status, t)}</Badge>;
}
