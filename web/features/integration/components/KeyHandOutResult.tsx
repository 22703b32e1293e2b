import { Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import type { KeyHandOutResultQuery } from '../../../__generated__/KeyHandOutResultQuery.graphql.ts';
import { gatewayText } from '../../../gatewayText.ts';
import { Banner, type BannerProps } from '../../../ui/Banner.tsx';
import { PartBoundary } from '../../../ui/PartBoundary.tsx';
import { PartFailed } from '../../../ui/PartFailed.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { usePolling } from '../../../relay/usePolling.ts';
import { useRefresh, useReload } from '../../../relay/useReload.ts';
import { useDeclineSiteKeys } from '../mutations/useDeclineSiteKeys.ts';

const keyHandOutResultQuery = graphql`
  query KeyHandOutResultQuery($state: String!) {
    siteKeyRequest(state: $state) {
      name
      state
      message
      messageKey
      messageValues
    }
  }
`;

type Request = KeyHandOutResultQuery['response']['siteKeyRequest'];

interface KeyHandOutResultProps {
  /** What the shop has sent back as `user_id`. */
  state: string;
  isDenied: boolean;
  /** The shop is connected now. */
  onConnected: () => void;
  onDismiss: () => void;
}

/** What became of the request for a shop's keys, after the browser came back from the shop: followed until it has ended. */
export function KeyHandOutResult(props: KeyHandOutResultProps) {
  const [attempt, setAttempt] = useState(0);
  return (
    <PartBoundary
      failed={(_error, retry) => (
        <PartFailed
          onRetry={() => {
            setAttempt(attempt + 1);
            retry();
          }}
        />
      )}
    >
      <Suspense fallback={<Skeleton height={62} />}>
        <Result key={props.state} {...props} attempt={attempt} />
      </Suspense>
    </PartBoundary>
  );
}

function Result({ state, isDenied, onConnected, onDismiss, attempt }: KeyHandOutResultProps & { attempt: number }) {
  const { t } = useTranslation();
  const { declineSiteKeys } = useDeclineSiteKeys();
  const { siteKeyRequest: request } = useLazyLoadQuery<KeyHandOutResultQuery>(
    keyHandOutResultQuery, { state }, { fetchPolicy: 'network-only', fetchKey: attempt },
  );
  const refresh = useRefresh<KeyHandOutResultQuery>(keyHandOutResultQuery, { state });
  usePolling(useReload<KeyHandOutResultQuery>(keyHandOutResultQuery, { state }), request?.state === 'WAITING' || request?.state === 'TRYING');

  const hasDeclined = useRef(false);
  const decline = useEffectEvent(async () => {
    await declineSiteKeys(state);
    await refresh();
  });
  useEffect(() => {
    // React's strict mode runs effects twice.
    if (!isDenied || hasDeclined.current) return;
    hasDeclined.current = true;
    void decline();
  }, [isDenied]);

  const isConnected = request?.state === 'CONNECTED';
  const tell = useEffectEvent(onConnected);
  useEffect(() => {
    if (isConnected) tell();
  }, [isConnected]);

  const { meaning, title, note } = words(request, t);
  return (
    <Banner meaning={meaning} title={title} onDismiss={onDismiss}>
      {note}
    </Banner>
  );
}

interface Words extends Pick<BannerProps, 'meaning'> {
  title: string;
  note?: string;
}

function words(request: Request, t: TFunction): Words {
  if (!request) {
    return {
      meaning: 'warn',
      title: t('This connection was not begun here'),
      note: t('It belongs to another business or person, or is older than a day. Connect the shop again.'),
    };
  }
  const { name, state, message, messageKey, messageValues } = request;
  const reason = gatewayText({ message: message ?? undefined, messageKey: messageKey ?? undefined, messageValues });
  switch (state) {
    case 'CONNECTED': return {
      meaning: reason ? 'warn' : 'good',
      title: t('{{name}} is connected', { name }),
      note: reason ?? t('Its orders are being fetched.'),
    };
    case 'REFUSED': return { meaning: 'bad', title: t('The keys of {{name}} cannot be used', { name }), note: reason };
    case 'DENIED': return {
      meaning: 'warn',
      title: t('{{name}} has handed out no keys', { name }),
      note: t('Somebody has pressed Deny in the shop. Connect it again, or paste its keys.'),
    };
    case 'EXPIRED': return {
      meaning: 'warn',
      title: t('The keys of {{name}} did not come in time', { name }),
      note: t('They have to be handed out within 15 minutes. Connect the shop again, or paste its keys.'),
    };
    case 'TRYING': return { meaning: 'info', title: t('The keys of {{name}} are here and are being tried…', { name }) };
    default: return {
      meaning: 'info',
      title: t('Waiting for the keys of {{name}}…', { name }),
      note: t('The shop sends them by itself. You may go on working.'),
    };
  }
}
