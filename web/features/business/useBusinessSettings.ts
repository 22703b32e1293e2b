import { useState } from 'react';
import { fetchQuery, graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks';
import type {
  useBusinessSettings_business$key,
} from '../../__generated__/useBusinessSettings_business.graphql.ts';
import type { useBusinessSettingsQuery } from '../../__generated__/useBusinessSettingsQuery.graphql.ts';
import type { UpdateBusinessInput } from '../../__generated__/useSaveBusinessMutation.graphql.ts';
import type { CommandProblem } from '../../relay/commandProblem.ts';
import { collisionsOf, differs, draftOf } from './businessSettings.ts';
import type { BusinessSettings, SettingName } from './businessSettings.ts';
import { useSaveBusiness } from './useSaveBusiness.ts';

const newestQuery = graphql`
  query useBusinessSettingsQuery {
    viewer {
      business {
        version
        ...useBusinessSettings_business
      }
    }
  }
`;

/**
 * The business setting while it is edited: the draft, how to change and save it, and what somebody else saved
 * meanwhile. `save` answers whether it was saved.
 */
export function useBusinessSettings(business: useBusinessSettings_business$key) {
  const environment = useRelayEnvironment();
  const { version, ...saved } = useFragment(
    graphql`
      fragment useBusinessSettings_business on Business {
        version
        name
        address
        hotline
        orderPrefix
        deliveryFeeInside
        deliveryFeeSuburb
        deliveryFeeOutside
        packagingCost
        codFeePercent
        reservationTiming
        allowsBackorder
      }
    `,
    business,
  );
  const [typed, setTyped] = useState<Partial<BusinessSettings>>({});
  /** What was saved when somebody else turned out to have been quicker. */
  const [before, setBefore] = useState<BusinessSettings | null>(null);
  const [problem, setProblem] = useState<CommandProblem | null>(null);
  const { saveBusiness, isInFlight } = useSaveBusiness();
  const draft = draftOf(saved, typed);

  function change<Name extends SettingName>(name: Name, value: BusinessSettings[Name]) {
    setTyped((current) => ({ ...current, [name]: value }));
  }

  /** The field follows what is saved again. */
  function follow(name: SettingName) {
    setTyped(({ [name]: _typed, ...others }) => others);
  }

  function start() {
    setTyped({});
    setBefore(null);
    setProblem(null);
  }

  async function save(): Promise<boolean> {
    const input = { ...draft, version } as UpdateBusinessInput;
    const outcome = await saveBusiness(input);
    if (outcome.ok) {
      start();
      return true;
    }
    setProblem(outcome.problem.code === 'CONFLICT' ? await explain(outcome.problem) : outcome.problem);
    return false;
  }

  /** A conflict is about the version or about the name; null where both versions are shown instead. */
  async function explain(conflict: CommandProblem): Promise<CommandProblem | null> {
    const newest = await fetchQuery<useBusinessSettingsQuery>(environment, newestQuery, {})
      .toPromise()
      .catch(() => undefined);
    const newestVersion = newest?.viewer?.business?.version;
    if (newestVersion === undefined) return conflict;
    if (newestVersion === version) return { ...conflict, fields: { name: conflict.message } };
    setBefore((earlier) => earlier ?? saved);
    return null;
  }

  return {
    draft,
    change,
    follow,
    save,
    discard: start,
    isDirty: differs(draft, saved).length > 0,
    isSaving: isInFlight,
    problem,
    collisions: before ? collisionsOf(before, saved, typed) : [],
  };
}

export type BusinessDraft = ReturnType<typeof useBusinessSettings>;
