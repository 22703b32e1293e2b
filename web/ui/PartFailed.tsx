import { useTranslation } from 'react-i18next';
import { Banner } from './Banner.tsx';
import { Button } from './Button.tsx';

/** Shown in place of a part of a page whose data could not be loaded. */
export function PartFailed({ title, onRetry }: { title?: string; onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <Banner
      meaning="warn"
      title={title ?? t('This part could not be loaded')}
      action={
        <Button size="small" onClick={onRetry}>
          {t('Try again')}
        </Button>
      }
    />
  );
}
