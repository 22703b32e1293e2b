import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface SendLaterNoteProps {
  /** Chosen orders that are to be sent on a later day; undefined where it is not known. */
  count?: number;
  /** The switch that takes them along. */
  children: (label: string) => ReactNode;
}

/** Says that orders for a later day are left out, above the switch that takes them along. */
export function SendLaterNote({ count, children }: SendLaterNoteProps) {
  const { t } = useTranslation();
  return (
    <>
      <p>
        {count === undefined
          ? t('Orders that are to be sent on a later day are left out.')
          : t('{{count}} of them are to be sent on a later day and are left out.', {
              count, defaultValue_one: '{{count}} of them is to be sent on a later day and is left out.',
            })}
      </p>
      {children(t('Take those along too'))}
    </>
  );
}
