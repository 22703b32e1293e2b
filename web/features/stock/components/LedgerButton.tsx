import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/Button.tsx';
import { lazyPart } from '../../../ui/lazyPart.tsx';
import { useBucketWords } from '../buckets.ts';
import type { Bucket } from '../buckets.ts';

const LedgerDrawer = lazyPart(() => import('./LedgerDrawer.tsx'), 'LedgerDrawer', {
  onFailed: ({ onClose }) => onClose(),
});

interface LedgerButtonProps {
  /** A variant and its location: 'JAM-RED at Main store'. */
  what: string;
  variantId: string;
  locationId: string;
  bucket: Bucket;
}

/** A button that opens the ledger rows of one bucket at one location. */
export function LedgerButton({ what, bucket, ...place }: LedgerButtonProps) {
  const { t } = useTranslation();
  const words = useBucketWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {t('Rows: {{place}}', { place: words[bucket] })}
      </Button>
      {isOpen && (
        <LedgerDrawer {...place} bucket={bucket} what={`${what}: ${words[bucket]}`} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
