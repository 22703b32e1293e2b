import { MessageSquareText } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { SmsDraft } from '../features/messaging/useSingleSms.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { lazyPart } from '../ui/lazyPart.tsx';
import { Popover } from '../ui/Popover.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { useCan } from './usePermissions.ts';

const loadForm = () => import('../features/messaging/SingleSmsForm.tsx');
const SingleSmsForm = lazyPart(loadForm, 'SingleSmsForm', { fallback: () => <Skeleton height={180} /> });

/** Sends one SMS from any screen; shown with the order permission only. */
export function MessageButton() {
  const { t } = useTranslation();
  /** What was typed when it was closed: a click beside it must not take it away. */
  const draft = useRef<SmsDraft>(null);
  if (!useCan('order')) return null;
  return (
    <Popover
      label={t('Send message')}
      width={360}
      trigger={
        <IconButton
          icon={MessageSquareText}
          label={t('Send message')}
          onPointerEnter={() => void loadForm()}
        />
      }
    >
      <SingleSmsForm draft={draft} />
    </Popover>
  );
}
