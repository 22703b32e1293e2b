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
import { useSetOnBoardingStep } from './useSetOnBoardingStep.ts';

type Business = NonNullable<NonNullable<OnBoardingPageQuery$data['viewer']>['business']>;

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

function Steps({ business }: { business: Business }) {
  const { t } = useTranslation();
  const { setOnBoardingStep, isInFlight } = useSetOnBoardingStep();
  const done = business.onboardingStep;
  const step = ON_BOARDING_STEPS[done];
  const last = ON_BOARDING_STEPS.at(-1);

  async function moveTo(next: number) {
    const outcome = await setOnBoardingStep(next);
    if (!outcome.ok) toastProblem(outcome.problem);
  }
  const skip = (
    <Button variant="quiet" isPending={isInFlight} onClick={() => void moveTo(done + 1)}>
      {t('Skip for now')}
    </Button>
  );

  return (
    <>
      <Stepper
        label={t('First steps')}
        steps={ON_BOARDING_STEPS.map(({ id, label }) => ({ id, label: messageText(label, t) }))}
        currentId={step?.id ?? last?.id ?? ''}
        isComplete={!step}
      />
      {step ? (
        <Card title={messageText(step.title, t)}>
          <Words>{messageText(step.text, t)}</Words>
          {step.to ? (
            <Actions>
              <LinkButton to={step.to} variant="primary" onClick={() => void moveTo(done + 1)}>
                {messageText(step.action ?? step.label, t)}
              </LinkButton>
              {skip}
            </Actions>
          ) : (
            <BusinessStep business={business} onSaved={() => void moveTo(done + 1)}>
              {(isPending) => (
                <Actions>
                  <Button type="submit" variant="primary" isPending={isPending || isInFlight}>
                    {t('Save and continue')}
                  </Button>
                  {skip}
                </Actions>
              )}
            </BusinessStep>
          )}
        </Card>
      ) : (
        <Card title={t('You are ready to sell')}>
          <Words>{t('Everything can be changed later under Setting.')}</Words>
          <Actions>
            <LinkButton to={HOME} variant="primary">
              {t('Open Karbar')}
            </LinkButton>
            <Button isPending={isInFlight} onClick={() => void moveTo(0)}>
              {t('Go through the steps again')}
            </Button>
          </Actions>
        </Card>
      )}
    </>
  );
}

/** `/on-boarding`: business, courier, product, first order, SMS; it goes on where it was left. */
export function OnBoardingPage() {
  const { t } = useTranslation();
  const { viewer } = useRouteQuery<OnBoardingPageQuery>(
    graphql`
      query OnBoardingPageQuery @preloadable {
        viewer {
          business {
            onboardingStep
            ...BusinessStep_business
          }
        }
      }
    `,
    onBoardingRoute.useLoaderData(),
  );
  if (!viewer) {
    goToSignIn();
    return null;
  }
  return (
    <Page id="main">
      <Title>
        <Mark />
        {t('Welcome to Karbar')}
      </Title>
      {viewer.business ? (
        <Steps business={viewer.business} />
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
