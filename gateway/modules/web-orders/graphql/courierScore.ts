import type { WireMessage } from '../../../../schema/rules/message.ts';
import type { CourierScoreSource as SourceValue } from '../../../db/generated/client/enums.ts';
import { db } from '../../../db/client.ts';
import { builder, sessionOf } from '../../../graphql/builder.ts';
import { commandField } from '../../../graphql/command-field.ts';
import { describedEnum } from '../../../graphql/described-enum.ts';
import { nameEnum } from '../../../graphql/input-from-zod.ts';
import { requires } from '../../../graphql/requires.ts';
import { askedToday } from '../courier-score/question-limit.ts';
import { courierScoreSource, saveCourierScoreSetting, SCORE_DEFAULTS, steadfastOf } from '../courier-score/score-setting.ts';

const CourierScoreSource = describedEnum<SourceValue>('CourierScoreSource', 'Who is asked how many parcels to a phone number were delivered.', {
  STEADFAST: "Steadfast, by the keys of the business's own delivery method.",
  BDCOURIER: 'BDCourier, which sums up several couriers.',
});
nameEnum(courierScoreSource, CourierScoreSource);

interface Setting {
  businessId: string;
  source: SourceValue | null;
  key: string | null;
  dailyLimit: number;
  askedDay: Date | null;
  askedCount: number;
  problem: unknown;
  version: number;
}

interface Refused extends WireMessage {
  message: string;
}

export const RefusedQuestion = builder.objectRef<Refused>('RefusedQuestion').implement({
  description: 'Why an outside service did not answer a question.',
  fields: (t) => ({
    message: t.exposeString('message', { description: 'In English.' }),
    messageKey: t.exposeString('messageKey', { description: 'As messageKey of Error.' }),
    messageValues: t.field({ type: 'MessageValues', description: 'As messageValues of Error.', resolve: ({ messageValues }) => messageValues }),
  }),
});

const CourierScoreSettingType = builder.objectRef<Setting>('CourierScoreSetting').implement({
  description: 'Whether couriers are asked about buyers. What they say is among the reasons of the risk score.',
  fields: (t) => ({
    version: t.exposeInt('version', { description: 'For saveCourierScoreSetting; 0 while nothing was ever saved.' }),
    source: t.field({ type: CourierScoreSource, nullable: true, description: 'Who is asked; null for nobody.', resolve: ({ source }) => source }),
    hasKey: t.boolean({ description: 'A key of BDCourier is kept; it is never shown again.', resolve: ({ key }) => key !== null }),
    hasSteadfast: t.boolean({
      description: 'Steadfast is connected as a delivery method.', resolve: async ({ businessId }) => (await steadfastOf(db, businessId)) !== null,
    }),
    dailyLimit: t.exposeInt('dailyLimit', { description: 'So many phone numbers are asked about in a day at most.' }),
    askedToday: t.int({ description: 'Phone numbers that were asked about today.', resolve: askedToday }),
    problem: t.field({
      type: RefusedQuestion, nullable: true, description: 'Why the last question was refused; null after an answer. It is tried again after an hour.',
      resolve: ({ problem }) => problem as Refused | null,
    }),
  }),
});

const readSetting = async (businessId: string): Promise<Setting> =>
  (await db.courierScoreSetting.findUnique({ where: { businessId } })) ?? { ...SCORE_DEFAULTS, businessId };

builder.queryField('courierScoreSetting', (t) =>
  t.field({
    type: CourierScoreSettingType,
    description: 'Whether couriers are asked about buyers.',
    ...requires('ADMIN'),
    resolve: (_root, _args, context) => readSetting(sessionOf(context).businessId),
  }),
);

commandField('saveCourierScoreSetting', saveCourierScoreSetting, {
  description: 'Says who is asked about buyers; a key that is left out stays.',
  record: 'courierScoreSetting', type: CourierScoreSettingType, resolve: (_result, { session }) => readSetting(session.businessId),
});
