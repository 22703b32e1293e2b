import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import type { OtherBusinessDialog_business$key } from '../../__generated__/OtherBusinessDialog_business.graphql.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useSwitchBusiness } from './useSwitchBusiness.ts';

/** Shown when another tab has switched the business: this page must not write into the other one. */
export function OtherBusinessDialog({ business: key }: { business: OtherBusinessDialog_business$key }) {
  const { t } = useTranslation();
  const { id, name } = useFragment(
    graphql`
      fragment OtherBusinessDialog_business on Business {
        id
        name
      }
    `,
    key,
  );
  const { switchBack, isInFlight } = useSwitchBusiness();
  return (
    <Dialog
      title={t('You work in another business now')}
      isOpen
      isDismissable={false}
      isAlert
      width={460}
      // Escape must not choose one of the two.
      onClose={() => undefined}
      footer={
        <>
          <Button onClick={() => window.location.reload()}>{t('Load the page again')}</Button>
          <Button
            variant="primary"
            autoFocus
            isPending={isInFlight}
            onClick={() => void switchBack(id)}
          >
            {t('Switch back to {{name}}', { name })}
          </Button>
        </>
      }
    >
      {t(
        'This page shows {{name}}, but you have switched to another business in another tab. Nothing was changed. Loading again shows the other business; switching back keeps what you have typed here.',
        { name },
      )}
    </Dialog>
  );
}
