import { Navigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import styled from 'styled-components';
import type {
  OnBoardingPageQuery,
  OnBoardingPageQuery$data,
} from '../../__generated__/OnBoardingPageQuery.graphql.ts';
import { messageText } from '../../messageText.ts';
import { toastProblem } from '../../relay/commandProblem.ts';
import { useRouteQuery } from '../../relay/routeQuery.ts';
import { useRefresh } from '../../relay/useReload.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Mark } from '../../ui/Mark.tsx';
import { Stepper } from '../../ui/Stepper.tsx';
import { token } from '../../ui/theme/token.ts';
import { goToSignIn, HOME } from '../identity/signInPath.ts';
import { onBoardingRoute } from './businessRoutes.ts';
import { BusinessStep } from './BusinessStep.tsx';
import { ON_BOARDING_STEPS } from './onBoardingSteps.ts';
import type { OnBoardingStepId } from './onBoardingSteps.ts';
import { StepActions } from './StepActions.tsx';
import { useSetOnBoardingStep } from './useSetOnBoardingStep.ts';

type Business = NonNullable<NonNullable<OnBoardingPageQuery$data['viewer']>['business']>;

const onBoardingPageQuery = graphql`
  query OnBoardingPageQuery @preloadable {
    viewer {
      permissions
      business {
        id
        onboardingStep
        firstSteps {
          business
          courier
          product
          order
          sms
          webSite
        }
        ...BusinessStep_business
      }
    }
  }
`;

const Page = styled.main`
  display: flex;
  flex-direction: column;
  gap: 20px;
  max-width: 760px;
  margin: 0 auto;
  padding: 32px 16px 48px;
`;

const Title = styled.h1`
  display: flex;
  align-items: center;
  gap: 12px;
  font-size: 22px;
  font-weight: 650;
  line-height: 30px;
  letter-spacing: -0.01em;
`;

const Words = styled.p`
  margin-bottom: 16px;
  color: ${token.ink2};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 10px;
`;

/** The stored number is how far the user has gone or skipped; a step is done when its record exists. */
function Steps({ business, onChanged }: { business: Business; onChanged: () => void }) {
  const { t } = useTranslation();
  const { setOnBoardingStep, isInFlight } = useSetOnBoardingStep();
  const { onboardingStep, firstSteps } = business;
  const isDone = (id: OnBoardingStepId) => firstSteps[id] || (id === 'order' && firstSteps.webSite);
  const current = ON_BOARDING_STEPS.findIndex(({ id }, index) => index >= onboardingStep && !isDone(id));
  const step = ON_BOARDING_STEPS[current];
  const hasSkipped = ON_BOARDING_STEPS.some(({ id }) => !isDone(id));

  async function moveTo(next: number) {
    const outcome = await setOnBoardingStep(next);
    if (!outcome.ok) toastProblem(outcome.problem);
  }
  const skip = (
    <Button variant="quiet" isPending={isInFlight} onClick={() => void moveTo(current + 1)}>
      {t('Skip for now')}
    </Button>
  );

  return (
    <>
      <Stepper
        label={t('First steps')}
        steps={ON_BOARDING_STEPS.map(({ id, label }) => ({
          id,
          label: messageText(label, t),
          isSkipped: !isDone(id) && id !== 'business',
        }))}
        currentId={step?.id ?? ON_BOARDING_STEPS.at(-1)!.id}
        isComplete={!step}
      />
      {step ? (
        <Card title={messageText(step.title, t)}>
          <Words>{messageText(step.text, t)}</Words>
          {step.id === 'business' ? (
            <BusinessStep business={business} onSaved={() => moveTo(current + 1)}>
              {(isPending) => (
                <Actions>
                  <Button type="submit" variant="primary" isPending={isPending || isInFlight}>
                    {t('Save and continue')}
                  </Button>
                  {skip}
                </Actions>
              )}
            </BusinessStep>
          ) : (
            <Actions>
              <StepActions step={step} onChanged={onChanged} />
              {skip}
            </Actions>
          )}
        </Card>
      ) : (
        <Card title={t('You are ready to sell')}>
          <Words>{t('Everything can be changed later under Setting.')}</Words>
          <Actions>
            <LinkButton
              to={firstSteps.webSite ? '/website/website-order-list' : '/ecom/main-order-list'}
              variant="primary"
            >
              {t('Open Karbar')}
            </LinkButton>
            {hasSkipped && (
              <Button isPending={isInFlight} onClick={() => void moveTo(0)}>
                {t('Back to what was skipped')}
              </Button>
            )}
          </Actions>
        </Card>
      )}
    </>
  );
}

/** `/on-boarding`: business, courier, product, first order, SMS; continues at the step where the user stopped. */
export function OnBoardingPage() {
  const { t } = useTranslation();
  const refresh = useRefresh<OnBoardingPageQuery>(onBoardingPageQuery, {});
  const { viewer } = useRouteQuery<OnBoardingPageQuery>(onBoardingPageQuery, onBoardingRoute.useLoaderData());
  if (!viewer) {
    goToSignIn();
    return null;
  }
  // Onboarding is for founders and admins; staff are redirected to the app.
  if (viewer.business && !viewer.permissions.includes('ADMIN')) return <Navigate to={HOME} replace />;

  return (
    <Page id="main">
      <Title>
        <Mark />
        {t('Welcome to Karbar')}
      </Title>
      {viewer.business ? (
        <Steps business={viewer.business} onChanged={() => void refresh()} />
      ) : (
        <Card title={t('First you need a business')}>
          <LinkButton to="/setting/create-new-business" variant="primary">
            {t('Create New Business')}
          </LinkButton>
        </Card>
      )}
    </Page>
  );
}
