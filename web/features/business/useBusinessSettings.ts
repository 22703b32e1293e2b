import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { fetchQuery, graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks';
import type {
  useBusinessSettings_business$key,
} from '../../__generated__/useBusinessSettings_business.graphql.ts';
import type { useBusinessSettingsQuery } from '../../__generated__/useBusinessSettingsQuery.graphql.ts';
import type { UpdateBusinessInput } from '../../__generated__/useSaveBusinessMutation.graphql.ts';
import { useCommandForm } from '../../forms/useCommandForm.ts';
import type { CommandForm } from '../../forms/useCommandForm.ts';
import type { CommandProblem } from '../../relay/commandProblem.ts';
import { collisionsOf } from './businessSettings.ts';
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

interface BusinessSettingsOptions {
  /** As `useCommandForm` has it. */
  keepsTyping?: boolean;
  onSaved: () => void | Promise<unknown>;
}

/** The state of the business setting form, with the changes that somebody else saved meanwhile. */
export function useBusinessSettings(business: useBusinessSettings_business$key, { keepsTyping, onSaved }: BusinessSettingsOptions) {
  const environment = useRelayEnvironment();
  const { version, hotline, packagingCost = null, codFeePercent = null, ...others } = useFragment(
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
        deliveryIncludedKg
        deliveryFeeExtraKg
        packagingCost
        codFeePercent
        reservationTiming
        allowsBackorder
        restockDays
      }
    `,
    business,
  );
  const saved = { ...others, hotline: hotline ?? '', packagingCost, codFeePercent };
  /** The saved version, when somebody else has saved first. */
  const [before, setBefore] = useState<BusinessSettings | null>(null);
  const { saveBusiness } = useSaveBusiness();
  const form = useCommandForm({
    saved: saved as BusinessSettings,
    keepsTyping,
    save: (draft) => saveBusiness({ ...draft, version } as UpdateBusinessInput),
    onSaved: () => {
      setBefore(null);
      return onSaved();
    },
    onRefused: (problem) => (problem.code === 'CONFLICT' ? resolveConflict(problem) : problem),
  });
  const typed = useWatch({ control: form.control, compute: (draft) => (before ? draft : null) });

  /** A conflict about the version or the name; null where both versions are shown instead. */
  async function resolveConflict(conflict: CommandProblem): Promise<CommandProblem | null> {
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
    form,
    discard: () => {
      setBefore(null);
      form.reset();
    },
    /** The field follows the saved value again. */
    resetField: (name: SettingName) => form.change(name, saved[name]),
    collisions: before && typed ? collisionsOf(before, saved, typed) : [],
  };
}

export type BusinessForm = CommandForm<BusinessSettings>;
