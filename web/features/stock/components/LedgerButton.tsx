import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/Button.tsx';
import { lazyPart } from '../../../ui/lazyPart.tsx';
import { useBucketWords } from '../buckets.ts';
import type { Bucket } from '../buckets.ts';

const LedgerDrawer = lazyPart(async () => (await import('./LedgerDrawer.tsx')).LedgerDrawer, {
  onFailed: ({ onClose }) => onClose(),
});

interface LedgerButtonProps {
  /** 'JAM-RED at Main store'. */
  what: string;
  variantId: string;
  locationId: string;
  bucket: Bucket;
}

/** Opens the rows of the stock ledger of one bucket at one place. */
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
