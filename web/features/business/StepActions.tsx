import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageText } from '../../messageText.ts';
import { Button } from '../../ui/Button.tsx';
import { lazyPart } from '../../ui/lazyPart.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import type { OnBoardingStep } from './onBoardingSteps.ts';

const SiteDrawer = lazyPart(() => import('../integration/components/SiteDrawer.tsx'), 'SiteDrawer', {
  onFailed: ({ onClose }) => onClose(),
});

interface StepActionsProps {
  step: OnBoardingStep;
  /** Called when the record that a step asks for may exist now. */
  onChanged: () => void;
}

/** The links of a step: to its screen, and for orders to the connection of a shop. */
export function StepActions({ step, onChanged }: StepActionsProps) {
  const { t } = useTranslation();
  const [isConnecting, setConnecting] = useState(false);
  return (
    <>
      {step.to && (
        <LinkButton to={step.to} variant="primary">
          {messageText(step.action ?? step.label, t)}
        </LinkButton>
      )}
      {step.id === 'order' && (
        <Button variant="secondary" onClick={() => setConnecting(true)}>
          {t('Connect a shop')}
        </Button>
      )}
      {isConnecting && <SiteDrawer onClose={() => setConnecting(false)} onSaved={onChanged} />}
    </>
  );
}
